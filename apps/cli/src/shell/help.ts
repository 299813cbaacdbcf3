import { optionSpec, optionUsage } from './options.ts';
import type { Example, Verb } from './verb.ts';
import { wrappedLine } from './wrapping.ts';

/** The whole program on one screen: examples first. */
export function programHelp(verbs: readonly Verb[], columns?: number): string {
  return join(columns, [
    'Inkling: deduction games that you can play, solve and prove.',
    '',
    ...exampleLines(
      verbs.slice(0, 8).flatMap((verb) => verb.examples.slice(0, 1)),
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
    'inkling help VERB, or inkling VERB --help, says all about one of them; inkling --version the version.',
  ]);
}

/** All about one verb. */
export function verbHelp(verb: Verb, columns?: number): string {
  const games = Object.keys(verb.games ?? {});
  const usage = ['inkling', verb.name, ...(games.length > 0 ? ['GAME'] : []), verb.usage, '[options]'];
  const options = verb.options.map((name) => {
    const { text, values } = optionSpec(name);
    return [optionUsage(name), values ? `${text} (${values.join(', ')})` : text];
  });
  return join(columns, [
    `${verb.name}: ${verb.summary}.`,
    '',
    ...exampleLines(verb.examples, columns),
    '',
    `Usage: ${usage.filter((part) => part !== '').join(' ')}`,
    ...(games.length > 0 ? [`GAME: ${games.join(', ')}`] : []),
    '',
    ...indented([...options, ['-h, --help', 'this page']], columns),
    ...(verb.notes ?? []).flatMap((note) => [
      '',
      ...wrapped(note, Math.min(columns ?? LINE_WIDTH, LINE_WIDTH)),
    ]),
  ]);
}

function exampleLines(examples: readonly Example[], columns: number | undefined): readonly string[] {
  const rows = examples.map(({ line, text }) => [line, text]);
  return ['Examples:', ...indented(rows, columns)];
}

/** Two columns, the second to the left too; below each other where they do not fit beside each other. */
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

const LINE_WIDTH = 88;
const WIDE = 60;
/** The least room for a second column beside the first, and its indent where it stands below. */
const SECOND_MIN = 24;
const BELOW = 6;
