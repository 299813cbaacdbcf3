import { typeOnSheet } from '../../../ui/typing-focus.ts';
import { branch, showCode } from '../controller/command-handlers.ts';
import type { Desk } from '../controller/controller.ts';
import { setPart, stepPart } from '../session/answer.ts';
import { fillRest, moveTo } from '../session/draft.ts';

/** The keys of the sheet; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
export function pressKey(desk: Desk, event: KeyboardEvent, target: Element): boolean {
  if (desk.isCovered.value) return pressEnter(desk, event, target);
  if (pressAnswer(desk, event) || pressSymbol(desk, event)) {
    typeOnSheet(target, document);
    return true;
  }
  return pressWord(desk, event, target);
}

function pressEnter(desk: Desk, event: KeyboardEvent, target: Element): boolean {
  if (event.key !== 'Enter' || target.closest('button, a, summary')) return false;
  desk.submit();
  return true;
}

/** Up and down, and Shift with an arrow for the other number; digits too, while only an answer is asked for. */
function pressAnswer(desk: Desk, event: KeyboardEvent): boolean {
  const { asks, answer, rules } = desk.session;
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
function pressSymbol(desk: Desk, event: KeyboardEvent): boolean {
  const { asks, rules, draft } = desk.session;
  if (!['guess', 'turn', 'code'].includes(asks.value)) return false;
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(event.code);
  const wanted = event.key.toLowerCase();
  const letter = desk.skin.letters.findIndex((name) => name.toLowerCase() === wanted);
  const symbol = digit ? (Number(digit[1]) + 9) % 10 : event.shiftKey ? -1 : letter;
  if (symbol < 0 || symbol >= rules.symbols) return false;
  if (event.shiftKey && event.code.startsWith('Digit')) draft.value = fillRest(draft.value, symbol);
  else desk.pick(symbol);
  return true;
}

function pressWord(desk: Desk, event: KeyboardEvent, target: Element): boolean {
  const { explainer, autoplay, session } = desk;
  switch (event.key.toLowerCase()) {
    case 'enter':
      return pressEnter(desk, event, target);
    case 'backspace':
      desk.erase();
      return true;
    case 'arrowleft':
    case 'arrowright': {
      const draft = session.draft.value;
      session.draft.value = moveTo(draft, draft.place + (event.key === 'ArrowLeft' ? -1 : 1));
      return true;
    }
    case 'escape':
      if (session.editing.value === undefined) return false;
      desk.hand.edit(undefined);
      return true;
    case 'h':
      void explainer.hintMore();
      return true;
    case 'w':
      void explainer.explain(explainer.cell.value);
      return true;
    case ';':
      void explainer.suggest();
      return true;
    case 'u':
      desk.undo();
      return true;
    case 'r':
      desk.redo();
      return true;
    case 'v':
      branch(desk, undefined);
      return true;
    case 'c':
      showCode(desk);
      return true;
    case '.':
      void autoplay.step();
      return true;
    case ',':
      if (autoplay.isPlaying.value) autoplay.pause();
      else void autoplay.play();
      return true;
    case 'l':
      desk.sayState();
      return true;
    default:
      return false;
  }
}
