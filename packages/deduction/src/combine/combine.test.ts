import { finish } from '@inkling/core/finish';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DefinedDeduction, defineDeduction } from '../define/deduction.ts';
import { anyGame, anyTurns, randomGame, subsets } from '../define/testing/random-games.ts';
import { boards } from './boards.ts';
import { fixedGuesses } from './fixed-guesses.ts';
import { hiddenRule } from './hidden-rule.ts';
import { verifyCertificate } from './verify-certificate.ts';
import { withLies } from './with-lies.ts';

describe('fixedGuesses', () => {
  it('finds a smallest set of guesses that distinguishes all secrets', () => {
    for (let i = 0; i < 60; i++) {
      const definition = randomGame(`fixed ${i}`, 1 + (i % 6), i % 4, 'identified');
      const game = defineDeduction(definition);
      const guesses = definition.guesses ?? [];
      const tells = (some: readonly string[]) =>
        new Set(
          definition.secrets.map((secret) =>
            JSON.stringify(some.map((guess) => definition.answer(guess, secret))),
          ),
        ).size === definition.secrets.length;
      const least = Math.min(
        ...subsets(guesses.length)
          .map((set) => set.map((at) => guesses[at]!))
          .filter(tells)
          .map(({ length }) => length),
      );
      const found = fixedGuesses(game);
      expect([i, found.guesses.length, found.proved, found.lower]).toEqual([i, least, true, least]);
      expect(tells(found.guesses)).toBe(true);
      const hurried = fixedGuesses(game, 1);
      expect(tells(hurried.guesses)).toBe(true);
      expect(hurried.lower).toBeLessThanOrEqual(least);
    }
  });

  it('throws if no guess distinguishes two secrets', () => {
    const alike = defineDeduction({
      name: 'alike',
      secrets: ['a', 'b'],
      answer: () => 'no',
      solved: 'identified',
    });
    expect(() => fixedGuesses(alike)).toThrow(RangeError);
  });
});

/** Makes a game in which a guess asks whether the secret number is below a threshold. */
function below(count: number): DefinedDeduction<number, number, string> {
  const secrets = Array.from({ length: count }, (_, i) => i);
  return defineDeduction({
    name: 'below',
    secrets,
    guesses: secrets.slice(1),
    answer: (limit: number, secret: number) => (secret < limit ? 'below' : 'not below'),
    solved: 'identified',
    label: (n) => String(n),
  });
}

describe('withLies', () => {
  it('keeps every secret that at most that many answers contradict', () => {
    fc.assert(
      fc.property(anyGame, fc.nat(), fc.integer({ min: 0, max: 3 }), (definition, seed, lies) => {
        const turns = anyTurns(definition, seed, 5, true);
        const position = withLies(defineDeduction(definition), lies).position(turns);
        const left = definition.secrets.filter(
          (secret) =>
            turns.filter(([guess, answer]) => definition.answer(guess, secret) !== answer).length <= lies,
        );
        expect(position.candidates.map(({ secret }) => secret)).toEqual(left);
        expect(withLies(defineDeduction(definition), lies).position().count).toBe(
          BigInt(definition.secrets.length),
        );
        expect([position.count, position.isConsistent]).toEqual([BigInt(left.length), left.length > 0]);
        if (lies === 0) expect(left).toEqual([...defineDeduction(definition).position(turns).candidates()]);
        const game = withLies(defineDeduction(definition), lies);
        for (const { guess, worst } of game.rank(turns, { top: 3 })) {
          const sizes = game.game
            .answers()
            .map((answer) => Number(game.position([...turns, [guess, answer]]).count));
          expect(worst).toBe(Math.max(...sizes));
        }
      }),
    );
  });

  it('finds the least number of guesses, as trying every history does', async () => {
    for (let i = 0; i < 24; i++) {
      const definition = randomGame(`lies ${i}`, 2 + (i % 3), 1 + (i % 3), 'identified');
      const lies = i % 5 === 4 ? 2 : i % 2;
      const game = withLies(defineDeduction(definition), lies);
      const answers = game.game.answers();
      const ends = (turns: readonly (readonly [string, string | number])[], guesses: number): boolean =>
        game.position(turns).count <= 1n ||
        (guesses > 0 &&
          game.game.guesses.some((guess) =>
            answers.every((answer) => ends([...turns, [guess, answer]], guesses - 1)),
          ));
      const least = Array.from({ length: 5 }, (_, guesses) => guesses).find((guesses) => ends([], guesses));
      const found = await game.optimum();
      // Deeper games take the plain recursion too long.
      if (least === undefined) expect(found.worst).toBeGreaterThan(4);
      else expect([i, found.worst, found.proved, found.lower]).toEqual([i, least, true, least]);
      for (const { worst, strategy } of [found, finish(game.optimumSteps())]) {
        expect(worst).toBe(strategy.worst);
        const longest = Math.max(...[...strategy.walk()].map(({ turns }) => turns.length + 1), 0);
        expect(longest).toBe(worst);
        expect(strategy.next([])).toBe(
          game.position([]).isKnown ? undefined : strategy.walk().next().value?.guess,
        );
      }
    }
  });

  it('accepts an unchanged certificate for the same number of lies, and no other', async () => {
    const game = withLies(below(4), 1);
    const { strategy, worst } = await game.optimum();
    const text = strategy.certificate();
    expect(verifyCertificate(text, game)).toMatchObject({ ok: true, strategy: { worst } });
    for (const { turns } of strategy.walk()) expect(game.position(turns).isKnown).toBe(false);
    expect(verifyCertificate(text, withLies(below(4), 0))).toMatchObject({ code: 'other-game' });
    expect(verifyCertificate(text, below(4))).toMatchObject({ code: 'other-game' });
    const lines = text.trimEnd().split('\n');
    const damaged = lines.flatMap((_, at) => [
      lines.filter((_, other) => other !== at).join('\n'),
      lines
        .map((other, i) =>
          i === at
            ? /=|^total|^worst|^hist/.test(other)
              ? other.replace(/(\d)$/, (d) => String((Number(d) + 1) % 4))
              : other
            : other,
        )
        .join('\n'),
    ]);
    for (const other of damaged.filter((each) => each !== lines.join('\n')))
      expect([other, verifyCertificate(other, game).ok]).toEqual([other, false]);
    // A certificate that ends too early, with corrected claims, so that only following the lies reveals it.
    const honest = (await withLies(below(4), 0).optimum()).strategy.certificate();
    const posed = honest.replace(/^rules .*$/m, lines.find((line) => line.startsWith('rules ')) ?? '');
    expect(verifyCertificate(posed, game)).toMatchObject({ ok: false, code: 'solved-branch' });
  });

  it('returns the best result so far when its budget is spent, and says why there is no strategy', () => {
    const game = withLies(below(24), 2);
    const hurried = finish(game.optimumSteps({ nodes: 1 }));
    expect([hurried.proved, hurried.lower <= hurried.worst]).toEqual([false, true]);
    expect(verifyCertificate(hurried.strategy.certificate(), game)).toMatchObject({ ok: true });
    expect(() => finish(game.optimumSteps({ guessesMax: 3 }))).toThrow(
      'proved: no strategy finds every secret in 3 guesses',
    );
    expect(() => finish(game.optimumSteps({ nodes: Number.NaN }))).toThrow(TypeError);
    const alike = { name: 'alike', secrets: ['a', 'b'], answer: () => 'no', solved: 'identified' as const };
    expect(() => finish(withLies(defineDeduction(alike), 1).optimumSteps())).toThrow(
      'no guess distinguishes “a” from “b”',
    );
  });

  it('takes 2k + 1 questions for one of two, and five for one of four with a single lie', async () => {
    for (const lies of [0, 1, 2, 3])
      expect((await withLies(below(2), lies).optimum()).worst).toBe(2 * lies + 1);
    const bits = defineDeduction({
      name: 'any set',
      secrets: Array.from({ length: 4 }, (_, i) => i),
      guesses: Array.from({ length: 7 }, (_, i) => i + 1),
      answer: (set: number, secret: number) => (set >> secret) & 1,
      solved: 'identified',
      label: (n) => String(n),
    });
    // The least q with 4 · (1 + q) ≤ 2^q is 5, and Pelc's theorem says that five are enough.
    expect(await withLies(bits, 1).optimum()).toMatchObject({ worst: 5, lower: 5, proved: true });
    await expect(withLies(bits, 1).optimum({ guessesMax: 4 })).rejects.toThrow(RangeError);
    expect(() => withLies(bits, 0.5)).toThrow(TypeError);
  });
});

describe('an invalid argument', () => {
  const game = defineDeduction({
    name: 'x',
    secrets: [1, 2],
    answer: (a: number, b: number) => a - b,
    solved: 0,
  });
  const none = undefined as never;
  it.each([
    [
      'withLies',
      () => withLies(none, 1),
      'withLies needs a game that defineDeduction has made, not undefined',
    ],
    [
      'withLies',
      () => withLies(game.definition as never, 1),
      'not a definition (give it to defineDeduction)',
    ],
    [
      'withLies',
      () => withLies(game, 0.5),
      'the number of lies must be a whole number from 0 to 100, not 0.5',
    ],
    [
      'several at once',
      () => boards(none, 2),
      'the game must be a definition, as defineDeduction takes it, not undefined',
    ],
    ['several at once', () => boards(game as never, 2), 'pass its .definition'],
    ['several at once', () => boards(game.definition, 0), 'n must be a whole number of at least 1, not 0'],
    ['several at once', () => boards({ ...game.definition, secrets: [] }, 2), 'a list that is not empty'],
    ['hiddenRule', () => hiddenRule(none, {}), 'the game must be a definition'],
    ['hiddenRule', () => hiddenRule(game.definition, none), 'rules must be an object of functions'],
    ['hiddenRule', () => hiddenRule(game.definition, { a: 1 as never }), 'rule a must be a function, not 1'],
    ['fixedGuesses', () => fixedGuesses(none), 'fixedGuesses needs a game'],
    ['fixedGuesses', () => fixedGuesses(game, 'x' as never), 'triesMax must be a number of at least 0'],
    ['verifyCertificate', () => verifyCertificate('', none), 'verifyCertificate needs a game'],
    [
      'verifyCertificate',
      () => verifyCertificate(none, game),
      'a certificate must be a string, not undefined',
    ],
  ])('is rejected by %s', (_, call, message) => {
    expect(call).toThrow(TypeError);
    expect(call).toThrow(message);
  });
});
