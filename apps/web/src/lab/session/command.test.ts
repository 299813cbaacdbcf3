import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseLabCommand } from './command.ts';
import { type LabGame, USUAL_GAME } from './lab-game.ts';
import { NOTATIONS } from './notation.ts';

const WORDS: LabGame = { kind: 'words', hard: false };
const read = (line: string, game: LabGame = USUAL_GAME) => {
  const command = parseLabCommand(line, game, 'winter');
  return command.ok ? command.value : command.error.code;
};

describe('typed commands of the Lab', () => {
  it('name players, guesses and trees in the terminal’s words', () => {
    expect(read('compare entropy knuth')).toMatchObject({ contestants: ['knuth', 'entropy'] });
    expect(read('compare p5c6r knuth,parts')).toMatchObject({
      game: { rules: { places: 5 } },
      contestants: ['knuth', 'parts'],
    });
    expect(read('compare word worst')).toMatchObject({ game: { kind: 'words' }, contestants: ['worst'] });
    expect(read('partition 1122 TBST')).toMatchObject({ guesses: ['aabb', 'cfac'] });
    expect(read('partition salet', WORDS)).toMatchObject({ guesses: ['salet'] });
    expect(read('1122')).toMatchObject({ kind: 'partition', guesses: ['aabb'] });
    expect(read('tree optimal p3c4r')).toMatchObject({ source: 'optimal', game: { rules: { symbols: 4 } } });
    expect(read('where TBST')).toMatchObject({ kind: 'where', code: 'cfac' });
    expect(read('1122:1,0')).toMatchObject({ kind: 'turn', turn: { guess: [0, 0, 1, 1], feedback: 2 } });
    expect(read('salet:gywww', WORDS)).toMatchObject({ kind: 'round', round: { marks: [2, 1, 0, 0, 0] } });
    expect(read('open 3')).toEqual({ kind: 'open', number: 3 });
    expect(read('undo')).toEqual({ kind: 'up' });
    expect(read('?')).toEqual({ kind: 'help' });
  });

  it.each([
    ['', 'nothing'],
    ['where', 'where-what'],
    ['open', 'which-number'],
    ['open 0', 'which-number'],
    ['rules p99', 'which-rules'],
    ['write runes', 'which-notation'],
    ['partition 1122 1123 1234', 'too-many-guesses'],
    ['compare nobody', 'not-understood'],
    ['tree nobody', 'not-understood'],
    ['abracadabra', 'not-understood'],
    ['1199', 'guess'],
    ['1122:3,1', 'answer'],
  ])('%j is %s', (line, code) => {
    expect(read(line)).toBe(code);
  });

  it('reads a letter by the notation in use', () => {
    const bells = parseLabCommand('where bbbb', USUAL_GAME, 'winter');
    const letters = parseLabCommand('where bbbb', USUAL_GAME, 'letters');
    expect(bells.ok && bells.value).toMatchObject({ code: 'ffff' });
    expect(letters.ok && letters.value).toMatchObject({ code: 'bbbb' });
  });

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom(...NOTATIONS), fc.boolean(), (line, notation, words) => {
        parseLabCommand(line, words ? WORDS : USUAL_GAME, notation);
      }),
    );
  });
});
