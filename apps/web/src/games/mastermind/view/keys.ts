import { typeOnSheet } from '../../../ui/typing-focus.ts';
import type { MastermindController } from '../controller/controller.ts';
import { setPart, stepPart } from '../session/answer.ts';

/** The keys of the sheet; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressKey(controller: MastermindController, event: KeyboardEvent, target: Element): boolean {
  if (controller.isCovered.value) return pressEnter(controller, event, target);
  if (pressAnswer(controller, event) || pressSymbol(controller, event)) {
    typeOnSheet(target, document);
    return true;
  }
  return pressWord(controller, event, target);
}

function pressEnter(controller: MastermindController, event: KeyboardEvent, target: Element): boolean {
  if (event.key !== 'Enter' || target.closest('button, a, summary')) return false;
  controller.dispatch({ kind: 'submit' });
  return true;
}

/** Up and down, and Shift with an arrow for the other number; digits too, while only an answer is asked for. */
function pressAnswer(controller: MastermindController, event: KeyboardEvent): boolean {
  const { asks, answer, rules } = controller.session;
  const alone = asks.value === 'answer';
  if (!alone && asks.value !== 'turn') return false;
  const digit = alone ? /^(?:Digit|Numpad)(\d)$/.exec(event.code) : null;
  if (digit) answer.value = setPart(answer.value, Number(digit[1]), rules.places);
  else if (event.key === 'ArrowUp' || event.key === '+')
    answer.value = stepPart(answer.value, 1, rules.places);
  else if (event.key === 'ArrowDown' || event.key === '-')
    answer.value = stepPart(answer.value, -1, rules.places);
  else if (event.key === 'ArrowLeft' && (alone || event.shiftKey))
    answer.value = { ...answer.value, part: 'exact' };
  else if (event.key === 'ArrowRight' && (alone || event.shiftKey))
    answer.value = { ...answer.value, part: 'near' };
  else if (event.key === 'Backspace' && alone) answer.value = setPart(answer.value, 0, rules.places);
  else return false;
  return true;
}

/** A digit by where it is on the keyboard, so that Shift does not hide it; a letter of the skin by what it is. */
function pressSymbol(controller: MastermindController, event: KeyboardEvent): boolean {
  const { asks, rules } = controller.session;
  if (!['guess', 'turn', 'code'].includes(asks.value)) return false;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  const wanted = event.key.toLowerCase();
  const letter = controller.skin.letters.findIndex((name) => name.toLowerCase() === wanted);
  const symbol = digit ? (Number(digit[1]) + 9) % 10 : event.shiftKey ? -1 : letter;
  if (symbol < 0 || symbol >= rules.symbols) return false;
  if (event.shiftKey && event.code.startsWith('Digit')) controller.dispatch({ kind: 'fill', symbol });
  else controller.dispatch({ kind: 'pick', symbol });
  return true;
}

function pressWord(controller: MastermindController, event: KeyboardEvent, target: Element): boolean {
  const { explainer, autoplay, session } = controller;
  switch (event.key.toLowerCase()) {
    case 'enter':
      return pressEnter(controller, event, target);
    case 'backspace':
      controller.dispatch({ kind: 'erase' });
      return true;
    case 'arrowleft':
    case 'arrowright': {
      const { value: draft } = session.draft;
      const place = draft.place + (event.key === 'ArrowLeft' ? -1 : 1);
      controller.dispatch({ kind: 'move', place });
      return true;
    }
    case 'escape':
      if (session.editing.value === undefined) return false;
      controller.dispatch({ kind: 'open-turn', turn: undefined });
      return true;
    case 'x': {
      const { value: draft } = session.draft;
      controller.dispatch({ kind: 'hold', place: Math.min(draft.place, draft.symbols.length - 1) });
      return true;
    }
    case 'z':
      controller.dispatch({ kind: 'notes' });
      return true;
    case 'h':
      controller.dispatch({ kind: 'hint' });
      return true;
    case 'w':
      controller.dispatch({ kind: 'why', ...explainer.cell.value });
      return true;
    case ';':
      controller.dispatch({ kind: 'suggest' });
      return true;
    case 'u':
      controller.dispatch({ kind: 'undo' });
      return true;
    case 'r':
      controller.dispatch({ kind: 'redo' });
      return true;
    case 'v':
      controller.dispatch({ kind: 'branch', choice: undefined });
      return true;
    case 'c':
      controller.dispatch({ kind: 'show-code' });
      return true;
    case '.':
      controller.dispatch({ kind: 'step', player: undefined });
      return true;
    case ',':
      if (autoplay.isPlaying.value) autoplay.pause();
      else controller.dispatch({ kind: 'play', player: undefined });
      return true;
    case 'l':
      controller.dispatch({ kind: 'state' });
      return true;
    default:
      return false;
  }
}
