# Keys of bash, written by 'thumb --shell=bash': Ctrl-T puts in names of files,
# Ctrl-R an earlier command, and Alt-C goes to a folder. Needs bash 4.
# THUMB_OPTIONS        more options of thumb, such as -l sv
# THUMB_FILES_COMMAND  what lists files, each ending in NUL
# THUMB_FOLDERS_COMMAND  what lists folders, each ending in NUL
__thumb() {
  local -a options
  # Words, as in the other shells: their asterisks stand for themselves.
  IFS=$' \t\n' read -r -d '' -a options <<<"${THUMB_OPTIONS-}"
  command thumb -z --height=40% --punctuation-counts --bind=esc:abort \
    "${options[@]}" "$@"
}

__thumb_files() {
  local name names=
  while IFS= read -r -d '' name; do
    # A name that begins like an option keeps its path.
    [[ $name == ./-* ]] || name=${name#./}
    printf -v name '%q' "$name"
    names+="$name "
  done < <(eval "${THUMB_FILES_COMMAND:-command find -L . -mindepth 1 -name '.*' -prune -o -print0 2>/dev/null}" | __thumb)
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
    eval "${THUMB_FOLDERS_COMMAND:-command find -L . -mindepth 1 -name '.*' -prune -o -type d -print0 2>/dev/null}" | __thumb
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
