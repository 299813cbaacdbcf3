import { optionSpec, optionUsage } from './options.ts';
import type { Example, Verb } from './verb.ts';

/** The whole program on one screen: examples first. */
export function programHelp(verbs: readonly Verb[]): string {
  return join([
    'Inkling: deduction games that you can play, solve and prove.',
    '',
    ...exampleLines(verbs.slice(0, 8).flatMap((verb) => verb.examples.slice(0, 1))),
    '',
    'Usage: inkling VERB [GAME] ... [options]',
    '',
    ...indented(verbs.map((verb) => [verb.name, verb.summary])),
    '',
    'inkling help VERB, or inkling VERB --help, says all about one of them; inkling --version the version.',
  ]);
}

export function verbHelp(verb: Verb): string {
  const games = Object.keys(verb.games ?? {});
  const usage = ['inkling', verb.name, ...(games.length > 0 ? ['GAME'] : []), verb.usage, '[options]'];
  const options = verb.options.map((name) => {
    const { text, values } = optionSpec(name);
    return [optionUsage(name), values ? `${text} (${values.join(', ')})` : text];
  });
  return join([
    `${verb.name}: ${verb.summary}.`,
    '',
    ...exampleLines(verb.examples),
    '',
    `Usage: ${usage.filter((part) => part !== '').join(' ')}`,
    ...(games.length > 0 ? [`GAME: ${games.join(', ')}`] : []),
    '',
    ...indented([...options, ['-h, --help', 'this page']]),
    ...(verb.notes ?? []).flatMap((note) => ['', ...wrapped(note)]),
  ]);
}

function exampleLines(examples: readonly Example[]): readonly string[] {
  return ['Examples:', ...indented(examples.map(({ line, text }) => [line, text]))];
}

/** Two columns, the second to the left too. */
function indented(rows: readonly (readonly string[])[]): readonly string[] {
  const width = Math.min(WIDE, Math.max(...rows.map(([first = '']) => first.length)));
  return rows.map(([first = '', second = '']) => `  ${first.padEnd(width)}  ${second}`.trimEnd());
}

function wrapped(text: string): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < LINE_WIDTH)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}

function join(lines: readonly string[]): string {
  return `${lines.join('\n')}\n`;
}

const LINE_WIDTH = 88;
const WIDE = 60;
