import { HALLOWEEN, WINTER } from '@inkling/art/silhouettes';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { messages } from './messages/language.ts';

/** The name of a symbol in the page's language if the skin has drawings or colours; otherwise the skin's own name. */
export function nameOf(skin: Skin, symbol: number): string {
  const drawn =
    skin.id === 'winter' ? WINTER[symbol] : skin.id === 'halloween' ? HALLOWEEN[symbol] : undefined;
  if (skin.id === 'pegs') return messages().colours[symbol] ?? '?';
  return drawn ? messages().elements[drawn] : (skin.names[symbol] ?? '?');
}

export function namesOf(skin: Skin, code: ArrayLike<number>): readonly string[] {
  return Array.from(code, (symbol) => nameOf(skin, symbol));
}

/** The label of a place of a code (zero-based) and of the symbol there. */
export function placeLabel(skin: Skin, place: number, symbol: number | undefined): string {
  return messages().slot(place + 1, symbol === undefined ? undefined : nameOf(skin, symbol));
}
