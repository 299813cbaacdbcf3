import { type Keys, press } from '../../../shell/commands.ts';
import type { PressedKey } from '../../../shell/parts/puzzle-part.ts';
import { typeOnSheet } from '../../../ui/typing-focus.ts';
import type { PuzzleSession } from './puzzle-session.ts';

/**
 * Handles a key on the page of a puzzle. The shell has filtered out text fields, dialogs, modifiers and disabled
 * shortcuts. What enters a symbol in the game enters it here, and takes precedence.
 */
export function pressPuzzleKey(
  session: PuzzleSession,
  event: PressedKey,
  target: Element,
  page: Document,
): boolean {
  if (session.isOver.value) return press(PROOF_KEYS, session, event, target);
  const entered = session.shown.look.enteredBy(event);
  if (!entered) return press(ANSWER_KEYS, session, event, target);
  session.enter(entered);
  typeOnSheet(target, page);
  return true;
}

/** Whether the letter H gives a hint, as in Mastermind. In a game of words it is typed. */
export function isHintKeyFree({ shown }: PuzzleSession): boolean {
  return shown.look.enteredBy({ key: 'h', code: 'KeyH', shiftKey: false }) === undefined;
}

const showKeys = ({ keysOpen }: PuzzleSession): void => {
  keysOpen.value = true;
};

const ANSWER_KEYS: Keys<PuzzleSession> = {
  enter: (session) => session.check(),
  backspace: (session) => session.undo(),
  arrowleft: (session) => session.move(session.attempt.value.place - 1),
  arrowright: (session) => session.move(session.attempt.value.place + 1),
  h: (session) => session.hint(),
  '?': showKeys,
};

const PROOF_KEYS: Keys<PuzzleSession> = {
  arrowleft: (session) => session.turn(-1),
  arrowright: (session) => session.turn(1),
  '?': showKeys,
};
