import { EXIT, type Exit } from '../../shell/exit.ts';
import type { OutputOptions } from '../../shell/options.ts';
import { printJson, warn } from '../../shell/printing.ts';
import type { World } from '../../shell/world.ts';

/** Says that a file does not hold, and why. */
export function failed(fault: object, message: string, options: OutputOptions, world: World): Exit {
  if (options.json) printJson(world.out, { ok: false, ...fault, message });
  else warn(world, `not verified. ${message}`);
  return EXIT.verification;
}
