import type { Code, Feedback } from '@inkling/core/feedback';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { onBackground, type Style } from '../../../shell/style.ts';

/** Draws a code as squares with letters inside, `[S][S][T][B]`, on coloured backgrounds if colours are allowed. */
export function squares(code: Code, skin: Skin, style: Style): string {
  return Array.from(code, (symbol) => square(symbol, skin, style)).join('');
}

export function square(symbol: number, skin: Skin, style: Style): string {
  const letter = (skin.letters[symbol] ?? '?').toUpperCase();
  return onBackground(`[${letter}]`, BACKGROUNDS[symbol % BACKGROUNDS.length] as number, style);
}

export function hiddenSquares(places: number): string {
  return '[?]'.repeat(places);
}

/** Draws an answer as circles: solid for exact, hollow for near, a dot for each place that got neither. */
export function circles({ exact, near }: Feedback, places: number, style: Style): string {
  const [solid, hollow, none] = style.unicode ? UNICODE_PEGS : ASCII_PEGS;
  return `${solid.repeat(exact)}${hollow.repeat(near)}${none.repeat(places - exact - near)}`;
}

const UNICODE_PEGS = ['●', '○', '·'] as const;
const ASCII_PEGS = ['#', 'o', '-'] as const;

/** Light backgrounds that most eyes can tell apart: coral, green, blue, yellow, orange, violet, white, sky, teal, lime. */
const BACKGROUNDS = [210, 114, 111, 228, 215, 183, 255, 153, 80, 155] as const;
