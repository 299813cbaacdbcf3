import type { CallFault } from '@inkling/client/client';
import type { RoomView } from '@inkling/client/generated/api';
import { messages } from '../messages/language.ts';
import type { ClassroomPart } from './classroom-part.ts';
import type { OpenGame } from './open-game.ts';

/** What has changed since `before`, or the state of the room, as one announcement. Undefined if it is not worth one. */
export function newsIn(view: RoomView, before: RoomView | undefined, open: OpenGame): string | undefined {
  const classroom = classIn(open);
  return classroom ? classroom.hear(view, before, open.game) : messages().changes(view, before, open.game);
}

/** What to do now, or how the game ended. */
export function taskIn(view: RoomView, open: OpenGame): string {
  return classIn(open)?.task(view, open.game) ?? messages().room.task(view, open.game);
}

/** Explains a refusal of the server in the words of the game and its rules. */
export function refusedIn(fault: CallFault, open: OpenGame | undefined, rules: string | undefined): string {
  const part = open?.game.part;
  return part?.messages().refusal(fault, rules ?? part.usualRules) ?? messages().refused(fault, part);
}

/** Set in the room of a class. */
export function classIn(open: OpenGame | undefined): ClassroomPart | undefined {
  return open?.kind === 'sheets' ? open.classroom : undefined;
}
