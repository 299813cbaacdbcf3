import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { COVEN } from '@inkling/art/coven';
import { seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { COVEN_ROSTER, covenWitch } from '@inkling/games/witch/coven-module';
import { squareAt, squareName } from '@inkling/games/witch/rules/squares';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { run } from '../../../testing/run.ts';
import { briefPortrait } from './brief-portrait.ts';

const game = covenWitch.rules;

/** Returns the square names of the pairs and specials on the board of a seed. */
function boardOf(seed: string, text: string) {
  const params = unwrap(game.parseParams(text));
  const { tiles } = game.start(params, seedRandom(seed)).secret;
  const name = (index: number) => squareName(squareAt(params.board.shape, index));
  const pairs = new Map<number, string[]>();
  for (const [index, tile] of tiles.entries())
    if (tile.type === 'gameTile') pairs.set(tile.witch, [...(pairs.get(tile.witch) ?? []), name(index)]);
  const of = (type: string) => tiles.flatMap((tile, index) => (tile.type === type ? [name(index)] : []));
  return {
    pairs: [...pairs].map(([witch, squares]) => ({ witch, squares })),
    bonus: of('bonus'),
    bombs: of('bomb'),
  };
}

describe('briefPortrait', () => {
  it('describes each witch differently, and gives no name away', () => {
    const portraits = COVEN.map((_, witch) => briefPortrait(witch));
    expect(new Set(portraits).size).toBe(COVEN.length);
    for (const [witch, brief] of portraits.entries())
      expect(brief.toLowerCase()).not.toContain(COVEN[witch]!.id);
  });
});

describe('playing witch', () => {
  it('plays a solitaire game to the end, and shows the result', async () => {
    const { pairs } = boardOf('holly', 'easy');
    const lines = pairs.flatMap(({ witch, squares }) => [...squares, COVEN_ROSTER[witch]!.name]);
    const { exit, out, unread, state } = await run('play witch --seed holly', [...lines, 'no']);
    expect([exit, unread]).toEqual([0, 0]);
    expect(out.match(/A pair: 100 points\./g)).toHaveLength(4);
    expect(out.match(/Right: she is \w+, 50 points\./g)).toHaveLength(4);
    expect(out).toContain('You found them all in 4 moves. 3 stars of 3.');
    expect(out).toContain('Perfect memory needs 5.92');
    expect(readdirSync(join(state, 'inkling'))).toEqual([]);
  });

  it('says what a question expects, and that a hint needs a question', async () => {
    const { pairs } = boardOf('holly', 'easy');
    const { out } = await run('play witch --seed holly', [
      'hint',
      'skip',
      ...(pairs[0]?.squares ?? []),
      '',
      'hint',
      'skip',
      'quit',
    ]);
    expect(out.match(/There is no question\./g)).toHaveLength(1);
    expect(out).not.toContain('There is no hint in this game');
    expect(out).toMatch(/Who's that witch, A\?.*\nGive her name, or type hint or skip\.\nWho's that witch/);
    expect(out).not.toContain('Type a tile, as in b3');
  });

  it('charges forgetting, and names the turns that cost most', async () => {
    const { pairs } = boardOf('holly', 'easy');
    const [one, two] = [pairs[0]!.squares, pairs[1]!.squares];
    const miss = [one[0]!, two[0]!, 'cover', one[0]!, two[0]!, 'cover'];
    const lines = [...miss, ...pairs.flatMap(({ squares }) => squares)];
    const { out } = await run('play witch --seed holly --quiz off', [...lines, 'no']);
    expect(out).toContain('The miss is turned back.');
    expect(out).toMatch(/Turn 2 cost you \d\.\d\d moves: [abc][123] had been seen on flip \d/);
  });

  it('halves the points after a hint, lets a bonus peek, and lets a bomb cover a pair', async () => {
    const { pairs, bonus, bombs } = boardOf('holly', 'medium');
    const [first] = pairs;
    const lines = [
      ...first!.squares,
      'hint',
      COVEN_ROSTER[first!.witch]!.name,
      bonus[0]!,
      pairs[1]!.squares[0]!,
      bombs[0]!,
    ];
    const { out } = await run('play witch --level medium --seed holly', lines);
    expect(out).toContain(COVEN_ROSTER[first!.witch]!.description);
    expect(out).toContain(', 25 points.');
    expect(out).toMatch(/Peek: \w\d is witch/);
    expect(out).toContain('It covers the pair A');
  });

  it.each(['person', 'lru2', 'lru4', 'lru6', 'perfect', 'expert'])(
    'plays to the end against %s',
    async (player) => {
      const { pairs } = boardOf('holly', 'easy');
      const flips = Array.from({ length: 40 }, () =>
        pairs.flatMap(({ squares }) => [...squares, 'skip']),
      ).flat();
      const { exit, out } = await run(`play witch --seed holly --player ${player}`, flips.slice(0, 200));
      expect(exit).toBe(0);
      expect(out).toMatch(/wins?\.|A draw\./);
      expect(out).toMatch(/moves forgotten/);
    },
  );

  it('reveals nothing about a tile that lies face down', async () => {
    const { out, prompts } = await run('play witch --seed holly --no-color', ['board', 'a1'], {
      terminal: true,
    });
    const before = `${out.slice(0, out.indexOf('a1 is'))}${prompts.join()}`;
    for (const { name } of COVEN) expect(before).not.toContain(name);
    expect(before).not.toMatch(/skin|[*!] /);
    expect(out).toContain('░░');
    expect(out).not.toContain('\x1b');
  });

  it('resumes a saved game, and names the damaged line of a save', async () => {
    const { pairs } = boardOf('holly', 'easy');
    const first = await run('play witch --seed holly --quiz off', pairs[0]!.squares);
    expect(first.out).toContain('inkling resume');
    const rest = pairs.slice(1).flatMap(({ squares }) => squares);
    const next = await run('resume', [...rest, 'no'], { state: first.state });
    expect(next.out).toContain('You found them all in 4 moves');
    const again = await run('play witch --seed holly', ['a1']);
    const folder = join(again.state, 'inkling');
    const path = join(folder, readdirSync(folder)[0] as string);
    writeFileSync(path, 'inkling-save 1\nsetup \nnonsense');
    const damaged = await run('resume', [], { state: again.state });
    expect(damaged.exit).toBe(2);
    expect(damaged.err).toContain('line 3 is damaged');
  });

  it.each([
    ['--level harder', 'Did you mean hard?'],
    ['--player knuth', 'is not an opponent'],
    ['--quiz maybe', 'is not a quiz'],
    ['--size 20x20 --bombs 1', 'the coven has 36'],
    ['--size 2x2', 'odd number'],
    ['b3', 'only options'],
  ])('rejects %s', async (flags, sentence) => {
    const { exit, out, err } = await run(`play witch ${flags}`);
    expect([exit, out]).toEqual([2, '']);
    expect(err).toContain(sentence);
  });

  it('survives any input', async () => {
    const square = fc.stringMatching(/^[a-d][1-4]$/);
    const entry = fc.oneof(
      { weight: 3, arbitrary: square },
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom(
        'cover',
        'skip',
        'hint',
        'pass',
        'peek b1',
        '1',
        'name Agatha',
        'board',
        'score',
        'witches',
        '?',
        '',
      ),
    );
    const player = fc.constantFrom('', ' --player person', ' --player lru2', ' --calm', ' --quiz typed');
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 30 }),
        player,
        fc.boolean(),
        async (entries, who, terminal) => {
          const { exit, err } = await run(`play witch --seed holly --level medium${who}`, entries, {
            terminal,
          });
          expect([exit, err]).toEqual([0, '']);
        },
      ),
      { numRuns: 60 },
    );
  }, 60_000);
});
