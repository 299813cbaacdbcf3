import { roomTask } from '@inkling/games/contract/room-task';
import type { RoomController } from '../controller/room-controller.ts';
import { taskIn } from '../controller/room-news.ts';
import { pageMessages } from '../messages/page/language.ts';
import { verdictMessages } from '../messages/verdict/language.ts';
import { isSettled, isToldByHeadline } from '../session/room-outcome.ts';
import { isInviting } from './invitation.tsx';

/** The announcements that a room also shows next to its board: what to do, how it ended, or why it cannot continue. */
export function shownSentences({ view, game, line, waiting, promise }: RoomController): readonly string[] {
  const [now, open] = [view.value, game.value];
  if (!now || !open) return [];
  const { speech } = pageMessages();
  const task = roomTask(now);
  const isTaskHidden =
    (waiting.value !== undefined && task !== 'over') ||
    (task === 'wait' && isInviting(now)) ||
    (isSettled(now) && open.end !== undefined && isToldByHeadline(now) && !now.classroom) ||
    (task === 'move' && open.kind === 'table');
  const checked = promise.checked.value;
  return [
    ...(isTaskHidden ? [] : [taskIn(now, open)]),
    ...(line.state.value === 'lost' ? [speech.lineLost] : []),
    ...(waiting.value ? [pageMessages().unsent] : []),
    ...(checked ? [verdictMessages().verdict(checked.verdict, open.game.part)] : []),
  ];
}
