# bash completion for «program», written by '«program» --completion=bash'
_«program»() {
  local cur=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD - 1]}
  local command=«command» options='' words='' sign=''
  COMPREPLY=()
  # To bash, the sign in --option=value is a word of its own.
  if [[ $cur == '=' ]]; then
    cur='' sign='='
  elif [[ $option == '=' ]]; then
    sign='='
    option=${COMP_WORDS[COMP_CWORD - 2]}
  fi«which»
  case "$command $option$sign" in
«values»
  esac
  case $command in
«options»
  esac
  if [[ -n $words ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$words" -- "$cur")
  elif [[ $cur == -* ]]; then
    mapfile -t COMPREPLY < <(compgen -W "$options" -- "$cur")
    [[ ${COMPREPLY[0]} == *= ]] && compopt -o nospace«first»
  fi
}
complete -o default -F _«program» «program»
