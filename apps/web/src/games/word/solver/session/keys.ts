import type { Mark } from '@inkling/core/marks';
import { typeOnSheet } from '../../../../ui/typing-focus.ts';
import type { SolverController } from './controller.ts';
import { cycleMark, goToPlace, setMark } from './draft.ts';

/** The keys of the solver: letters type, so no letter is a shortcut. The frame has left out text fields and dialogs. */
export function pressKey(controller: SolverController, { key }: KeyboardEvent, target: Element): boolean {
  const { session } = controller;
  if (/^\p{L}$/u.test(key)) {
    controller.type(key);
    typeOnSheet(target, document);
    return true;
  }
  if (session.draft.letters.length > 0 && /^[012]$/.test(key)) {
    session.draft = setMark(session.draft, Number(key) as Mark);
    typeOnSheet(target, document);
    return true;
  }
  if ((key === 'Enter' || key === ' ') && target.closest('button, a, summary')) return false;
  const act = KEYS[key];
  act?.(controller);
  return act !== undefined;
}

const KEYS: Readonly<Record<string, (controller: SolverController) => void>> = {
  Enter: (controller) => controller.submit(),
  Backspace: (controller) => controller.erase(),
  ' ': ({ session }) => {
    session.draft = cycleMark(session.draft);
  },
  ArrowLeft: ({ session }) => {
    session.draft = goToPlace(session.draft, session.draft.place - 1);
  },
  ArrowRight: ({ session }) => {
    session.draft = goToPlace(session.draft, session.draft.place + 1);
  },
  '[': (controller) => controller.undo(),
  ']': (controller) => controller.redo(),
  '=': (controller) => controller.sayState(),
};
