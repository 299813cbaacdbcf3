import {
  type Example,
  gamesOf,
  optionsOf,
  type Program,
  partOf,
  type Verb,
} from '../../contract/game-terminal.ts';
import { type OptionTable, optionUsage } from '../../shell/options.ts';

/** Returns the man page of the whole program in troff, generated from the same tables as help. */
export function manPage(program: Program, version: string): string {
  return [
    `.TH INKLING 1 "" "inkling ${version}"`,
    '.SH NAME',
    'inkling \\- deduction games that you can play, solve and prove',
    '.SH SYNOPSIS',
    '.B inkling',
    '.I VERB',
    '[GAME] ... [options]',
    '.SH VERBS',
    ...program.verbs.flatMap((verb) => verbLines(verb, program)),
    '.SH EXIT STATUS',
    '0 done, 1 a bug in the program or an incomplete proof, 2 usage or input that cannot be read, 3 contradictory or impossible, 5 verification failed, 130 interrupted.',
    '',
  ].join('\n');
}

function verbLines(verb: Verb, { games }: Program): readonly string[] {
  const known = gamesOf(verb, games);
  const game = known.length > 0 ? ` ${known.map(({ id }) => id).join('|')}` : '';
  const examples: readonly Example[] = [
    ...verb.examples,
    ...known.flatMap(({ verbs }) => verbs[verb.name]?.examples ?? []),
  ];
  return [
    `.SS ${troff(`inkling ${verb.name}${game} ${verb.usage}`.trim())}`,
    troff(`${verb.summary}.`),
    ...optionLines(optionsOf(verb)),
    ...games.flatMap((each) => {
      const own = optionLines(partOf(verb, each) ?? {});
      return own.length === 0 ? [] : ['.PP', `For ${each.id}:`, ...own];
    }),
    ...examples.flatMap(({ line, text }) => ['.PP', `${troff(text)}:`, '.br', `.B ${troff(line)}`]),
  ];
}

function optionLines(options: OptionTable): readonly string[] {
  return Object.entries(options).flatMap(([name, spec]) => [
    '.TP',
    `.B ${troff(optionUsage(name, spec))}`,
    troff(spec.values ? `${spec.text} (${spec.values.join(', ')})` : spec.text),
  ]);
}

/**
 * Escapes text so that troff does not read any of it as a command: no line begins with a control character, and a
 * hyphen stays a hyphen.
 */
function troff(text: string): string {
  return text
    .replaceAll('\\', '\\e')
    .replaceAll('-', '\\-')
    .replace(/^(?=[.'])/gm, '\\&');
}
