import { HALLOWEEN, WINTER } from '@inkling/art/silhouettes';
import * as result from '@inkling/core/result';
import { parseCode } from '@inkling/games/mastermind/rules/notation';
import { expect, it } from 'vitest';
import { commands as englishCommands } from '../messages/english/commands.ts';
import { commands as germanCommands } from '../messages/german/commands.ts';
import { commands as spanishCommands } from '../messages/spanish/commands.ts';
import { english } from '../pieces/messages/english.ts';
import { german } from '../pieces/messages/german.ts';
import { spanish } from '../pieces/messages/spanish.ts';
import { nameOf } from '../pieces/names.ts';
import { SKIN_CHOICES } from '../session/settings.ts';
import { skinChosen } from './chosen-skin.ts';

it.each(SKIN_CHOICES)('gives each piece of %s a distinct name and letter', (choice) => {
  for (let symbols = 1; symbols <= 20; symbols++) {
    const skin = skinChosen(choice, symbols);
    const pieces = Array.from({ length: symbols }, (_, symbol) => symbol);
    expect(new Set(pieces.map((symbol) => nameOf(skin, symbol))).size).toBe(symbols);
    expect(new Set(pieces.map((symbol) => skin.letters[symbol])).size).toBe(symbols);
  }
});

it('has twelve round pegs, whose first letters match the terminal', () => {
  expect(skinChosen('pegs', 12).id).toBe('pegs');
  expect(skinChosen('pegs', 12).letters.slice(0, 4)).toEqual(['R', 'G', 'B', 'Y']);
  expect(skinChosen('pegs', 13).id).toBe('letters');
});

it.each([
  ['English', englishCommands],
  ['German', germanCommands],
  ['Spanish', spanishCommands],
])('lists every set in %s if an unknown one is typed', (_language, { command }) => {
  const said = command.fault({ code: 'no-such-skin', text: 'summer' });
  for (const choice of SKIN_CHOICES) expect(said).toContain(choice);
});

it.each([
  ['English', englishCommands],
  ['German', germanCommands],
  ['Spanish', spanishCommands],
])('gives examples in %s with pieces of the current set', (_language, { command, keys }) => {
  expect(command.fault({ code: 'why-what' }, 'r')).toContain('why 2 r.');
  const rows = keys.commandRows('RGBY', 'r', 'Red');
  const typed = rows.map(([line]) => line);
  expect(typed).toEqual(expect.arrayContaining(['RGBY', 'why 2 r', 'RGBY 1,2', 'where r']));
  expect(rows.flat().join()).not.toMatch(/SSTB|PPBT|Santa|Noel/);
});

it('has twelve digits, which are parsed as shown', () => {
  const skin = skinChosen('digits', 12);
  expect(skin.letters.join('')).toBe('1234567890ab');
  const rules = { places: 4, symbols: 12, repeats: true };
  expect(result.expect(parseCode('10AB', rules, skin))).toEqual([0, 9, 10, 11]);
});

it.each(['winter', 'halloween'] as const)('has twelve drawn pieces for %s, and letters beyond', (choice) => {
  const skin = skinChosen(choice, 12);
  expect(skin.id).toBe(choice);
  expect(skin.names.map((name) => name.toLowerCase())).toEqual(choice === 'winter' ? WINTER : HALLOWEEN);
  expect(skinChosen(choice, 13).id).toBe('letters');
});

it.each([
  ['English', english],
  ['German', german],
  ['Spanish', spanish],
])('gives the twelve pieces of a set different names in %s', (_language, { elements }) => {
  for (const set of [WINTER, HALLOWEEN]) {
    expect(new Set(set.map((name) => elements[name])).size).toBe(12);
    const added = set.slice(6).map((name) => elements[name].charAt(0));
    expect(new Set(added).size).toBe(6);
  }
});

it.each([
  ['English', english],
  ['German', german],
  ['Spanish', spanish],
])('marks each piece with a distinct letter from its name in %s', (_language, pieces) => {
  for (const [set, names] of [
    ['winter', WINTER],
    ['halloween', HALLOWEEN],
  ] as const) {
    const letters = Array.from(pieces.letters[set]);
    expect(new Set(letters).size).toBe(12);
    for (const [symbol, name] of names.entries())
      expect(plain(pieces.elements[name])).toContain(letters[symbol]);
  }
});

it('parses a code in the letters of another language or in English names', () => {
  const skin = { ...skinChosen('winter', 6), letters: Array.from(german.letters.winter) };
  const rules = { places: 4, symbols: 6, repeats: true };
  for (const text of ['NGBO', 'ngbo', 'Santa, Present, Tree, Bell'])
    expect(result.expect(parseCode(text, rules, skin))).toEqual([0, 1, 2, 5]);
});

/** Returns the name in capitals without accents. */
function plain(name: string): string {
  return name.normalize('NFD').replace(/\p{M}/gu, '').toUpperCase();
}
