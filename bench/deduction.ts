import { listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { scoreCode } from '@inkling/core/feedback';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { CodeAnalysis, type CodeTurn, codeGame, type Definition, defineDeduction } from 'inkling';
import { medians, trial } from './measure.ts';

const RULES = { places: 4, symbols: 6, repeats: true };

/**
 * Compares the generic code path, which works for any game, with Mastermind's own fast path on the same game,
 * and measures the CPU time of large user-defined games. The target values are in brackets.
 */
export async function run(print: (line: string) => void): Promise<void> {
  suggestions(print, 'the first game of the process');
  choices(print);
  await optimum(print);
  audit(print);
  suggestions(print, 'after other games');
  await identified(print);
}

const TURNS: readonly (readonly [guess: string, secret: string])[] = [
  ['aabb', 'cadf'],
  ['acde', 'cadf'],
  ['cadb', 'cadf'],
];

/**
 * Counts what is left after some turns, from the first turn on, and which symbols are still possible at each
 * place.
 */
function choices(print: (line: string) => void): void {
  const numbers = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0) - 97);
  const special: CodeTurn[] = TURNS.map(([guess, secret]) => ({
    guess: numbers(guess),
    feedback: scoreCode(numbers(guess), numbers(secret)),
  }));
  const plain = plainCodes();
  const game = defineDeduction(plain);
  const generic = TURNS.map(([guess, secret]) => [guess, plain.answer(guess, secret)] as const);
  for (const count of [1, 3]) {
    const specialName = `valid choices of p4c6r after ${count}, special`;
    const genericName = `valid choices of p4c6r after ${count}, generic`;
    const times = medians(
      [
        trial(specialName, everyCode, (all) =>
          special
            .slice(0, count)
            .reduce((left, turn) => left.with(turn), all)
            .places(),
        ),
        trial(
          genericName,
          () => generic.slice(0, count),
          (turns) => game.position(turns).shares(),
        ),
      ],
      31,
    );
    compare(print, times, specialName, genericName, 5);
  }
}

async function optimum(print: (line: string) => void): Promise<void> {
  const special: number[] = [];
  const generic: number[] = [];
  const kernel: number[] = [];
  const found: number[] = [];
  for (let round = 0; round < 4; round++) {
    special.push(
      cpu(() => {
        const listed = listCodeProblem(RULES);
        if (!listed.ok) throw new Error(listed.error);
        const { problem, symmetry } = listed.value;
        new OptimalSearch(problem, { symmetry }).advance(Number.POSITIVE_INFINITY);
      }),
    );
    const { symmetry } = codeGame(RULES);
    generic.push(
      await cpuOf(async () => defineDeduction({ ...plainCodes(), ...(symmetry && { symmetry }) }).optimum()),
    );
    found.push(await cpuOf(async () => defineDeduction(plainCodes()).optimum()));
    kernel.push(await cpuOf(async () => defineDeduction(codeGame(RULES)).optimum()));
  }
  const least = (times: readonly number[]) => Math.min(...times.slice(1));
  const ratio = (times: readonly number[]) => (least(times) / least(special)).toFixed(2);
  print(`optimum of p4c6r, special: ${least(special).toFixed(0)} CPU ms`);
  print(`optimum of p4c6r, generic: ${least(generic).toFixed(0)} CPU ms, ${ratio(generic)} × (≤ 3 ×)`);
  print(`optimum of p4c6r, generic without a symmetry: ${least(found).toFixed(0)} CPU ms, ${ratio(found)} ×`);
  print(`optimum of p4c6r, generic with a kernel: ${least(kernel).toFixed(0)} CPU ms, ${ratio(kernel)} ×`);
}

function audit(print: (line: string) => void): void {
  const texts = (count: number, sign: string) => Array.from({ length: count }, (_, i) => `${sign}${i}`);
  const [secrets, guesses] = [texts(1000, 's'), texts(1000, 'g')];
  const time = cpu(() => {
    const game = defineDeduction({
      name: 'a thousand by a thousand',
      secrets,
      guesses,
      answer: (guess, secret) => mixed(Number(guess.slice(1)), Number(secret.slice(1))) % 5,
      solved: 'identified',
    });
    game.audit();
  });
  print(`audit of 1,000 × 1,000, defined and audited: ${time.toFixed(0)} CPU ms (< 1,000 ms)`);
}

/**
 * Until a second game is defined, the JavaScript engine inlines the only `answer` function into the loops that
 * call it.
 */
function suggestions(print: (line: string) => void, when: string): void {
  const numbers = Array.from({ length: 10_000 }, (_, i) => i);
  const game = defineDeduction({
    name: 'ten thousand by ten thousand',
    secrets: numbers,
    answer: (guess, secret) => (guess === secret ? 'found' : mixed(guess, secret) % 7),
    solved: 'found',
  });
  const time = cpu(() => game.position().rank({ top: 10 }));
  print(`suggestions over 10,000 × 10,000, ${when}: ${time.toFixed(0)} CPU ms (< 2,000 ms)`);
}

async function identified(print: (line: string) => void): Promise<void> {
  const game = defineDeduction({
    name: 'two hundred',
    secrets: Array.from({ length: 200 }, (_, i) => i),
    guesses: Array.from({ length: 80 }, (_, i) => i + 1000),
    answer: (guess, secret) => mixed(guess, secret) % 4,
    solved: 'identified',
  });
  const started = process.cpuUsage();
  const best = await game.optimum({ signal: AbortSignal.timeout(60_000) });
  const { user, system } = process.cpuUsage(started);
  const seconds = ((user + system) / 1e6).toFixed(1);
  const open = best.proved ? '' : ` (at least ${best.lower})`;
  print(`optimum of 200 secrets, 80 guesses, identified: ${best.total}${open}, ${seconds} CPU s`);
}

/** The game as a user would define it who knows nothing about kernels. */
function plainCodes(): Definition<string, string, string> {
  const { name, secrets, answer, solved, features } = codeGame(RULES);
  return { name, secrets, answer, solved, ...(features && { features }) };
}

function everyCode(): CodeAnalysis {
  const position = CodeAnalysis.of(RULES, []);
  if (!position.ok) throw new Error(position.error);
  position.value.places();
  return position.value;
}

function compare(
  print: (line: string) => void,
  times: ReadonlyMap<string, number>,
  special: string,
  generic: string,
  bar: number,
): void {
  const [mine, other] = [times.get(special) as number, times.get(generic) as number];
  print(`${special}: ${mine.toFixed(3)} ms`);
  print(`${generic}: ${other.toFixed(3)} ms, ${(other / mine).toFixed(2)} × (≤ ${bar} ×)`);
}

/** Hashes two numbers into one that looks random. */
function mixed(a: number, b: number): number {
  let x = Math.imul(a + 1, 0x9e3779b1) + Math.imul(b + 1, 0x7f4a7c15);
  x = Math.imul(x ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

function cpu(act: () => void): number {
  const started = process.cpuUsage();
  act();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}

async function cpuOf(act: () => Promise<unknown>): Promise<number> {
  const started = process.cpuUsage();
  await act();
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1000;
}
