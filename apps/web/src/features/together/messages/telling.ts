import type { RoomView } from '@inkling/client/api';
import type { Mark } from '@inkling/core/marks';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { endSentence, stateSentence, tell } from '../../../games/witch/session/announcements.ts';
import { freeSeats, ownSheet, type Seat, type Sheet, type Task, taskOf } from '../session/task.ts';

/** The sentences that a language has for what happens in a room. */
export interface TellingWords {
  seat(seat: Seat): string;
  readonly marks: Readonly<Record<Mark, string>>;
  pair(exact: number, near: number): string;
  listed(items: readonly string[]): string;
  turn(turn: number, answer: string): string;
  whose(seat: string, sentence: string): string;
  turnsSoFar(turns: number): string;
  readonly tasks: Readonly<Record<Exclude<Task, 'wait' | 'over'>, string>>;
  readonly yourTurn: string;
  readonly everybodyHere: string;
  readonly guessPending: string;
  oneConflict(turn: number): string;
  conflict(turns: string): string;
  readonly notFound: string;
  readonly yoursNotFound: string;
  youFound(turns: number): string;
  found(turns: number): string;
  won(seat: string, turns: number): string;
  readonly otherTurn: string;
  stillFree(seats: string): string;
  readonly ownGuessPending: string;
  readonly makerSets: string;
  readonly done: string;
  readonly thinking: string;
  readonly looking: string;
  /** The secret is drawn when everybody's number is there. */
  readonly drawing: string;
}

type Turn = NonNullable<Sheet['turns']>[number];

export interface Telling {
  /** `1 exact, 2 near`, or letter by letter. */
  answer(turn: Turn): string;
  /** What is to be done now, and by whom. */
  task(view: RoomView, task: Task): string;
  /** How it ended. */
  result(view: RoomView): string;
  /** Turns count from 0. No single one is accused, unless it alone is impossible. */
  conflict(turns: readonly number[]): string;
  /** What has happened since the room stood as `before`, in one breath. */
  told(view: RoomView, before: RoomView | undefined): string;
}

export function tellingOf(words: TellingWords): Telling {
  const answer = ({ guess, exact = 0, near = 0, marks }: Turn): string =>
    marks
      ? Array.from(guess, (letter, at) => `${letter.toUpperCase()} ${words.marks[marks[at] ?? 0]}`).join(', ')
      : words.pair(exact, near);

  const conflict = (turns: readonly number[]): string =>
    turns.length === 1
      ? words.oneConflict((turns[0] ?? 0) + 1)
      : words.conflict(words.listed(turns.map((turn) => String(turn + 1))));

  const result = (view: RoomView): string => {
    if (view.table) return endSentence(view.table as WitchView);
    const { winner, you, sheets = [] } = view;
    if (winner === 'maker' && you === 'maker') return words.yoursNotFound;
    if (winner === undefined || winner === null || winner === 'maker') return words.notFound;
    const turns = sheets.find(({ seat }) => seat === winner)?.turnsUsed ?? 0;
    if (winner === you) return words.youFound(turns);
    return sheets.length > 1 ? words.won(words.seat(winner), turns) : words.found(turns);
  };

  const waiting = (view: RoomView): string => {
    const { phase, turn, you, seats } = view;
    const free = freeSeats(view);
    if (phase === 'waiting' && free.length > 0) return words.stillFree(words.listed(free.map(words.seat)));
    if (phase === 'waiting') return words.drawing;
    if (view.table) return words.otherTurn;
    if (turn.includes('maker'))
      return ownSheet(view)?.pending === undefined ? words.makerSets : words.ownGuessPending;
    if (ownSheet(view)?.over && you !== 'maker') return words.done;
    const thinks = seats.some(({ seat, computer }) => computer !== undefined && turn.includes(seat));
    return thinks ? words.thinking : words.looking;
  };

  const task = (view: RoomView, now: Task): string => {
    if (now === 'wait') return waiting(view);
    if (now === 'over') return result(view);
    return now === 'guess' && view.table ? words.yourTurn : words.tasks[now];
  };

  /** The newest turn, of the sheet that has changed, or of one's own. */
  const newest = (view: RoomView, before?: RoomView): string => {
    const { sheets = [], you } = view;
    const changed = sheets.find((sheet, at) => before && sheet.turnsUsed !== before.sheets?.[at]?.turnsUsed);
    const sheet = changed ?? ownSheet(view) ?? sheets[0];
    const last = sheet?.turns?.at(-1);
    if (!sheet || sheet.turnsUsed === 0) return '';
    const what = last ? words.turn(sheet.turnsUsed, answer(last)) : words.turnsSoFar(sheet.turnsUsed);
    return sheets.length > 1 && sheet.seat !== you ? words.whose(words.seat(sheet.seat), what) : what;
  };

  /** The table tells of itself in the words of its own place. */
  const tableTold = (view: RoomView, table: WitchView, before: RoomView | undefined): string => {
    const now = taskOf(view);
    if (now === 'sit' || view.phase === 'waiting') return task(view, now);
    const earlier = before?.table as WitchView | undefined;
    if (!earlier || before?.phase === 'waiting') return stateSentence(table);
    return tell(earlier, table, table.log.slice(earlier.log.length));
  };

  const told = (view: RoomView, before: RoomView | undefined): string => {
    if (view.table) return tableTold(view, view.table as WitchView, before);
    const now = taskOf(view);
    const toDo = task(view, now);
    if (!before) return joined(now === 'watch' ? [toDo, newest(view)] : [newest(view), toDo]);
    if (view.conflict && view.conflict.length > 0 && !before.conflict) return conflict(view.conflict);
    if (before.phase === 'waiting' && view.phase === 'playing') return joined([words.everybodyHere, toDo]);
    if (view.phase === 'over')
      return joined(now === 'open' ? [result(view), toDo] : [newest(view), result(view)]);
    const { sheets = [] } = view;
    if (sheets.some((sheet, at) => sheet.turnsUsed !== before.sheets?.[at]?.turnsUsed))
      return joined([newest(view, before), now === 'watch' ? '' : toDo]);
    const pending = sheets.some((sheet) => sheet.pending !== undefined);
    return pending && now === 'watch' ? words.guessPending : toDo;
  };

  return { answer, task, result, conflict, told };
}

function joined(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
