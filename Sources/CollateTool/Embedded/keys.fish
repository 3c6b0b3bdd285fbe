# Keys of fish, written by 'thumb --shell=fish': Ctrl-T puts in names of files,
# Ctrl-R an earlier command, and Alt-C goes to a folder.
# THUMB_OPTIONS        more options of thumb, such as -l sv
# THUMB_FILES_COMMAND  what lists files, each ending in NUL
# THUMB_FOLDERS_COMMAND  what lists folders, each ending in NUL
function __thumb
  command thumb -z --height=40% --punctuation-counts --bind=esc:abort (string split -n ' ' -- "$THUMB_OPTIONS") $argv
end

function __thumb_files
  set -l list "command find -L . -mindepth 1 -name '.*' -prune -o -print0 2>/dev/null"
  set -q THUMB_FILES_COMMAND; and set list $THUMB_FILES_COMMAND
  eval $list | __thumb | while read -lz name
    # A name that begins like an option keeps its path.
    set name (string replace -r '^\./(?!-)' '' -- $name | string collect)
    commandline -i -- (string escape -- $name)' '
  end
  commandline -f repaint
end

function __thumb_history
  builtin history -z | __thumb --input-order --rank --query=(commandline) |
    read -lz line
  and commandline -- $line
  commandline -f repaint
end

function __thumb_folder
  set -l list "command find -L . -mindepth 1 -name '.*' -prune -o -type d -print0 2>/dev/null"
  set -q THUMB_FOLDERS_COMMAND; and set list $THUMB_FOLDERS_COMMAND
  eval $list | __thumb | read -lz folder
  and builtin cd -- $folder
  commandline -f repaint
end

for __thumb_mode in default insert
  bind -M $__thumb_mode \ct __thumb_files
  bind -M $__thumb_mode \cr __thumb_history
  bind -M $__thumb_mode \ec __thumb_folder
end
set -e __thumb_mode
