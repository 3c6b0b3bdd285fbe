#compdef «program»
# zsh completion for «program», written by '«program» --completion=zsh'
_«program»_locales() {
  local -a locales
  locales=(${(f)"$(collate locales 2>/dev/null | cut -f1)"})
  compadd -a locales
}
_«program»() {
  local -a commands options
«options»«first»
  _arguments -s -S $options '*:file:_files'
}
_«program» "$@"
