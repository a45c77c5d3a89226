/** What a shell is told, once, to ask the command for completions. */
export const SCRIPTS = {
  bash: `# Completion of sandtable for bash: add to ~/.bashrc
#   eval "$(sandtable completion bash)"
_sandtable() {
  local line word part before found
  # Bash splits words at = : and @, and replaces what is behind the last of them, or from the @ on.
  line=\${COMP_LINE:0:COMP_POINT}
  local -a words
  read -r -a words <<< "$line"
  case $line in *[[:space:]]) words+=("") ;; esac
  word=\${words[\${#words[@]}-1]}
  part=\${COMP_WORDS[COMP_CWORD]}
  case $part in : | =) part="" ;; esac
  before=\${word%"$part"}
  before=\${before%@}
  COMPREPLY=()
  while IFS= read -r found; do
    COMPREPLY+=("\${found#"$before"}")
  done < <("\${COMP_WORDS[0]}" --complete "\${words[@]:1}" 2>/dev/null)
}
complete -o nospace -o default -F _sandtable sandtable
`,
  zsh: `#compdef sandtable
# Completion of sandtable for zsh: add to ~/.zshrc, below compinit
#   eval "$(sandtable completion zsh)"
_sandtable() {
  local -a found
  found=("\${(@f)$("\${words[1]}" --complete "\${(@)words[2,CURRENT-1]}" "$PREFIX" 2>/dev/null)}")
  if [[ -n "\${found[1]}" ]]; then
    compadd -Q -S '' -- "\${found[@]}"
  else
    _files
  fi
}
compdef _sandtable sandtable
`,
} as const;
