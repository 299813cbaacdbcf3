import {
  type Example,
  gamesOf,
  optionsOf,
  type Program,
  partOf,
  type Verb,
} from '../../contract/game-terminal.ts';
import { type OptionTable, optionUsage } from '../../shell/options.ts';
import { wrappedLine } from '../../shell/wrapping.ts';

/** Returns the overview of the whole program, which fits on one screen and begins with examples. */
export function programHelp(program: Program, columns?: number): string {
  const { verbs } = program;
  return join(columns, [
    'Inkling: deduction games that you can play, solve and prove.',
    '',
    ...exampleLines(
      verbs.slice(0, VERBS_SHOWN).flatMap((verb) => examplesOf(verb, program).slice(0, 1)),
      columns,
    ),
    '',
    'Usage: inkling VERB [GAME] ... [options]',
    '',
    ...indented(
      verbs.map((verb) => [verb.name, verb.summary]),
      columns,
    ),
    '',
    'inkling help VERB, or inkling VERB --help, explains one of them; inkling --version prints the version.',
  ]);
}

/** Returns the help page of a verb: what it accepts for every game, then what it accepts for each game. */
export function verbHelp(verb: Verb, program: Program, columns?: number): string {
  const games = gamesOf(verb, program.games);
  const needsGame = games.length > 0 && !games.some(({ verbs }) => verbs[verb.name]?.isUsual);
  const usage = ['inkling', verb.name, ...(needsGame ? ['GAME'] : []), verb.usage, '[options]'];
  const parts = program.games.flatMap((game) => {
    const options = partOf(verb, game) ?? {};
    return Object.keys(options).length === 0
      ? []
      : ['', `For ${game.id}:`, ...indented(optionRows(options), columns)];
  });
  return join(columns, [
    `${verb.name}: ${verb.summary}.`,
    '',
    ...exampleLines(examplesOf(verb, program), columns),
    '',
    `Usage: ${usage.filter((part) => part !== '').join(' ')}`,
    ...(needsGame ? [`GAME: ${games.map(({ id }) => id).join(', ')}`] : []),
    '',
    ...indented([...optionRows(optionsOf(verb)), ['-h, --help', 'this page']], columns),
    ...parts,
    ...notesOf(verb, program).flatMap((note) => [
      '',
      ...wrapped(note, Math.min(columns ?? LINE_WIDTH, LINE_WIDTH)),
    ]),
  ]);
}

function optionRows(options: OptionTable): readonly (readonly string[])[] {
  return Object.entries(options).map(([name, spec]) => {
    const { text, values } = spec;
    return [optionUsage(name, spec), values ? `${text} (${values.join(', ')})` : text];
  });
}

function examplesOf(verb: Verb, { games }: Program): readonly Example[] {
  return [...verb.examples, ...gamesOf(verb, games).flatMap(({ verbs }) => verbs[verb.name]?.examples ?? [])];
}

function notesOf(verb: Verb, { games }: Program): readonly string[] {
  return [
    ...gamesOf(verb, games).flatMap(({ verbs }) => verbs[verb.name]?.notes ?? []),
    ...(verb.notes ?? []),
  ];
}

function exampleLines(examples: readonly Example[], columns: number | undefined): readonly string[] {
  const rows = examples.map(({ line, text }) => [line, text]);
  return ['Examples:', ...indented(rows, columns)];
}

/**
 * Formats rows as two left-aligned columns. Puts the second column below the first if they do not fit side by
 * side.
 */
function indented(
  rows: readonly (readonly string[])[],
  columns: number = Number.POSITIVE_INFINITY,
): readonly string[] {
  const width = Math.min(WIDE, Math.max(...rows.map(([first = '']) => first.length)));
  const room = columns - width - 4;
  return rows.flatMap(([first = '', second = '']) => {
    const line = `  ${first.padEnd(width)}  ${second}`.trimEnd();
    if (line.length <= columns) return [line];
    const beside = room >= SECOND_MIN && first.length <= width;
    const [head = '', ...rest] = wrapped(second, beside ? room : columns - BELOW);
    const tail = (text: string) => `${' '.repeat(beside ? width + 4 : BELOW)}${text}`;
    return beside
      ? [`  ${first.padEnd(width)}  ${head}`, ...rest.map(tail)]
      : [`  ${first}`, tail(head), ...rest.map(tail)];
  });
}

function wrapped(text: string, width: number = LINE_WIDTH): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function join(columns: number | undefined, lines: readonly string[]): string {
  return `${lines.flatMap((line) => wrappedLine(line, columns)).join('\n')}\n`;
}

/** Verbs whose first example is shown in the program's overview. */
const VERBS_SHOWN = 8;
const LINE_WIDTH = 88;
const WIDE = 60;
/** The minimum width of a second column next to the first, and its indentation if it is below. */
const SECOND_MIN = 24;
const BELOW = 6;
