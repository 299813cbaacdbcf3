import type { GameTextFault, GameTextPlace, WantedValue } from '@inkling/deduction/define/game-text-fault';
import { grammarOf } from '../../../../../shell/language/grammar.ts';
import type { OwnFault } from '../../game/questions.ts';

const { counted, number } = grammarOf('en', 'always');

/** Returns the message for text that does not define a game, including the position of the error. */
export function faults(fault: OwnFault): string {
  if (fault.code === 'not-defined') return `This is not a game: ${fault.reason}.`;
  if (fault.code === 'not-text') return 'This file is not text.';
  const place = placeOf(fault.place);
  const why = FAULTS[fault.code](fault);
  return place === undefined ? why : `${place}: ${why.charAt(0).toLowerCase()}${why.slice(1)}`;
}

function placeOf(place: GameTextPlace | undefined): string | undefined {
  if (!place || 'path' in place) return place?.path;
  return place.cell === undefined ? `Row ${place.row}` : `Row ${place.row}, cell ${place.cell}`;
}

const FAULTS: Readonly<Record<GameTextFault['code'], (fault: GameTextFault) => string>> = {
  'too-long': () => 'This is longer than any game that can be read here.',
  'no-secrets': () => 'There are no secrets. The first row must have them, from its second cell on.',
  'no-guesses': () => 'There are no questions. Give one in each row, with its answer for every secret.',
  'too-many-cells': () => 'The table has more answers than can be read here.',
  'open-quote': () => 'The cell begins with a quotation mark that is never closed.',
  'wrong-length': ({ found = 0, count = 0 }) =>
    `${counted(found, 'answer', 'answers')} here, but ${number(count)} needed: one for each secret.`,
  'empty-cell': () => 'The cell is empty. Every question needs an answer for every secret.',
  'label-twice': ({ text = '' }) => `“${text}” appears twice.`,
  'not-json': ({ text = '' }) => `This looks like JSON, but it cannot be read (${text}).`,
  'wrong-value': ({ wanted = 'label', count = 0 }) => `This must be ${WANTED[wanted](number(count))}.`,
  'unknown-field': () =>
    'A game has no such field. It has name, secrets, guesses, answers, solved and features.',
};

const WANTED: Readonly<Record<WantedValue, (count: string) => string>> = {
  labels: () => 'a list with at least one string',
  label: () => 'a non-empty string',
  name: () => 'a non-empty string',
  rows: (count) => `a list of ${count} rows, one for each question`,
  answers: (count) => `a list of ${count} answers, one for each secret`,
  answer: () => 'a string or a number',
  solved: () => 'an answer, or “identified”',
  'features-list': (count) => `a list of ${count} objects, one for each secret`,
  features: () => 'an object of strings and numbers',
};
