import { makeCodeBound } from '@inkling/codes/optimum/code-bound';
import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { expect as unwrap } from '@inkling/core/result';
import { checkBound } from '@inkling/deduction/check/bound-proof';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import type { Strategy } from '@inkling/deduction/optimum/strategy';
import { verifyStrategy } from '@inkling/deduction/optimum/verify';
import { leastCost } from '@inkling/deduction/reference/least-cost';
import { describe, expect, it } from 'vitest';
import { type Case, codeCase, randomCase, range, SPACES } from './cases.ts';

function truthOf({ deduction }: Case): number {
  return leastCost(deduction, {
    secrets: range(deduction.secretCount),
    guesses: range(deduction.guessCount),
  });
}

describe('a proof of a lower bound', () => {
  const games = SPACES.filter(({ places, symbols }) => symbols > 1 && places > 1);

  it.each(games.map((rules) => ({ ...codeCase(rules), rules })))(
    'for $name reaches the least cost, and not one more',
    (some) => {
      const { rules, name } = some;
      const game = unwrap(listCodeProblem(rules));
      const truth = truthOf(some);
      expect(unwrap(checkBound(makeCodeBound(game, name, truth))).total).toBe(truth);
      expect(() => makeCodeBound(game, name, truth + 1)).toThrow('less than claimed');
    },
  );

  it('is never accepted if it claims too much, whatever its lines', () => {
    const random = new RandomStream(seedRandom('forged bounds'));
    let refused = 0;
    for (const rules of games) {
      const some = codeCase(rules);
      const truth = truthOf(some);
      const lines = makeCodeBound(unwrap(listCodeProblem(rules)), some.name, truth)
        .split('\n')
        .slice(3, -2);
      for (let round = 0; round < 40; round++) {
        const claim = truth + 1 + random.below(2);
        const forged = forge(
          lines.map((line) => (line === `> ${truth}` ? `> ${claim}` : line)),
          random,
        );
        const count = forged.filter((line) => line.startsWith('> ')).length;
        const head = ['inkling-bound 2', `rules ${some.name}`, `total ${claim}`];
        const verdict = checkBound([...head, ...forged, `. ${count}`].join('\n'));
        if (verdict.ok) expect(verdict.value.total).toBeLessThanOrEqual(truth);
        else refused++;
      }
    }
    expect(refused).toBe(games.length * 40);
  });
});

/** Removes, duplicates or moves lines, or changes their numbers. */
function forge(lines: readonly string[], random: RandomStream): readonly string[] {
  const forged = [...lines];
  for (let change = random.below(4); change >= 0 && forged.length > 0; change--) {
    const at = random.below(forged.length);
    const line = forged[at]!;
    const kind = random.below(4);
    if (kind === 0) forged.splice(at, 1);
    else if (kind === 1) forged.splice(random.below(forged.length), 0, line);
    else if (kind === 2) forged[at] = line.replace(/\d+/, (number) => `${Number(number) + 1}`);
    else forged[at] = line.replace(/\d(?=\/)|[a-f](?=.$)/, (text) => (/\d/.test(text) ? '1' : 'b'));
  }
  return forged;
}

describe('the strategy checker', () => {
  it('agrees with following every secret through the strategy, and rejects one that loses a secret', () => {
    const random = new RandomStream(seedRandom('spoilt strategies'));
    let whole = 0;
    let spoilt = 0;
    for (let round = 0; round < 300; round++) {
      const some = randomCase(`spoilt ${round}`, false);
      const { deduction } = some;
      const search = new OptimalSearch(some.problem);
      const best = search.advance(1e9).upper;
      const right = search.strategy();
      const strategy = round % 4 === 0 || !right ? right : spoil(right, random, deduction.guessCount);
      if (!strategy) continue;
      const verdict = verifyStrategy(strategy, {
        secretCount: deduction.secretCount,
        guessCount: deduction.guessCount,
        solved: deduction.solved,
        evaluate: (guess, secret) => deduction.feedback(guess, secret),
      });
      const levels = range(deduction.secretCount).map((secret) => levelOf(strategy, secret, some));
      const isWhole =
        levels.every((level) => level > 0) && countNodes(strategy) === countReached(strategy, some);
      expect('total' in verdict).toBe(isWhole);
      if (!('total' in verdict)) {
        spoilt++;
        continue;
      }
      whole++;
      expect(verdict.total).toBe(levels.reduce((sum, level) => sum + level, 0));
      expect(verdict.worst).toBe(Math.max(...levels));
      expect(verdict.total).toBeGreaterThanOrEqual(best);
      if (strategy === right) expect(verdict.total).toBe(best);
    }
    expect(Math.min(whole, spoilt)).toBeGreaterThan(50);
  });
});

/** Changes a guess, or removes, duplicates or reassigns a branch. */
function spoil(strategy: Strategy, random: RandomStream, guessCount: number): Strategy {
  const { guess, branches } = strategy;
  const at = random.below(branches.length + 1);
  const branch = branches[at];
  if (!branch) return { guess: random.below(guessCount), branches };
  const kind = random.below(5);
  if (kind === 0) return { guess, branches: branches.toSpliced(at, 1) };
  if (kind === 1) return { guess, branches: [...branches, branch] };
  if (kind === 2) return { guess, branches: branches.with(at, { ...branch, cls: random.below(7) }) };
  return { guess, branches: branches.with(at, { ...branch, next: spoil(branch.next, random, guessCount) }) };
}

/** Returns the (one-based) number of the guess that finds a secret, or 0 if none does. */
function levelOf(strategy: Strategy, secret: number, { deduction }: Case): number {
  let node: Strategy | undefined = strategy;
  for (let level = 1; node; level++) {
    const cls = deduction.feedback(node.guess, secret);
    if (cls === deduction.solved) return level;
    node = node.branches.find((branch) => branch.cls === cls)?.next;
  }
  return 0;
}

function countNodes({ branches }: Strategy): number {
  return branches.reduce((sum, { next }) => sum + countNodes(next), 1);
}

/** Counts the nodes that at least one secret reaches. */
function countReached(strategy: Strategy, { deduction }: Case): number {
  const reached = new Set<Strategy>();
  for (let secret = 0; secret < deduction.secretCount; secret++) {
    let node: Strategy | undefined = strategy;
    while (node) {
      reached.add(node);
      const cls = deduction.feedback(node.guess, secret);
      node = cls === deduction.solved ? undefined : node.branches.find((branch) => branch.cls === cls)?.next;
    }
  }
  return reached.size;
}
