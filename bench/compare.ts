import { feedbackClass } from '@inkling/core/feedback';
import { loadKernels } from '@inkling/kernels/simd';
import {
  CodeAnalysis,
  type CodeRules,
  comparePlayer,
  finish,
  type Kernels,
  makeRules,
  STRATEGIES,
  suggestions,
} from 'inkling';

const P5C8: CodeRules = { places: 5, symbols: 8, repeats: true };
const P6C9: CodeRules = { places: 6, symbols: 9, repeats: true };

/**
 * CPU seconds in one thread, with kernels and with tables: each heuristic against all secrets, and one
 * suggestion.
 */
export async function run(print: (line: string) => void): Promise<void> {
  const kernels = await loadKernels();
  if (!kernels) print('no WebAssembly with SIMD here: both columns are tables');
  const all = { fast: 0, slow: 0 };
  for (const strategy of STRATEGIES) {
    let total = 0;
    const play = (chosen: Kernels | undefined) => {
      total = finish(comparePlayer(positionOf(P5C8, [], chosen), strategy, '')).total;
    };
    const fast = cpuSeconds(() => play(kernels));
    const slow = cpuSeconds(() => play(undefined));
    all.fast += fast;
    all.slow += slow;
    print(`${makeRules(P5C8)} ${strategy}, ${total} in all: ${beside(fast, slow)}`);
  }
  print(`${makeRules(P5C8)}, all four: ${beside(all.fast, all.slow)}`);

  const turns = [
    { guess: [0, 0, 1, 1, 2, 3], feedback: feedbackClass(1, 1) },
    { guess: [0, 2, 3, 4, 5, 6], feedback: feedbackClass(1, 2) },
    { guess: [2, 2, 4, 5, 7, 7], feedback: feedbackClass(1, 2) },
  ];
  const position = (chosen: Kernels | undefined) => positionOf(P6C9, turns, chosen);
  const suggest = (chosen: Kernels | undefined) => {
    const asked = position(chosen);
    asked.count();
    return cpuSeconds(() => finish(suggestions('entropy', asked, 10)));
  };
  const left = position(undefined).count();
  print(
    `${makeRules(P6C9)} suggestions, ${left} codes left: ${beside(suggest(kernels), suggest(undefined))}`,
  );
}

function positionOf(
  rules: CodeRules,
  turns: CodeAnalysis['turns'],
  kernels: Kernels | undefined,
): CodeAnalysis {
  const position = CodeAnalysis.of(rules, turns, kernels);
  if (!position.ok) throw new Error(position.error);
  return position.value;
}

function beside(fast: number, slow: number): string {
  return `kernels ${fast.toFixed(2)} s, tables ${slow.toFixed(2)} s (${(slow / fast).toFixed(1)} ×)`;
}

function cpuSeconds(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
}
