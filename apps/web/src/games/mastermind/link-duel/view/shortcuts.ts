import { type Keys, press } from '../../../../shell/commands.ts';
import { typeOnSheet } from '../../../../ui/typing-focus.ts';
import { symbolOfKey } from '../../board/code-keys.ts';
import { messages } from '../../pieces/messages/language.ts';
import { eraseSymbol, isFull, moveBy, placeSymbol } from '../../session/draft.ts';
import type { LinkDuelController } from '../controller/link-duel-controller.ts';
import { sentGuess, statusOf } from '../session/link-duel.ts';

/** The keys of a duel; the shell has left out text fields, dialogs, modifiers and shortcuts that are off. */
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
    // What is typed must be in sight.
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
