// The scripts of a page, for checks that run them without a browser.
'use strict';

const {readFileSync} = require('node:fs');
const path = require('node:path');
const vm = require('node:vm');

const folder = path.join(__dirname, '../Sources/CollateTool/Embedded');
const scripts = ['folding.js', 'matching.js', 'page.js'].map(
  name => [name, readFileSync(path.join(folder, name), 'utf8')]);

// Runs the scripts in a context of their own, whose page has no elements.
function newContext() {
  const context = vm.createContext({document: {
    getElementById: () => null, querySelector: () => ({dataset: {}})}});
  for (const [filename, text] of scripts) vm.runInContext(text, context, {filename});
  return context;
}

module.exports = {scripts, newContext};
