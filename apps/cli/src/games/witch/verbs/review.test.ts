import { describe, expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';

const EASY = 'review witch --level easy';
/** A board with the pairs A, B, C and D and the bonus in the middle. */
const CODE = 'w1-3x3-k0-4--0-u1s';

describe('review witch', () => {
  it('charges each turn the cost of forgetting, and names the tile that had been seen', async () => {
    const { exit, out } = await run(`${EASY} a1,a2:A,B c2,a1:B,A a2,c2:B,B`);
    expect(exit).toBe(0);
    expect(out).toContain('2 c2,a1:B,A  1.00  a2, on flip 2');
    expect(out).toContain('3 pairs are still to be found. Forgetting has cost 1.00 moves so far.');
  });

  it('ends a finished game with its result, whatever the witches are called', async () => {
    const game = 'a1a3:AA a2,c2:Hazel,hazel b1,b2,-,b3:C,*,-,C c1c3:dd';
    const { out } = await run(`${EASY} ${game}`);
    expect(out).toContain('You found them all in 4 moves. 3 stars of 3.');
    expect(out).toContain('Luck saved you');
  });

  it('prints a JSON object, and checks the turns against a given board', async () => {
    const { exit, json } = await run(`review witch --secret ${CODE} a1,a3:A,A a2,b1:B,B --json`);
    expect(exit).toBe(3);
    expect(json()).toMatchObject({
      game: 'witch',
      rules: '3x3 bonus=1 bombs=0 rule=king touching=0 against=nobody quiz=off',
      pairsLeft: 2,
      seats: [{ seat: 'first', moves: 2, points: 200, lost: 0, lostExact: '0' }],
      turns: [
        {
          turn: 1,
          tiles: [
            { square: 'a1', face: 'A' },
            { square: 'a3', face: 'A' },
          ],
          isTrue: true,
        },
        { turn: 2, lost: 0, seen: null, isTrue: false },
      ],
      wrong: [2],
      message: 'Turn 2 does not agree with that board.',
    });
    const plain = await run(`review witch --secret ${CODE} a1,a3:A,A a2,b1:B,B`);
    expect([plain.exit, plain.err]).toEqual([3, 'Turn 2 does not agree with that board.\n']);
  });

  it('accepts two seats, and bombs that cover a pair', async () => {
    const { json } = await run(
      'review witch --size 3x4 --bombs 1 --player person a1,a2:A,A a3,b1:B,bomb c1,c2:C,D --json',
    );
    expect(json()).toMatchObject({
      pairsLeft: 5,
      seats: [
        { seat: 'first', moves: 2, points: 0 },
        { seat: 'second', moves: 1 },
      ],
    });
  });

  it.each([
    ['', 'review needs the turns of a game'],
    ['a1,b3:A', 'Turn 1, “a1,b3:A”: write the tiles'],
    ['a1,b3:A,B a1,b1:B,A', 'Turn 2: a1 showed something else before.'],
    ['a1,b3:A,A a2,b1:A,C', 'Turn 2: a2 would be the third tile of the same witch.'],
    ['a1:bomb', 'Turn 1: a1: the board has fewer bombs; see --level, --size and --bombs.'],
    ['a1,a9:A,B', 'Turn 1: a9: That tile is not on the board.'],
    ['a1,a2,a3:A,B,C', 'Turn 1: the turn was over before a3.'],
    ['a1:A', 'Turn 1: the turn is not over;'],
    ['a1,a2:A,A a1,b1:A,C', 'Turn 2: a1 was face up already.'],
    ['a1,-:A,-', 'Turn 1: There is nothing to skip.'],
  ])('rejects %j, and says where it is wrong', async (turns, sentence) => {
    const { exit, err } = await run(`${EASY} ${turns}`.trim());
    expect([exit, err]).toEqual([2, expect.stringContaining(sentence)]);
  });

  it('rejects an invalid board code, and a board that is given twice', async () => {
    expect((await run('review witch --secret w1 a1,a2:A,A')).err).toContain('give the code of a board');
    const twice = await run(`review witch --level hard --secret ${CODE} a1,a2:A,A`);
    expect([twice.exit, twice.err]).toEqual([2, expect.stringContaining('leave --level out')]);
  });
});
