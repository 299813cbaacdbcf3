import type { RoomView } from '@inkling/client/api';
import type { WitchView } from '@inkling/games/witch/view';
import { endSentence, stateSentence, tell } from '../../witch/session/telling.ts';
import { freeSeats, ownSheet, type Seat, type Sheet, type Task, taskOf } from '../session/task.ts';

const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en', { useGrouping: false });
const conjunction = new Intl.ListFormat('en', { type: 'conjunction' });

export function counted(count: number, one: string, other: string): string {
  return `${number.format(count)} ${plural.select(count) === 'one' ? one : other}`;
}

export function listed(items: readonly string[]): string {
  return conjunction.format(items);
}

const SEATS: Readonly<Record<Seat, string>> = {
  maker: 'Maker',
  breaker: 'Breaker',
  first: 'First player',
  second: 'Second player',
};

export function seatName(seat: Seat): string {
  return SEATS[seat];
}

type Turn = NonNullable<Sheet['turns']>[number];

/** `1 exact, 2 near`, or letter by letter. */
export function answerOf({ guess, exact = 0, near = 0, marks }: Turn): string {
  if (!marks) return `${exact} exact, ${near} near`;
  return Array.from(guess, (letter, place) => `${letter.toUpperCase()} ${MARKS[marks[place] ?? 0]}`).join(
    ', ',
  );
}

const MARKS = ['absent', 'near', 'exact'] as const;

/** What is to be done now, and by whom. */
export function taskSentence(view: RoomView, task: Task): string {
  switch (task) {
    case 'sit':
      return 'There is a free seat. Sit down, or only watch.';
    case 'deposit':
      return 'Set the code that the others will look for.';
    case 'guess':
      return view.table ? 'Your turn.' : 'Your turn: set a guess.';
    case 'answer':
      return 'A guess waits for your answer.';
    case 'open':
      return 'It is over. Show the code, so that everybody can check your answers.';
    case 'watch':
      return 'You are watching.';
    case 'wait':
      return waitingFor(view);
    case 'over':
      return resultOf(view);
  }
}

/** What has happened since the room stood as `before`, in one breath. */
export function told(view: RoomView, before: RoomView | undefined): string {
  if (view.table) return tableTold(view, view.table as WitchView, before);
  const task = taskOf(view);
  const now = taskSentence(view, task);
  if (!before)
    return task === 'watch'
      ? `${now} ${lastTurn(view)}`.trim()
      : [lastTurn(view), now].filter(Boolean).join(' ');
  if (view.conflict && view.conflict.length > 0 && !before.conflict) return conflict(view.conflict);
  if (before.phase === 'waiting' && view.phase === 'playing') return `Everybody is here. ${now}`;
  if (view.phase === 'over')
    return task === 'open' ? `${resultOf(view)} ${now}` : `${lastTurn(view)} ${resultOf(view)}`.trim();
  const fresh = (view.sheets ?? []).some((sheet, at) => sheet.turnsUsed !== before.sheets?.[at]?.turnsUsed);
  if (fresh) return [lastTurn(view, before), task === 'watch' ? '' : now].filter(Boolean).join(' ');
  const pending = (view.sheets ?? []).some(({ pending }) => pending !== undefined);
  if (pending && task === 'watch') return 'A guess waits for its answer.';
  return now;
}

export function conflict(turns: readonly number[]): string {
  const names = turns.map((turn) => String(turn + 1));
  if (names.length === 1) return `No code gives the answer of turn ${names[0]}.`;
  return `These answers cannot all be true: turns ${listed(names)}.`;
}

export function resultOf(view: RoomView): string {
  if (view.table) return endSentence(view.table as WitchView);
  const { winner, you, sheets = [] } = view;
  if (winner === undefined || winner === null) return 'It is over: the code was not found.';
  const turns = sheets.find(({ seat }) => seat === winner)?.turnsUsed;
  const how = turns === undefined || winner === 'maker' ? '' : ` in ${counted(turns, 'turn', 'turns')}`;
  if (winner === 'maker')
    return you === 'maker' ? 'It is over: your code was not found.' : 'It is over: the code was not found.';
  if (winner === you) return `It is over: you found the code${how}.`;
  return sheets.length > 1
    ? `It is over: the ${seatName(winner).toLowerCase()} won${how}.`
    : `It is over: the code was found${how}.`;
}

/** The table tells of itself in the words of its own place. */
function tableTold(view: RoomView, table: WitchView, before: RoomView | undefined): string {
  const task = taskOf(view);
  if (task === 'sit' || view.phase === 'waiting') return taskSentence(view, task);
  const earlier = before?.table as WitchView | undefined;
  if (!earlier || before?.phase === 'waiting') return stateSentence(table);
  return tell(earlier, table, table.log.slice(earlier.log.length));
}

function waitingFor(view: RoomView): string {
  const { phase, turn, you, seats } = view;
  if (phase === 'waiting' && freeSeats(view).length > 0)
    return `Send the link. Still free: ${listed(freeSeats(view).map(seatName))}.`;
  if (view.table) return 'It is the other one’s turn.';
  if (turn.includes('maker'))
    return ownSheet(view)?.pending === undefined
      ? 'The maker is setting the code.'
      : 'Your guess waits for the answer.';
  if (ownSheet(view)?.over && you !== 'maker') return 'You are done; the other one is still looking.';
  const thinking = seats.some(({ seat, computer }) => computer !== undefined && turn.includes(seat));
  return thinking ? 'The computer is thinking.' : 'The other side is looking for the code.';
}

/** The newest turn, of the sheet that has changed, or of one's own. */
function lastTurn(view: RoomView, before?: RoomView): string {
  const { sheets = [], you } = view;
  const changed = sheets.find((sheet, at) => before && sheet.turnsUsed !== before.sheets?.[at]?.turnsUsed);
  const sheet = changed ?? ownSheet(view) ?? sheets[0];
  const last = sheet?.turns?.at(-1);
  if (!sheet || sheet.turnsUsed === 0) return '';
  const whose = sheets.length > 1 && sheet.seat !== you ? `${seatName(sheet.seat)}: ` : '';
  return last
    ? `${whose}Turn ${sheet.turnsUsed}: ${answerOf(last)}.`
    : `${whose}${counted(sheet.turnsUsed, 'turn', 'turns')}.`;
}
