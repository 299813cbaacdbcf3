import type { PresenceFacts } from '@inkling/client/follow';
import type { RoomView } from '@inkling/client/generated/api';
import { mayVote, owesNonce } from '@inkling/games/contract/room-rights';
import { awaitsPeople, hasCompany, type RoomTask, roomTask } from '@inkling/games/contract/room-task';
import type { RoomGame } from '../contract/game-room.ts';
import { sayVote } from './classroom-words.ts';
import { type GameSentences, gameSentences } from './game-sentences.ts';
import { type HandAnswers, pendingIn } from './hand-answers.ts';
import {
  askFor,
  CALLED_OFF,
  DRAWING,
  ENDED,
  EVERYBODY_HERE,
  NOT_HERE,
  OWN_WITHDRAWN,
  SEAT_KEPT,
  STILL_MISSING,
  sayAway,
  sayName,
  sayReaction,
  sayWaitFor,
  WAIT_FOR_ANSWER,
  WAIT_TO_SEE,
  WITHDRAWN,
  whose,
  YOU_GAVE_UP,
} from './messages.ts';

/** Returns what has happened in a room since `before`, and what is to be done now, one item per line. */
export function changeLines(
  view: RoomView,
  before: RoomView | undefined,
  game: RoomGame,
  hand: HandAnswers | undefined,
): readonly string[] {
  const reactions = (view.reactions ?? [])
    .filter(({ at, seat }) => before !== undefined && at > before.version && seat !== view.you)
    .map(({ seat, reaction }) => `${nameOf(view, seat)}: ${sayReaction(reaction)}`);
  const arrived = before?.phase === 'waiting' && view.phase === 'playing' ? [EVERYBODY_HERE] : [];
  const task = taskLines(view, game, hand);
  const turns = turnLines(view, before, game);
  const hasChanged =
    before === undefined ||
    String(taskLines(before, game, hand)) !== String(task) ||
    turnsIn(view) !== turnsIn(before) ||
    (game.kind === 'table' && turns.length > 0);
  const conflict = String(view.conflict) === String(before?.conflict) ? undefined : view.conflict;
  const conflicts = conflict ? [gameSentences(game.nouns).conflict(conflict)] : [];
  return [
    ...reactions,
    ...nameLines(view, before),
    ...arrived,
    ...turns,
    ...conflicts,
    ...(hasChanged ? task : []),
  ];
}

/** Returns every visible turn that is not in `before`, and which players have finished. */
export function turnLines(view: RoomView, before: RoomView | undefined, game: RoomGame): readonly string[] {
  if (game.kind === 'table') return view.table === undefined ? [] : game.changes(view.table, before?.table);
  const { sheets = [], you } = view;
  const sentences = gameSentences(game.nouns);
  return sheets.flatMap((sheet, at) => {
    const { seat, turns, turnsUsed } = sheet;
    const known = before?.sheets?.[at];
    const isRival = sheets.length > 1 && seat !== you;
    const end = sheet.over && !known?.over ? endLines(view, sheet, sentences) : [];
    if (turns === undefined) {
      const isNews = turnsUsed > 0 && known?.turnsUsed !== turnsUsed && !sheet.over;
      return isNews ? [`${nameOf(view, seat)}: ${sentences.rival(turnsUsed)}`] : end;
    }
    const head = isRival ? `${nameOf(view, seat)}: ` : '';
    const lines = turns.flatMap((turn, index) =>
      JSON.stringify(known?.turns?.[index]) === JSON.stringify(turn)
        ? []
        : [`${head}${game.turnText(index + 1, turn)}`],
    );
    return [...lines, ...end];
  });
}

/** Says how a sheet ended, unless its own last turn or the result of the game already says so. */
function endLines(
  view: RoomView,
  { seat, solved, resigned, turnsUsed }: NonNullable<RoomView['sheets']>[number],
  sentences: GameSentences,
): readonly string[] {
  const isOwn = seat === view.you;
  if (resigned) return [isOwn ? YOU_GAVE_UP : `${nameOf(view, seat)} gave up.`];
  if (view.phase === 'over' || (isOwn && solved)) return [];
  return [isOwn ? sentences.noneLeft : `${nameOf(view, seat)} ${sentences.ended(solved, turnsUsed)}`];
}

/** Says what this user should do, or whom everybody is waiting for. */
function taskLines(view: RoomView, game: RoomGame, hand: HandAnswers | undefined): readonly string[] {
  const task: RoomTask = roomTask(view);
  const sentences = gameSentences(game.nouns);
  switch (task) {
    case 'answer':
      return game.kind === 'table'
        ? []
        : sentences.askForAnswer(game.guessText(pendingIn(view) ?? ''), hand?.truth(view));
    case 'deposit':
      return game.kind === 'table' ? [] : [sentences.ask(game.format, view.seats.length === 2)];
    case 'move':
      return game.kind === 'table' ? game.question(view.table) : [askFor(game.format)];
    case 'withdrawn':
      return [withdrawnLine(view)];
    case 'ended':
      return [
        ENDED,
        ...(view.secret === undefined || game.kind === 'table'
          ? []
          : [sentences.secretWas(game.guessText(view.secret))]),
      ];
    case 'open':
      return [sentences.result(view), sentences.askToOpen];
    case 'over':
      return game.kind === 'table' ? game.ending(view.table) : [sentences.result(view)];
    default:
      return [
        mayVote(view) && game.kind === 'sheets'
          ? sayVote(view.classroom?.vote ?? 'open', game.format)
          : waitingLine(view, sentences.wait),
      ];
  }
}

function waitingLine(view: RoomView, waitForSecret: string): string {
  const { seats, phase, turn, you, sheets = [] } = view;
  if (seats.some(({ taken }) => !taken)) {
    if (you !== 'spectator' && awaitsPeople(view)) return SEAT_KEPT;
    return you !== 'spectator' && hasCompany(view) ? STILL_MISSING : NOT_HERE;
  }
  if (phase === 'waiting') return DRAWING;
  if (you === 'spectator') return WAIT_TO_SEE;
  if (!turn.includes('maker'))
    return sayWaitFor(
      seats.filter(({ seat }) => turn.includes(seat)),
      seats.length === 2,
    );
  return sheets.some(({ pending }) => pending !== undefined) ? WAIT_FOR_ANSWER : waitForSecret;
}

function withdrawnLine(view: RoomView): string {
  if (view.you === 'spectator') return WITHDRAWN;
  return hasCompany(view) ? CALLED_OFF : OWN_WITHDRAWN;
}

/** Says which other players have taken a name. */
function nameLines(view: RoomView, before: RoomView | undefined): readonly string[] {
  return view.seats.flatMap(({ seat, name, mark }) => {
    const known = before?.seats.find((each) => each.seat === seat);
    if (!known || seat === view.you || name === undefined || mark === undefined) return [];
    return known.name === name && known.mark === mark ? [] : [sayName(seat, name, mark)];
  });
}

/** Says which other players have come or gone. */
export function presenceLines(
  view: RoomView,
  { here, away }: PresenceFacts,
  before: PresenceFacts | undefined,
): readonly string[] {
  return view.seats.flatMap(({ seat, computer }) => {
    if (seat === view.you || computer !== undefined) return [];
    if (here.includes(seat)) return before?.here.includes(seat) ? [] : [`${nameOf(view, seat)} is here.`];
    const left = away.find((each) => each.seat === seat);
    if (!left || before?.away.some((each) => each.seat === seat)) return [];
    return [`${nameOf(view, seat)} ${sayAway(left.seconds)}`];
  });
}

function nameOf({ seats }: RoomView, seat: string): string {
  return whose(seats.find((each) => each.seat === seat) ?? { seat: 'breaker' });
}

function turnsIn({ sheets = [] }: RoomView): string {
  return sheets.map(({ turnsUsed }) => turnsUsed).join();
}

/** Returns a string that changes whenever a move of this seat would mean something else. */
export function roomStatus(view: RoomView): string {
  const own = view.sheets?.find(({ seat }) => seat === view.you);
  return JSON.stringify([roomTask(view), own?.turnsUsed, pendingIn(view), owesNonce(view), view.table]);
}
