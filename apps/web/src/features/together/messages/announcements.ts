import type { RoomView } from '@inkling/client/generated/api';
import { awaitsPeople, hasCompany, type RoomTask, roomTask } from '@inkling/games/contract/room-task';
import { isForTwoPeople } from '../session/presence.ts';
import {
  freeSeats,
  ownSheet,
  type RoomGame,
  type Seat,
  sheetsOf,
  tableOf,
  tablePeople,
} from '../session/room-game.ts';
import type { sentences as english } from './english-announcements.ts';

type Sentences = ReturnType<typeof english>;
/** Returns the sentences in the nouns of a game. */
type SentencesOf = (game: RoomGame) => Sentences;

export interface Announcements {
  /** What to do now, and who has to do it. */
  task(view: RoomView, game: RoomGame): string;
  /** How the game ended. */
  result(view: RoomView, game: RoomGame): string;
  /** Says that the player of this seat has given up. */
  gaveUp(view: RoomView, seat: Seat, game: RoomGame): string;
  /** Says that turns contradict each other. Turns are zero-based. A single turn means that it alone is impossible. */
  conflict(turns: readonly number[], game: RoomGame): string;
  /** The state of a room, or what has changed since `before`, as one announcement. */
  changes(view: RoomView, before: RoomView | undefined, game: RoomGame): string;
}

/** Builds the announcements of a room from the sentences of one language. */
export function announcementsOf(sentencesOf: SentencesOf): Announcements {
  const { task, result, gaveUp } = tasksOf(sentencesOf);
  const conflict = (turns: readonly number[], game: RoomGame): string => {
    const sentences = sentencesOf(game);
    return turns.length === 1
      ? sentences.oneConflict((turns[0] ?? 0) + 1)
      : sentences.conflict(sentences.listed(turns.map((turn) => String(turn + 1))));
  };

  /** A table is described in the words of its own game. */
  const tableChanges = (view: RoomView, game: RoomGame, before: RoomView | undefined): string => {
    const now: RoomTask = roomTask(view);
    const isSame = before && JSON.stringify(before.table) === JSON.stringify(view.table);
    if (
      now === 'sit' ||
      now === 'ended' ||
      view.phase === 'waiting' ||
      (isSame && before.phase === view.phase)
    )
      return task(view, game);
    const earlier = before?.phase === 'waiting' ? undefined : before?.table;
    return tableOf(game)?.changes(view.table, earlier, tablePeople(view, sentencesOf(game).names)) ?? '';
  };

  const changes = (view: RoomView, before: RoomView | undefined, game: RoomGame): string => {
    const sentences = sentencesOf(game);
    const reaction = before && before.version + 1 === view.version ? newReaction(view) : undefined;
    if (reaction)
      return sentences.whose(speaker(view, reaction.seat, sentences), sentences.reactions[reaction.reaction]);
    const named = before && newlyNamed(view, before);
    if (named)
      return joined([
        sentences.whose(speaker(before, named.seat, sentences), sentences.called(named.name)),
        task(view, game),
      ]);
    if (before && before.next === undefined && view.next !== undefined) return sentences.next;
    if (view.table) return tableChanges(view, game, before);
    const now = roomTask(view);
    const toDo = task(view, game);
    if (!before)
      return joined(
        now === 'watch' ? [toDo, newest(view, game, sentences)] : [newest(view, game, sentences), toDo],
      );
    if (view.conflict && view.conflict.length > 0 && !before.conflict) return conflict(view.conflict, game);
    if (before.phase === 'waiting' && view.phase === 'playing')
      return joined([isForTwoPeople(view) ? sentences.everybodyHere : '', toDo]);
    const { sheets = [] } = view;
    if (view.phase === 'over') {
      const isTurn = sheets.some((sheet, at) => sheet.turnsUsed !== before.sheets?.[at]?.turnsUsed);
      const end = result(view, game);
      return joined(
        now === 'open' ? [end, toDo] : [isTurn ? newest(view, game, sentences, before) : '', end],
      );
    }
    const quitter = sheets.find(({ resigned }, at) => resigned && !before.sheets?.[at]?.resigned);
    if (quitter) return joined([gaveUp(view, quitter.seat, game), toDo]);
    if (sheets.some((sheet, at) => sheet.turnsUsed !== before.sheets?.[at]?.turnsUsed))
      return joined([newest(view, game, sentences, before), now === 'watch' ? '' : toDo]);
    const pending = sheets.some((sheet) => sheet.pending !== undefined);
    return pending && now === 'watch' ? sentences.guessPending : toDo;
  };

  return { task, result, gaveUp, conflict, changes };
}

/** The latest turn of the sheet that has changed, or else of the user's own sheet. */
function newest(view: RoomView, game: RoomGame, sentences: Sentences, before?: RoomView): string {
  const { sheets = [], you } = view;
  const changed = sheets.find((sheet, at) => before && sheet.turnsUsed !== before.sheets?.[at]?.turnsUsed);
  const sheet = changed ?? ownSheet(view) ?? sheets[0];
  const last = sheet?.turns?.at(-1);
  if (!sheet || sheet.turnsUsed === 0) return '';
  const answer = last && sheetsOf(game, view.rules)?.sayAnswer(last);
  const what =
    answer === undefined ? sentences.turnsSoFar(sheet.turnsUsed) : sentences.turn(sheet.turnsUsed, answer);
  return sheets.length > 1 && sheet.seat !== you ? sentences.whose(sentences.player(sheet.seat), what) : what;
}

function speaker(view: RoomView, seat: Seat, sentences: Sentences): string {
  return seat === view.you ? sentences.you : calledIn(view, seat, sentences);
}

/** What to call the player in a seat: by name; without one, in a room for two, "the other player"; else by seat. */
function calledIn(view: RoomView, seat: Seat, sentences: Sentences): string {
  const name = view.seats.find((each) => each.seat === seat)?.name;
  if (name !== undefined) return sentences.names[name];
  return isPair(view) && view.you !== 'spectator' ? sentences.other : sentences.player(seat);
}

/** The announcements of what to do now, of the result, and of players who have given up. */
function tasksOf(sentencesOf: SentencesOf): Pick<Announcements, 'task' | 'result' | 'gaveUp'> {
  const gaveUp = (view: RoomView, seat: Seat, game: RoomGame): string => {
    const sentences = sentencesOf(game);
    return seat === view.you ? sentences.youGaveUp : sentences.gaveUp(calledIn(view, seat, sentences));
  };

  const result = (view: RoomView, game: RoomGame): string => {
    const sentences = sentencesOf(game);
    const table = tableOf(game);
    if (table) return table.ending(view.table, tablePeople(view, sentences.names));
    const { winner, you, sheets = [] } = view;
    const [only] = sheets;
    if (only?.resigned && sheets.length === 1)
      return joined([
        gaveUp(view, only.seat, game),
        you === 'maker' ? sentences.yoursNotFound : sentences.notFound,
      ]);
    if (winner === 'maker' && you === 'maker') return sentences.yoursNotFound;
    if (winner === undefined || winner === null || winner === 'maker') return sentences.notFound;
    const turns = sheets.find(({ seat }) => seat === winner)?.turnsUsed ?? 0;
    if (winner === you) return sentences.youFound(turns);
    return sheets.length > 1 ? sentences.won(sentences.player(winner), turns) : sentences.found(turns);
  };

  const waiting = (view: RoomView, game: RoomGame): string => {
    const sentences = sentencesOf(game);
    const { phase, turn, you, seats, sheets = [] } = view;
    const free = freeSeats(view);
    if (phase === 'waiting' && free.length > 0)
      return sentences.stillFree(sentences.listed(free.map(sentences.player)));
    if (phase === 'waiting') return awaitsPeople(view) ? sentences.awaits(isPair(view)) : sentences.drawing;
    if (view.table) return sentences.otherTurn;
    if (turn.includes('maker'))
      return ownSheet(view)?.pending === undefined
        ? sentences.makerSets(isPair(view))
        : sentences.ownGuessPending;
    // Among three people, names the one who is still guessing; among two, it can only be the other.
    const [looks, ...others] = sheets.flatMap(({ seat, over }) => (over ? [] : [seat]));
    const who = isPair(view) || !looks ? undefined : calledIn(view, looks, sentences);
    if (ownSheet(view)?.over && you !== 'maker') return sentences.done(who);
    const thinks = seats.some(({ seat, computer }) => computer !== undefined && turn.includes(seat));
    if (thinks) return sentences.thinking;
    return others.length > 0 ? sentences.allLooking : sentences.looking(who);
  };

  const task = (view: RoomView, game: RoomGame): string => {
    const sentences = sentencesOf(game);
    const now = roomTask(view);
    if (now === 'wait') return waiting(view, game);
    if (now === 'over') return result(view, game);
    if (now === 'ended') return sentences.ended;
    if (now === 'withdrawn' && view.you !== 'spectator')
      return hasCompany(view) ? sentences.calledOff : sentences.ownWithdrawn;
    if (now === 'deposit') return sentences.deposit(isPair(view));
    return now === 'move' && view.table ? sentences.yourTurn : sentences.tasks[now];
  };

  return { task, result, gaveUp };
}

function isPair({ seats }: RoomView): boolean {
  return seats.length === 2;
}

/** The first player whose name has changed. */
function newlyNamed({ seats }: RoomView, before: RoomView) {
  for (const { seat, name, mark } of seats) {
    const old = before.seats.find((other) => other.seat === seat);
    if (name !== undefined && (name !== old?.name || mark !== old.mark)) return { seat, name };
  }
  return undefined;
}

/** The reaction that came with this version. */
function newReaction({ version, reactions = [] }: RoomView) {
  return reactions.find(({ at }) => at === version);
}

function joined(sentences: readonly string[]): string {
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
