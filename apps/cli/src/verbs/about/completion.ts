import { gamesOf, optionsOf, type Program, partOf, type Verb } from '../../contract/game-terminal.ts';
import type { OptionTable } from '../../shell/options.ts';

/**
 * Completion scripts, generated from the same tables as help: verbs, then games, then the options of both and
 * their values.
 */
export const SHELLS = ['bash', 'zsh', 'fish'] as const;

export type Shell = (typeof SHELLS)[number];

export function completionScript(shell: Shell, program: Program): string {
  switch (shell) {
    case 'bash':
      return bashScript(program);
    case 'zsh':
      return zshScript(program);
    case 'fish':
      return fishScript(program);
  }
}

function bashScript(program: Program): string {
  const { verbs } = program;
  const words = casesOf(program).map(({ pattern, offers, options }) => {
    const all = [...offers, ...Object.keys(options).map((name) => `--${name}`), '--help'];
    return `    ${pattern}) words='${all.join(' ')}' ;;`;
  });
  const values = casesOf(program).flatMap(({ pattern, options }) =>
    Object.entries(options).flatMap(([name, spec]) =>
      spec.values
        ? [
            `    ${pattern}' --${name}') COMPREPLY=($(compgen -W '${spec.values.join(' ')}' -- "$word")); return ;;`,
          ]
        : [],
    ),
  );
  return [
    '_inkling() {',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell, not JavaScript
    '  local word="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}" words',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell, not JavaScript
    '  local here="${COMP_WORDS[1]} ${COMP_WORDS[2]}"',
    // Bash splits --format=csv into three words.
    '  if [ "$word" = "=" ]; then word=; fi',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell, not JavaScript
    '  if [ "$before" = "=" ]; then before="${COMP_WORDS[COMP_CWORD-2]}"; fi',
    '  case "$here $before" in',
    ...values,
    '  esac',
    '  case "$here" in',
    ...words,
    '  esac',
    `  if [ "$COMP_CWORD" -eq 1 ]; then words='${verbs.map((verb) => verb.name).join(' ')} --help --version'; fi`,
    '  COMPREPLY=($(compgen -W "$words" -- "$word"))',
    '}',
    // If no word matches, completes file names: games, lists, strategies.
    'complete -o default -F _inkling inkling',
    '',
  ].join('\n');
}

interface Case {
  /** What the line must look like so far, as a shell pattern: `'play word'*`, or `'play '*`. */
  readonly pattern: string;
  readonly offers: readonly string[];
  readonly options: OptionTable;
}

/** Returns a case for a verb with each of its games, then one for the verb with anything else after it. */
function casesOf({ verbs, games }: Program): readonly Case[] {
  return verbs.flatMap((verb) => [
    ...gamesOf(verb, games).map((game) => ({
      pattern: `'${verb.name} ${game.id}'`,
      offers: [],
      options: optionsOf(verb, game),
    })),
    {
      pattern: `'${verb.name} '*`,
      offers: firstWords(verb, { verbs, games }),
      options: beforeGame(verb, games),
    },
  ]);
}

/**
 * The descriptions that zsh shows next to each word are those of help. Values and files follow the options that
 * take them.
 */
function zshScript(program: Program): string {
  const { verbs } = program;
  const cases = casesOf(program).flatMap(({ pattern, offers, options }) => [
    `    ${pattern})`,
    `      words_=(${offers.map((word) => zshText(word)).join(' ')})`,
    `      options_=(${Object.entries(options)
      .map(([name, { text }]) => zshText(`--${name}:${text.replaceAll(':', '\\:')}`))
      .join(' ')})`,
    ...Object.entries(options).flatMap(([name, { value, values }]) => {
      if (value === undefined) return [];
      const action = values ? `compadd -- ${values.join(' ')}` : '_files';
      return [`      if [[ $before == --${name} ]]; then ${action}; return; fi`];
    }),
    '      ;;',
  ]);
  const named = verbs.map(({ name, summary }) => zshText(`${name}:${summary.replaceAll(':', '\\:')}`));
  return [
    '#compdef inkling',
    '_inkling() {',
    '  local -a verbs_ words_ options_',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell, not JavaScript
    '  local before="${words[CURRENT-1]}" here="${words[2]} ${words[3]}"',
    `  verbs_=(${named.join(' ')})`,
    "  if (( CURRENT == 2 )); then _describe 'verb' verbs_; return; fi",
    '  case "$here" in',
    ...cases,
    '  esac',
    // biome-ignore lint/suspicious/noTemplateCurlyInString: shell, not JavaScript
    "  if [[ ${words[CURRENT]} == -* ]]; then _describe 'option' options_; return; fi",
    // The games or other words that the verb offers, and files, because a game may be a file.
    '  if (( CURRENT == 3 && $#words_ )); then compadd -- $words_; fi',
    '  _files',
    '}',
    // In a folder of completions, this file is itself the function; if sourced, it registers the function.
    'if [ "$funcstack[1]" = "_inkling" ]; then _inkling "$@"; else compdef _inkling inkling; fi',
    '',
  ].join('\n');
}

function zshText(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}

function fishScript({ verbs, games }: Program): string {
  const lines = ['complete -c inkling -n __fish_use_subcommand -f'];
  for (const verb of verbs) {
    const here = `__fish_seen_subcommand_from ${verb.name}`;
    lines.push(`complete -c inkling -n __fish_use_subcommand -a ${verb.name} -d '${fishText(verb.summary)}'`);
    const words = firstWords(verb, { verbs, games });
    if (words.length > 0) lines.push(`complete -c inkling -n '${here}' -a '${words.join(' ')}'`);
    lines.push(...fishOptions(here, beforeGame(verb, games)));
    for (const game of gamesOf(verb, games)) {
      const { options, isUsual } = game.verbs[verb.name] ?? {};
      if (options && !isUsual)
        lines.push(...fishOptions(`${here}; and __fish_seen_subcommand_from ${game.id}`, options));
    }
  }
  return `${lines.join('\n')}\n`;
}

function fishOptions(condition: string, options: OptionTable): readonly string[] {
  return Object.entries(options).map(([name, { text, value, values }]) => {
    const takes = value === undefined ? '' : values ? ` -x -a '${values.join(' ')}'` : ' -r';
    return `complete -c inkling -n '${condition}' -l ${name}${takes} -d '${fishText(text)}'`;
  });
}

function firstWords(verb: Verb, { games }: Program): readonly string[] {
  const named = verb.takesGame ? games.filter(verb.takesGame) : gamesOf(verb, games);
  return verb.offers ?? named.map(({ id }) => id);
}

/** Returns the options that completion offers for a verb before a game is named. */
function beforeGame(verb: Verb, games: Program['games']): OptionTable {
  const named = gamesOf(verb, games);
  const usual = named.filter(({ verbs }) => verbs[verb.name]?.isUsual);
  const parts = (named.length > 0 ? usual : games).map((game) => partOf(verb, game));
  return Object.assign({}, optionsOf(verb), ...parts);
}

function fishText(text: string): string {
  return text.replace(/['\\]/g, '\\$&');
}
