import { type OptionName, optionSpec } from './options.ts';
import type { Verb } from './verb.ts';

/** Completion scripts, made from the same list as help: verbs, then games, options and their values. */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];

export function completionScript(shell: Shell, verbs: readonly Verb[]): string {
  switch (shell) {
    case 'bash':
      return bashScript(verbs);
    case 'zsh':
      return `#compdef inkling\nautoload -U +X bashcompinit && bashcompinit\n${bashScript(verbs)}`;
    case 'fish':
      return fishScript(verbs);
  }
}

function bashScript(verbs: readonly Verb[]): string {
  const cases = verbs.map((verb) => {
    const words = [...firstWords(verb), ...verb.options.map((name) => `--${name}`), '--help'];
    return `    ${verb.name}) words='${words.join(' ')}' ;;`;
  });
  const values = optionNames(verbs).flatMap((name) => {
    const known = optionSpec(name).values;
    return known
      ? [`    --${name}) COMPREPLY=($(compgen -W '${known.join(' ')}' -- "$word")); return ;;`]
      : [];
  });
  return [
    '_inkling() {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell, not JavaScript
    '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words',
    '  case "$before" in',
    ...values,
    '  esac',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell, not JavaScript
    '  case "${COMP_WORDS[1]}" in',
    ...cases,
    '  esac',
    `  if [ "$COMP_CWORD" -eq 1 ]; then words='${verbs.map((verb) => verb.name).join(' ')} --help --version'; fi`,
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    'complete -F _inkling inkling',
    '',
  ].join('\n');
}

function fishScript(verbs: readonly Verb[]): string {
  const lines = ['complete -c inkling -f'];
  for (const verb of verbs) {
    const here = `-n '__fish_seen_subcommand_from ${verb.name}'`;
    lines.push(`complete -c inkling -n __fish_use_subcommand -a ${verb.name} -d '${fishText(verb.summary)}'`);
    const words = firstWords(verb);
    if (words.length > 0) lines.push(`complete -c inkling ${here} -a '${words.join(' ')}'`);
    for (const name of verb.options) {
      const { text, value, values } = optionSpec(name);
      const takes = value === undefined ? '' : values ? ` -x -a '${values.join(' ')}'` : ' -x';
      lines.push(`complete -c inkling ${here} -l ${name}${takes} -d '${fishText(text)}'`);
    }
  }
  return `${lines.join('\n')}\n`;
}

function firstWords(verb: Verb): readonly string[] {
  return verb.offers ?? Object.keys(verb.games ?? {});
}

function optionNames(verbs: readonly Verb[]): readonly OptionName[] {
  return [...new Set(verbs.flatMap((verb) => verb.options))];
}

function fishText(text: string): string {
  return text.replace(/['\\]/g, '\\$&');
}
