import { replayBound } from '@inkling/deduction/optimum/replay-bound';
import { grouped } from '../../messages/numbers.ts';
import { sayBoundFault } from '../../messages/optimal.ts';
import { EXIT, type Exit } from '../../shell/exit.ts';
import type { OutputOptions } from '../../shell/options.ts';
import { printJson, printLines } from '../../shell/printing.ts';
import type { World } from '../../shell/world.ts';
import { failed } from './failed.ts';

/** The beginning of a proof that no strategy takes fewer guesses. */
export function isBound(text: string): boolean {
  return text.startsWith('inkling-bound');
}

/** Replays the proof of a lower bound, line by line. */
export function verifyBound(text: string, options: OutputOptions, world: World): Exit {
  const checked = replayBound(text);
  if (!checked.ok) return failed({ ...checked.error }, sayBoundFault(checked.error), options, world);
  const { total } = checked.value;
  const rules = /^rules (\S+)$/m.exec(text)?.[1] ?? '';
  if (options.json) printJson(world.out, { ok: true, rules, lower: total });
  else
    printLines(world.out, [`Verified: no strategy for ${rules} takes fewer than ${grouped(total)} guesses.`]);
  return EXIT.done;
}
