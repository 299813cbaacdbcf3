import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import * as library from './index.ts';
import { CodeAnalysis, ConstraintSolver, createSession, defineDeduction, WideAnalysis } from './index.ts';
import { findOptimum } from './optimal.ts';
import * as word from './word.ts';

/** What an untyped caller may pass, or forget. */
const JUNK: readonly unknown[] = [undefined, null, 42, 'x', {}, []];

/** V8's own messages, which show that a mistake was noticed too late. */
const RAW =
  /^Cannot |is not (?:a function|iterable|a constructor|an object|defined)|undefined is not (?!an? (?:guess|secret) of this game)|Invalid (?:array|string|typed|code point|count)|Reduce of empty|call stack|must be called with|Expected property|NaN cannot|BigInt/i;

type Called = (...given: readonly unknown[]) => unknown;
type Anything = Readonly<Record<string, unknown>>;

/** Every function and class that a public sub-path exports, without duplicates. */
const EXPORTED = await exportedFunctions();

describe('an exported function that is called with the wrong arguments', () => {
  it('is tested, whichever sub-path exports it', () => {
    expect(EXPORTED.length).toBeGreaterThan(115);
  });

  it.each(EXPORTED)('%s of %s says what it needs', async (_name, _path, called) => {
    const isClass = /^class\b/.test(Function.prototype.toString.call(called));
    const length = Math.min(Math.max(called.length + 1, 2), 4);
    for (const given of argumentLists(length))
      await expectSense(() => (isClass ? Reflect.construct(called, given) : called(...given)), given);
  });
});

it('a misspelt option of a search throws and suggests the right one', () => {
  const game = { game: 'mastermind', rules: { places: 2, symbols: 2, repeats: true } } as const;
  const misspelt = { nodeBuget: 5 } as never;
  expect(() => findOptimum(game, misspelt).next()).toThrow('did you mean nodeBudget?');
});

describe('a method of a library object, called with the wrong arguments', () => {
  const game = defineDeduction({
    name: 'higher or lower',
    secrets: [1, 2, 3, 4, 5],
    answer: (guess: number, secret: number) => Math.sign(secret - guess),
    solved: 0,
    features: (secret) => ({ odd: secret % 2 }),
  });
  const rules = { places: 2, symbols: 3, repeats: true };
  const listed = CodeAnalysis.of(rules, []);
  const wide = WideAnalysis.of({ places: 7, symbols: 10, repeats: true }, []);
  if (!listed.ok || !wide.ok) throw new Error('too large');
  const made: readonly (readonly [string, () => object])[] = [
    ['a deduction', () => game],
    ['a position', () => game.position([[3, 1]])],
    ['a deduction with lies', () => library.withLies(game, 1)],
    ['a position with lies', () => library.withLies(game, 1).position([[3, 1]])],
    ['a session', () => createSession(game, { seed: 'a' })],
    ['a ConstraintSolver', () => new ConstraintSolver(['a', 'b', 'c'], 2)],
    ['a CodeAnalysis', () => listed.value],
    ['a WideAnalysis', () => wide.value],
  ];

  it.each(made)('%s', async (_what, make) => {
    for (const name of methodsOf(make()))
      for (const given of argumentLists(2)) {
        const receiver = make() as Anything;
        await expectSense(() => (receiver[name] as Called).apply(receiver, [...given]), [name, ...given]);
      }
  });
});

describe('an error', () => {
  it('says which argument is wrong', () => {
    const call = (name: string, from: Anything, ...given: readonly unknown[]) =>
      expect(() => (from[name] as Called)(...given));
    call('areAdjacent', library).toThrow('pos1 must be an object, not missing');
    call('areAdjacent', library, { row: 0, col: 0 }, { row: 0 }).toThrow(
      'pos2.col must be a whole number of at least 0, not missing',
    );
    call('getSquaresForDifficulty', library, 'hardest').toThrow(/^difficultyId must be one of easy/);
    call('verifyHints', word).toThrow('rounds must be an array, not missing');
    call('verifyHints', word, [{ guess: 'crane' }]).toThrow('rounds[0].result must be a string, not missing');
    call('parseCode', library, 'aabb', { places: 4 }).toThrow(
      'rules.symbols must be a whole number of at least 0',
    );
    call('makeCode', library, 7).toThrow('code must be a list of numbers, not 7');
    call('wordsLeft', word, [], ['crane']).toThrow('lists must be an object, not an array');
    call('scoreCode', library, [0, 1]).toThrow('secret must be a list of numbers, not missing');
    call('scoreCode', library, [0, 0], [0, 1, 0, 1]).toThrow(
      'secret must have the same length as guess, which is 2, not 4',
    );
    const numbers = defineDeduction({
      name: 'numbers',
      secrets: [1, 2, 3],
      answer: (guess: number, secret: number) => Math.sign(secret - guess),
      solved: 0,
      features: (secret) => ({ odd: secret % 2 }),
    });
    call('createSession', library, numbers, { secret: 3 }).toThrow(
      'secret must be the label of a secret (a string), not 3',
    );
    const position = numbers.position() as unknown as Anything;
    call('why', position, 'even', 1).toThrow('feature must be one of “odd”, not “even”');
    call('why', position, 'odd', 2).toThrow('value must be one that “odd” has, not 2');
    call('why', position, 'odd', '1').toThrow('value must be one that “odd” has, not “1”');
  });
});

async function exportedFunctions(): Promise<readonly (readonly [string, string, Called])[]> {
  const own = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const found = new Map<unknown, readonly [string, string, Called]>();
  for (const [path, entry] of Object.entries<Readonly<Record<string, string>>>(own.exports)) {
    const source = entry['@inkling/source'];
    // A worker's entry module has nothing to call.
    if (source === undefined || path === './worker/ready') continue;
    const module: Anything = await import(new URL(`../${source}`, import.meta.url).href);
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'function' && !found.has(value)) found.set(value, [name, path, value as Called]);
  }
  return [...found.values()];
}

/** Returns every argument list of this length or shorter. */
function argumentLists(length: number): readonly (readonly unknown[])[] {
  if (length === 0) return [[]];
  const shorter = argumentLists(length - 1);
  const longest = shorter.filter((list) => list.length === length - 1);
  return [...shorter, ...longest.flatMap((list) => JUNK.map((last) => [...list, last]))];
}

function methodsOf(value: object): readonly string[] {
  const names = new Set<string>();
  for (let at: object | null = value; at && at !== Object.prototype; at = Object.getPrototypeOf(at))
    for (const [name, { value: method }] of Object.entries(Object.getOwnPropertyDescriptors(at)))
      if (typeof method === 'function' && name !== 'constructor') names.add(name);
  return [...names];
}

/** Expects the call to succeed, or to throw a TypeError or RangeError with a message of our own. */
async function expectSense(call: () => unknown, given: readonly unknown[]): Promise<void> {
  const error = await thrownBy(call);
  if (error === undefined) return;
  const kind = error instanceof TypeError || error instanceof RangeError;
  const text = error instanceof Error ? error.message : String(error);
  if (!kind || RAW.test(text)) expect.fail(`${JSON.stringify(given)} throws ${String(error)}`);
}

/** Takes three steps of a generator; awaits a promise. */
async function thrownBy(call: () => unknown): Promise<unknown> {
  try {
    const answer = call();
    if (answer instanceof Promise) await answer;
    const steps = answer as Iterator<unknown> | undefined;
    if (typeof steps?.next === 'function') for (let step = 0; step < 3 && !steps.next().done; step++);
    return undefined;
  } catch (error) {
    return error;
  }
}
