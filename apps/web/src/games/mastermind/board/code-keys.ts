import type { Skin } from '@inkling/games/mastermind/rules/skins';

/**
 * Returns the symbol of a pressed key. A digit is recognised by its physical key, so that Shift does not hide
 * it (0 is the tenth); a letter by the character it types.
 */
export function symbolOfKey(
  { key, code }: Pick<KeyboardEvent, 'key' | 'code'>,
  skin: Skin,
  count: number,
): number | undefined {
  const digit = /^(?:Digit|Numpad)(\d)$/.exec(code);
  const wanted = key.toLowerCase();
  const symbol = digit
    ? (Number(digit[1]) + 9) % 10
    : skin.letters.findIndex((letter) => letter.toLowerCase() === wanted);
  return symbol >= 0 && symbol < count ? symbol : undefined;
}
