import type { WordCheck, WordHintFault, WordRepair } from 'inkling/word';
import { counted, fromOne, grouped, listed } from '../../../messages/numbers.ts';

/** Why hints about a word cannot be true. Rounds and places are one-based in sentences. */

/** Describes one cause: the rule that is broken, the rounds, letters and places, and what would be right. */
export function sayWordFault(fault: WordHintFault, length: number): string {
  const { rule, letters } = fault;
  const rounds = fromOne(fault.rounds);
  const places = fromOne(fault.places);
  const head = rule === undefined ? '' : `Rule ${rule}: `;
  const who = `${rounds.length === 1 ? 'round' : 'rounds'} ${listed(rounds)}`;
  const [letter = '?', second = '?'] = letters.map((one) => one.toUpperCase());
  const where = `${places.length === 1 ? 'place' : 'places'} ${listed(places)}`;
  const names = listed(letters.map((one) => one.toUpperCase()));
  const body = {
    'too-many-letters': () =>
      `${who} ${hint(rounds)} at ${letters.length} different letters (${names}); a word of ${counted(length, 'letter')} has room for ${length}`,
    'too-many-copies': () =>
      `${who} ${say(rounds)} that the word has more than ${counted(length, 'letter')} when copies of ${names} are added up; it has ${length}`,
    'no-room': () =>
      `${who} ${leave(rounds)} ${letter} ${places.length === 0 ? 'no place at all' : `only ${where}`}, and it needs ${fault.copies}`,
    'absent-and-hinted': () =>
      `${who} disagree about ${letter}: one says that it is in the word, the other that it is not`,
    'known-place-denied': () =>
      `${who} disagree about ${letter} at ${where}: it is known to stand there, so it must be marked right there`,
    'two-at-one-place': () =>
      `${who} put both ${letter} and ${second} at ${where}; only one letter can be right there`,
    'excluded-place-claimed': () =>
      `${who} disagree about ${letter} at ${where}: an earlier round says that it does not stand there`,
    'count-range': () => `${who} disagree about how many ${letter} the word has; the numbers must agree`,
    'mark-order': () =>
      `${who} marks ${letter} at place ${places[0]} as not there and at place ${places[1]} as elsewhere; copies are given out from the left, so it would be the other way round`,
    'green-count': () =>
      `${who} ${find(rounds)} ${letter} at ${where}, more copies than another mark allows; there must be one copy for each place`,
    'joint-placement': () =>
      `${who}: ${names} must all stand at ${where}; each fits by itself, but together there are too few places`,
    alphabet: () =>
      `${who} leave no letter of the alphabet for ${where}; one of the letters marked as not in the word must be in it`,
  }[fault.code]();
  return head === '' ? `${capital(body)}.` : `${head}${body}.`;
}

/** Describes all causes, and which rounds contradict each other. */
export function sayWordContradiction({ faults, conflicts, complete }: WordCheck, length: number): string {
  const causes = faults.map((fault) => sayWordFault(fault, length));
  const [first = [], ...others] = conflicts;
  const more =
    others.length === 0 ? '' : ` The same holds for ${listed(others.slice(0, 4).map(roundsOf), 'and for')}`;
  const hidden = others.length > 4 ? `, and ${grouped(others.length - 4)} more` : '';
  const open = complete ? '' : ' There may be more conflicts than were looked for.';
  return `No string of letters fits these hints. ${causes.join(' ')} ${conflictOf(first)}${more}${more === '' ? '' : `${hidden}.`}${open}`;
}

/** Returns a line for each mark that would fit instead, and one line for all letters that would fit at a place. */
export function wordRepairLines(repairs: readonly WordRepair[]): readonly string[] {
  const marks = repairs.filter(({ kind }) => kind === 'mark').map(sayMarkRepair);
  const letters = new Map<string, WordRepair[]>();
  for (const repair of repairs.filter(({ kind }) => kind === 'letter')) {
    const key = `${repair.round}/${repair.place}`;
    letters.set(key, [...(letters.get(key) ?? []), repair]);
  }
  return [...marks, ...[...letters.values()].map(sayLetterRepairs)];
}

function sayMarkRepair({ round, place, guess, marks, left }: WordRepair): string {
  return `round ${round + 1}, another mark at place ${place + 1}: ${guess}:${marks} leaves ${leftText(left)}`;
}

/** Lists the letters that would fit at one place, beginning with the one that leaves the fewest strings. */
function sayLetterRepairs([first, ...others]: readonly WordRepair[]): string {
  const { round = 0, place = 0, guess = '', marks = '', left } = first ?? {};
  const more = others.length === 0 ? '' : `, or ${others.length} others`;
  return `round ${round + 1}, another letter at place ${place + 1}: ${guess}:${marks} leaves ${leftText(left)}${more}`;
}

function leftText(left: bigint | undefined): string {
  return left === undefined ? 'more strings than can be counted' : counted(left, 'string');
}

export function sayWordRepairs(repairs: readonly WordRepair[]): string {
  if (repairs.length === 0)
    return 'No single change of a mark or letter repairs them: more than one is wrong.';
  return repairs.length === 1
    ? 'One single slip would explain it:'
    : `Any one of these ${counted(repairs.length, 'single slip')} would explain it:`;
}

function conflictOf(rounds: readonly number[]): string {
  if (rounds.length === 0) return '';
  if (rounds.length === 1) return `Round ${listed(fromOne(rounds))} cannot be true by itself.`;
  return `Rounds ${listed(fromOne(rounds))} cannot ${rounds.length === 2 ? 'both' : 'all'} be true.`;
}

function roundsOf(rounds: readonly number[]): string {
  return `${rounds.length === 1 ? 'round' : 'rounds'} ${listed(fromOne(rounds))}`;
}

function hint(rounds: readonly number[]): string {
  return rounds.length === 1 ? 'hints' : 'together hint';
}

function say(rounds: readonly number[]): string {
  return rounds.length === 1 ? 'says' : 'together say';
}

function leave(rounds: readonly number[]): string {
  return rounds.length === 1 ? 'leaves' : 'together leave';
}

function find(rounds: readonly number[]): string {
  return rounds.length === 1 ? 'finds' : 'together find';
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
