import { type Keys, press } from '../../../../shell/commands.ts';
import { typeOnSheet } from '../../../../ui/typing-focus.ts';
import { symbolOfKey } from '../../board/code-keys.ts';
import { messages } from '../../pieces/messages/language.ts';
import { eraseSymbol, isFull, moveBy, placeSymbol } from '../../session/draft.ts';
import type { LinkDuelController } from '../controller/link-duel-controller.ts';
import { sentGuess, statusOf } from '../session/link-duel.ts';

/** Handles the keys of a duel. The shell has filtered out text fields, dialogs, modifiers and disabled shortcuts. */
export function pressKey(
  controller: LinkDuelController,
  event: KeyboardEvent,
  target: Element,
  page: Document,
): boolean {
  if (controller.dialog.value) return false;
  const draft = controller.draft.value;
  const duel = controller.open.value;
  const { symbols } = (duel?.challenge ?? controller.terms.value).rules;
  const symbol = symbolOfKey(event, controller.skin.value, symbols);
  if (symbol !== undefined && (!duel || (statusOf(duel) === 'playing' && !sentGuess(duel)))) {
    if (isFull(draft)) controller.announcer.say(messages().full);
    else controller.draft.value = placeSymbol(draft, symbol);
    // The maker's entry must be unfolded, so that the typed symbol is visible.
    if (duel?.role === 'maker') controller.byHand.value = true;
    typeOnSheet(target, page);
    return true;
  }
  return press(KEYS, controller, event, target);
}

const KEYS: Keys<LinkDuelController> = {
  enter: (controller) => controller.submit(),
  backspace: ({ draft }) => {
    draft.value = eraseSymbol(draft.value);
  },
  arrowleft: ({ draft }) => {
    draft.value = moveBy(draft.value, -1);
  },
  arrowright: ({ draft }) => {
    draft.value = moveBy(draft.value, 1);
  },
  u: (controller) => controller.undo(),
  l: (controller) => controller.sayState(),
  '?': (controller) => controller.openKeys(),
};
