import { expect, it } from 'vitest';
import { nameOf } from '../messages/names.ts';
import { SKIN_CHOICES, skinChosen } from './skins.ts';

it.each(SKIN_CHOICES)('gives %s names and letters of its own for each piece, or plain letters', (choice) => {
  for (let symbols = 1; symbols <= 20; symbols++) {
    const skin = skinChosen(choice, symbols);
    const pieces = Array.from({ length: symbols }, (_, symbol) => symbol);
    expect(new Set(pieces.map((symbol) => nameOf(skin, symbol))).size).toBe(symbols);
    expect(new Set(pieces.map((symbol) => skin.letters[symbol])).size).toBe(symbols);
  }
});

it('has twelve round pegs, the first of them as in the terminal', () => {
  expect(skinChosen('pegs', 12).id).toBe('pegs');
  expect(skinChosen('pegs', 12).letters.slice(0, 4)).toEqual(['R', 'G', 'B', 'Y']);
  expect(skinChosen('pegs', 13).id).toBe('letters');
});
