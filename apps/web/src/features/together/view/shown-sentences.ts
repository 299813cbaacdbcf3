import { roomTask } from '@inkling/games/contract/room-task';
import type { RoomController } from '../controller/room-controller.ts';
import { messages } from '../messages/language.ts';
import { verdictMessages } from '../messages/verdict/language.ts';
import { isSettled, isToldByHeadline } from '../session/room-outcome.ts';
import { isInviting } from './invitation.tsx';

/** Which announcements a room also shows beside its board: what is to be done, or how it ended. */
export function shownSentences({ view, game, waiting, promise }: RoomController): readonly string[] {
  const [now, open] = [view.value, game.value];
  if (!now || !open) return [];
  const { room } = messages();
  const task = roomTask(now);
  const isTaskHidden =
    (waiting.value !== undefined && task !== 'over') ||
    (task === 'wait' && isInviting(now)) ||
    (isSettled(now) && open.end !== undefined && isToldByHeadline(now)) ||
    (task === 'move' && open.kind === 'table');
  const checked = promise.checked.value;
  return [
    ...(isTaskHidden ? [] : [room.task(now, open.game)]),
    ...(checked ? [verdictMessages().verdict(checked.verdict, open.game.part)] : []),
  ];
}
