# Keys of zsh, written by 'thumb --shell=zsh': Ctrl-T puts in names of files,
# Ctrl-R an earlier command, and Alt-C goes to a folder.
# THUMB_OPTIONS        more options of thumb, such as -l sv
# THUMB_FILES_COMMAND  what lists files, each ending in NUL
# THUMB_FOLDERS_COMMAND  what lists folders, each ending in NUL
zmodload -i zsh/parameter

__thumb() { command thumb -z --height=40% --punctuation-counts --bind=esc:abort ${=THUMB_OPTIONS} "$@" }

__thumb-files() {
  emulate -L zsh
  setopt extendedglob
  local name
  local -a names
  names=(${(0)"$(eval "${THUMB_FILES_COMMAND:-command find -L . -mindepth 1 -name '.*' -prune -o -print0 2>/dev/null}" | __thumb)"})
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
  folder=${"$(eval "${THUMB_FOLDERS_COMMAND:-command find -L . -mindepth 1 -name '.*' -prune -o -type d -print0 2>/dev/null}" | __thumb)"%$'\0'}
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
