import type { Mark } from '@inkling/core/marks';
import { typeOnSheet } from '../../../../ui/typing-focus.ts';
import { pressKey as pressWordKey } from '../../session/keys.ts';
import type { SolverController } from './controller.ts';
import { cycleMark, goToPlace, setMark } from './draft.ts';

/** Digits and the space bar mark the letter that is chosen. */
export function pressKey(controller: SolverController, event: KeyboardEvent, target: Element): boolean {
  const { session } = controller;
  const { draft } = session;
  const mark = (value: Mark) => () => {
    session.draft = setMark(draft, value);
    typeOnSheet(target, document);
  };
  const go = (step: number) => () => {
    session.draft = goToPlace(draft, draft.place + step);
  };
  return pressWordKey(controller, event, target, {
    ...(draft.letters.length > 0 && { 0: mark(0), 1: mark(1), 2: mark(2) }),
    ' ': () => {
      session.draft = cycleMark(draft);
    },
    arrowleft: go(-1),
    arrowright: go(1),
  });
}
