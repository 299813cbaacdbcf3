import { type Keys, press } from '../../../shell/commands.ts';
import { typeOnSheet } from '../../../ui/typing-focus.ts';
import { symbolOfKey } from '../board/code-keys.ts';
import type { MastermindController } from '../controller/controller.ts';
import { setPart, stepPart } from '../session/answer.ts';
import { rowWithHeld } from '../session/held-places.ts';
import { mayLeaveOpen } from '../session/seating.ts';

/**
 * Handles the keys of the sheet. The shell has already filtered out text fields, dialogs, modifiers and
 * disabled shortcuts.
 */
export function pressKey(controller: MastermindController, event: KeyboardEvent, target: Element): boolean {
  if (controller.isCovered.value) return press(WHEN_COVERED, controller, event, target);
  if (pressAnswer(controller, event) || pressSymbol(controller, event, target)) {
    typeOnSheet(target, document);
    return true;
  }
  return press(KEYS, controller, event, target);
}

/**
 * Handles the keys of an answer: up and down change its current number; left and right select a number, but only with
 * Shift while a guess is set as well. Digits set the number, but only while nothing but an answer is asked for.
 */
function pressAnswer(controller: MastermindController, event: KeyboardEvent): boolean {
  const { asks, answer, rules, seating } = controller.session;
  const step = (by: number) =>
    stepPart(answer.value, by, rules.places, answer.value.part, mayLeaveOpen(seating.value, rules));
  const alone = asks.value === 'answer';
  if (!alone && asks.value !== 'turn') return false;
  const digit = alone ? /^(?:Digit|Numpad)(\d)$/.exec(event.code) : null;
  if (digit) answer.value = setPart(answer.value, Number(digit[1]), rules.places);
  else if (event.key === 'ArrowUp' || event.key === '+') answer.value = step(1);
  else if (event.key === 'ArrowDown' || event.key === '-') answer.value = step(-1);
  else if (event.key === 'ArrowLeft' && (alone || event.shiftKey))
    answer.value = { ...answer.value, part: 'exact' };
  else if (event.key === 'ArrowRight' && (alone || event.shiftKey))
    answer.value = { ...answer.value, part: 'near' };
  else if (event.key === 'Backspace' && alone) answer.value = setPart(answer.value, 0, rules.places);
  else return false;
  return true;
}

/** Handles the keys of the pieces. A letter with Shift does not select a piece. */
function pressSymbol(controller: MastermindController, event: KeyboardEvent, target: Element): boolean {
  const { asks, rules } = controller.session;
  if (!['guess', 'turn', 'code'].includes(asks.value)) return false;
  const symbol = symbolOfKey(event, controller.skin, rules.symbols);
  const isDigit = /^(?:Digit|Numpad)\d$/.test(event.code);
  if (symbol === undefined || (event.shiftKey && !isDigit)) return false;
  if (event.shiftKey && event.code.startsWith('Digit')) {
    controller.dispatch({ kind: 'fill', symbol });
    return true;
  }
  const before = rowWithHeld(controller.session.draft.value, controller.session.held.value);
  controller.dispatch({ kind: 'pick', symbol });
  // When a place of the guess has the focus, it moves to the next place, which screen readers read out.
  if (!target.closest('.slot')) void controller.putPiece.say(before);
  return true;
}

function enter(controller: MastermindController): void {
  controller.dispatch({ kind: 'submit' });
}

function moveBy(step: number) {
  return (controller: MastermindController): void => {
    controller.dispatch({ kind: 'move', place: controller.session.draft.value.place + step });
  };
}

const WHEN_COVERED: Keys<MastermindController> = { enter };

const KEYS: Keys<MastermindController> = {
  enter,
  backspace: (controller) => controller.dispatch({ kind: 'erase' }),
  arrowleft: moveBy(-1),
  arrowright: moveBy(1),
  escape: (controller) => {
    if (controller.session.editing.value === undefined) return false;
    controller.dispatch({ kind: 'open-turn', turn: undefined });
    return true;
  },
  x: (controller) => {
    const { value: draft } = controller.session.draft;
    controller.dispatch({ kind: 'hold', place: Math.min(draft.place, draft.symbols.length - 1) });
  },
  z: (controller) => controller.dispatch({ kind: 'notes' }),
  h: (controller) => controller.dispatch({ kind: 'hint' }),
  w: (controller) => controller.dispatch({ kind: 'why', ...controller.explainer.cell.value }),
  ';': (controller) => controller.dispatch({ kind: 'suggest' }),
  u: (controller) => controller.dispatch({ kind: 'undo' }),
  r: (controller) => controller.dispatch({ kind: 'redo' }),
  v: (controller) => controller.dispatch({ kind: 'branch', choice: undefined }),
  c: (controller) => controller.dispatch({ kind: 'show-code' }),
  '.': (controller) => controller.dispatch({ kind: 'step', player: undefined }),
  ',': (controller) => {
    if (controller.autoplay.isPlaying.value) controller.autoplay.pause();
    else controller.dispatch({ kind: 'play', player: undefined });
  },
  l: (controller) => controller.dispatch({ kind: 'state' }),
};
