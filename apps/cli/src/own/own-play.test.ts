import { describe, expect, it } from 'vitest';
import { run } from '../testing/run.ts';
import { gameFiles, HATS, higherOrLower } from './testing/game-files.ts';

const { file } = gameFiles();

const hats = file('hats.csv', HATS);
const numbers = file('numbers.mjs', higherOrLower(20));

describe('playing a custom game', () => {
  it('reaches the end of the game', async () => {
    const game = await run(
      ['play', hats, '--seed', 'a'],
      ['nobody', 'hint', 'left', 'hat?', 'beard?', 'old?'],
    );
    expect(game.exit).toBe(0);
    expect(game.out).toContain('“nobody” is not a guess');
    expect(game.out).toMatch(/known after [23] guesses/);
    expect((await run(['play', numbers, '--seed', 'a'], ['resign'])).out).toContain('It was');
  });

  it('undoes turns', async () => {
    for (const line of [
      ['play', hats],
      ['play', hats, '--player', 'adversary'],
    ]) {
      const { out } = await run([...line, '--seed', 'a'], ['undo', 'hat?', 'undo', 'left', 'quit']);
      expect(out).toContain('There is nothing to take back.');
      expect(out).toContain('Taken back; this is guess 1.');
      expect(out).toContain('4 secrets left');
      expect(out).toContain('Goodbye.');
    }
  });

  it('accepts the commands of the command line, and ends with a review', async () => {
    const lines = ['sugest', 'suggest', 'hat?', 'check', 'choices', 'codes', 'why', 'beard?'];
    const { out, unread } = await run(['play', hats, '--seed', 'a'], [...lines, 'old?']);
    expect(out).toContain('“sugest” is not a guess. Did you mean suggest?');
    expect(out).toMatch(/^Guess +Bits +Left at worst/m);
    expect(out).toContain('All turns can be true: 2 secrets left.');
    expect(out).toContain('why needs a feature and a value, as in: why hat? yes.');
    expect(out).toMatch(
      /known after 2 guesses\.\n\nTurn +Left +Bits +expected +lost +Better\n1 hat\?:\w+ +4 → 2 +1\.00/,
    );
    expect(unread).toBe(1);
    const given = await run(['play', hats, '--seed', 'a'], ['hat?', 'resign']);
    expect(given.out).toMatch(/It was “\w+”\.\n\nTurn /);
    expect((await run(['play', hats, '--seed', 'a'], ['resign'])).out).not.toContain('Turn');
  });
});
