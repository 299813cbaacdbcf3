import type { RoomView } from '@inkling/client/api';
import type { PresenceFacts } from '@inkling/client/follow';
import { type RoomTask, roomTask } from '@inkling/games/contract/room-task';
import type { RoomSheets } from '../contract/game-room.ts';
import {
  askFor,
  askForSecret,
  DRAWING,
  EVERYBODY_HERE,
  NOT_HERE,
  sayAway,
  sayReaction,
  sayResult,
  sayRival,
  WAIT_FOR_ANSWER,
  WAIT_FOR_CODE,
  WAIT_FOR_OTHERS,
  WITHDRAWN,
  whose,
} from './messages.ts';

/** What has happened in a room since it stood as `before`, and what is to be done now; a line each. */
export function newsOf(view: RoomView, before: RoomView | undefined, game: RoomSheets): readonly string[] {
  const said = (view.reactions ?? [])
    .filter(({ at, seat }) => before !== undefined && at > before.version && seat !== view.you)
    .map(({ seat, reaction }) => `${nameOf(view, seat)}: ${sayReaction(reaction)}`);
  const arrived = before?.phase === 'waiting' && view.phase === 'playing' ? [EVERYBODY_HERE] : [];
  const task = taskLine(view, game);
  const isNews = before === undefined || taskLine(before, game) !== task || turnsIn(view) !== turnsIn(before);
  return [...said, ...arrived, ...turnLines(view, before, game), ...(isNews ? [task] : [])];
}

/** Every turn that can be seen and was not there before. */
export function turnLines(view: RoomView, before: RoomView | undefined, game: RoomSheets): readonly string[] {
  const { sheets = [], you } = view;
  return sheets.flatMap(({ seat, turns, turnsUsed }, at) => {
    const known = before?.sheets?.[at];
    const head = sheets.length > 1 && seat !== you ? `${nameOf(view, seat)}: ` : '';
    if (turns === undefined)
      return known?.turnsUsed === turnsUsed || turnsUsed === 0 ? [] : [`${head}${sayRival(turnsUsed)}`];
    const from = known?.turns?.length ?? 0;
    return turns.slice(from).map((turn, index) => `${head}${game.turnText(from + index + 1, turn)}`);
  });
}

/** What is to be done, or what is waited for. */
function taskLine(view: RoomView, game: RoomSheets): string {
  const task: RoomTask = roomTask(view);
  switch (task) {
    case 'deposit':
      return askForSecret(game.format);
    case 'move':
      return askFor(game.format);
    case 'withdrawn':
      return WITHDRAWN;
    case 'over':
    case 'open':
      return sayResult(view);
    default:
      return waitingLine(view);
  }
}

function waitingLine(view: RoomView): string {
  const { seats, phase, turn, sheets = [] } = view;
  if (seats.some(({ taken }) => !taken)) return NOT_HERE;
  if (phase === 'waiting') return DRAWING;
  if (!turn.includes('maker')) return WAIT_FOR_OTHERS;
  return sheets.some(({ pending }) => pending !== undefined) ? WAIT_FOR_ANSWER : WAIT_FOR_CODE;
}

/** Who of the others has come or gone. */
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
