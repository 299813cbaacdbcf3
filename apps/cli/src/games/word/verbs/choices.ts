import { makeRound, readWordHints, type WordHints, type WordsLeft, wordsLeft } from 'inkling/word';
import type { Handler } from '../../../contract/game-terminal.ts';
import { counted, fromOne } from '../../../messages/numbers.ts';
import { EXIT } from '../../../shell/exit.ts';
import { printJson, printLines, tableLines } from '../../../shell/printing.ts';
import type { PositionOptions } from '../lists/options.ts';
import { sayNotInList, stringsText, UNCOUNTED_STRINGS, wordsText } from '../messages/words.ts';
import { refuseContradiction } from '../position/contradiction.ts';
import { readProblem, type WordProblem } from '../position/problem.ts';

/** Shows what follows from the hints alone, and which words of the list fit. */
export const choices: Handler<PositionOptions> = async ({ words, options }, world) => {
  const problem = await readProblem(words, options, world);
  if (!problem.ok) return problem.error;
  const refused = refuseContradiction(problem.value, options, world);
  if (refused !== undefined) return refused;
  const hints = readWordHints(problem.value.rounds, problem.value);
  const left = wordsLeft(problem.value.rounds, problem.value.lists);
  if (options.json) printJson(world.out, choicesObject(problem.value, hints, left));
  else printLines(world.out, choicesLines(problem.value, hints, left));
  return EXIT.done;
};

function choicesObject({ alphabet, rounds }: WordProblem, hints: WordHints, left: WordsLeft): object {
  const { strings, green, bounds, direct, excluded, absent, blindExcluded, places, patterns } = hints;
  const note = noteOf(hints, left);
  return {
    game: 'word',
    rounds: rounds.map((round) => makeRound(alphabet, round)),
    length: hints.length,
    consistent: true,
    strings: strings === undefined ? null : String(strings),
    green,
    bounds,
    direct,
    excluded: Object.fromEntries(Object.entries(excluded).map(([letter, tried]) => [letter, fromOne(tried)])),
    absent,
    blindExcluded,
    places,
    patterns: { total: countOf(patterns.total), completable: countOf(patterns.completable) },
    words: {
      likely: left.likely,
      all: left.all,
      ...(left.withheldCount > 0 ? { withheld: left.withheldCount } : {}),
    },
    ...(note === undefined ? {} : { note }),
  };
}

/** Returns a number, or its digits if it exceeds the safe integers, or `null` if counting would take too long. */
function countOf(count: bigint | undefined): number | string | null {
  if (count === undefined) return null;
  return count <= BigInt(Number.MAX_SAFE_INTEGER) ? Number(count) : String(count);
}

function noteOf({ strings }: WordHints, left: WordsLeft): string | undefined {
  if (left.all.length + left.withheldCount === 0) return sayNotInList(strings);
  return strings === undefined ? UNCOUNTED_STRINGS : undefined;
}

function choicesLines({ rounds }: WordProblem, hints: WordHints, left: WordsLeft): readonly string[] {
  const { strings, green, bounds, absent, places, patterns } = hints;
  const known = [...left.likely, ...left.all.slice(left.likely.length)];
  const shown = known.slice(0, WORDS_SHOWN);
  const hidden = known.length + left.withheldCount - shown.length;
  const copies = Object.entries(bounds).map(
    ([letter, range]) => `${letter.toUpperCase()} ${copiesText(range)}`,
  );
  return [
    `After ${counted(rounds.length, 'round')}: ${stringsText(strings)} ${strings === 1n ? 'fits' : 'fit'}.`,
    '',
    ...tableLines(places.map((letters, place) => [`place ${place + 1}`, letters.toUpperCase()])).map(
      leftAligned,
    ),
    '',
    `Known places: ${green.toUpperCase()}`,
    ...(copies.length > 0 ? [`In the word: ${copies.join(', ')}`] : []),
    ...(absent === '' ? [] : [`Not in it: ${absent.toUpperCase()}`]),
    ...(patterns.completable === undefined ? [] : [`Patterns: ${counted(patterns.completable, 'pattern')}`]),
    '',
    ...(known.length + left.withheldCount === 0
      ? [sayNotInList(strings)]
      : [
          `${wordsText(left)}:`,
          `${shown.join(' ')}${hidden > 0 ? `${shown.length > 0 ? ' and ' : ''}${counted(hidden, 'more', 'more')}` : ''}`,
        ]),
  ];
}

function leftAligned(line: string): string {
  return line.replace(/ {2,}/, '  ');
}

function copiesText([fewest, most]: readonly [number, number]): string {
  if (fewest === most) return fewest === 1 ? 'once' : `${fewest} times`;
  return `${fewest} to ${most} times`;
}

const WORDS_SHOWN = 20;
