// Scripts that let a shell pick with `thumb`: files with Ctrl-T, earlier
// commands with Ctrl-R, folders with Alt-C. Names and commands end in NUL on
// their way, as they may have line ends.

/// What the user can set for the scripts, as a comment in them.
private let settings = """
  # THUMB_OPTIONS        more options of thumb, such as -l sv
  # THUMB_FILES_COMMAND  what lists files, each ending in NUL
  # THUMB_FOLDERS_COMMAND  what lists folders, each ending in NUL
  """

private let files =
  "command find -L . -mindepth 1 -name '.*' -prune -o -print0 2>/dev/null"
private let folders =
  "command find -L . -mindepth 1 -name '.*' -prune -o -type d -print0 "
  + "2>/dev/null"

/// The options of names and commands, whose signs count; Esc leaves the command
/// line as it is.
private let options =
  "-z --height=40% --punctuation-counts --bind=esc:abort"

let bashBindings = #"""
  # Keys of bash, written by 'thumb --shell=bash': Ctrl-T puts in names of files,
  # Ctrl-R an earlier command, and Alt-C goes to a folder. Needs bash 4.
  \#(settings)
  __thumb() { command thumb \#(options) ${THUMB_OPTIONS-} "$@"; }

  __thumb_files() {
    local name names=
    while IFS= read -r -d '' name; do
      # A name that begins like an option keeps its path.
      [[ $name == ./-* ]] || name=${name#./}
      printf -v name '%q' "$name"
      names+="$name "
    done < <(eval "${THUMB_FILES_COMMAND:-\#(files)}" | __thumb)
    READLINE_LINE=${READLINE_LINE:0:READLINE_POINT}$names${READLINE_LINE:READLINE_POINT}
    READLINE_POINT=$((READLINE_POINT + ${#names}))
  }

  __thumb_history() {
    local line
    IFS= read -r -d '' line < <(
      # A command begins with a tab and a blank or an asterisk.
      builtin fc -lnr -2147483648 2>/dev/null | command awk '
        function finish() { if (count++ && !(seen[text]++)) printf "%s%c", text, 0 }
        /^\t[ *]/ { finish(); text = substr($0, 3); next }
        { text = text "\n" $0 }
        END { finish() }' |
        __thumb --input-order --rank --query="$READLINE_LINE"
    )
    [[ -n $line ]] || return
    READLINE_LINE=$line
    READLINE_POINT=${#line}
  }

  # Alt-C is three keys: one puts in the command, Enter runs it, so that the
  # prompt knows of the folder, and one puts back what was typed.
  __thumb_folder() {
    local folder
    __thumb_line=$READLINE_LINE
    __thumb_point=$READLINE_POINT
    IFS= read -r -d '' folder < <(
      eval "${THUMB_FOLDERS_COMMAND:-\#(folders)}" | __thumb
    )
    READLINE_LINE=
    [[ -z $folder ]] || printf -v READLINE_LINE 'builtin cd -- %q' "$folder"
    READLINE_POINT=${#READLINE_LINE}
  }

  __thumb_restore() {
    READLINE_LINE=$__thumb_line
    READLINE_POINT=$__thumb_point
  }

  for __thumb_map in emacs-standard vi-command vi-insert; do
    bind -m $__thumb_map -x '"\C-t": __thumb_files'
    bind -m $__thumb_map -x '"\C-r": __thumb_history'
    bind -m $__thumb_map -x '"\C-x\C-y1": __thumb_folder'
    bind -m $__thumb_map -x '"\C-x\C-y2": __thumb_restore'
    bind -m $__thumb_map '"\ec": "\C-x\C-y1\C-m\C-x\C-y2"'
  done
  unset __thumb_map

  """#

let zshBindings = #"""
  # Keys of zsh, written by 'thumb --shell=zsh': Ctrl-T puts in names of files,
  # Ctrl-R an earlier command, and Alt-C goes to a folder.
  \#(settings)
  zmodload -i zsh/parameter

  __thumb() { command thumb \#(options) ${=THUMB_OPTIONS} "$@" }

  __thumb-files() {
    emulate -L zsh
    setopt extendedglob
    local name
    local -a names
    names=(${(0)"$(eval "${THUMB_FILES_COMMAND:-\#(files)}" | __thumb)"})
    for name in "${(@)names}"; do
      # A name that begins like an option keeps its path.
      [[ $name == ./-* ]] || name=${name#./}
      LBUFFER+="${(q)name} "
    done
    zle reset-prompt
  }

  __thumb-history() {
    emulate -L zsh
    local line
    line=${"$(printf '%s\0' "${(@u)history}" |
      __thumb --input-order --rank --query="$BUFFER")"%$'\0'}
    if [[ -n $line ]]; then
      BUFFER=$line
      CURSOR=$#BUFFER
    fi
    zle reset-prompt
  }

  __thumb-folder() {
    emulate -L zsh
    local folder
    folder=${"$(eval "${THUMB_FOLDERS_COMMAND:-\#(folders)}" | __thumb)"%$'\0'}
    if [[ -z $folder ]]; then
      zle reset-prompt
      return
    fi
    # What was typed comes back behind the next prompt.
    zle push-line
    BUFFER="builtin cd -- ${(q)folder}"
    zle accept-line
    zle reset-prompt
  }

  zle -N __thumb-files
  zle -N __thumb-history
  zle -N __thumb-folder
  for __thumb_map in emacs vicmd viins; do
    bindkey -M $__thumb_map '^T' __thumb-files
    bindkey -M $__thumb_map '^R' __thumb-history
    bindkey -M $__thumb_map '\ec' __thumb-folder
  done
  unset __thumb_map

  """#

let fishBindings = #"""
  # Keys of fish, written by 'thumb --shell=fish': Ctrl-T puts in names of files,
  # Ctrl-R an earlier command, and Alt-C goes to a folder.
  \#(settings)
  function __thumb
    command thumb \#(options) (string split -n ' ' -- "$THUMB_OPTIONS") $argv
  end

  function __thumb_files
    set -l list "\#(files)"
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
    set -l list "\#(folders)"
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

  """#
