import { BoundReader } from '@inkling/deduction/check/bound-proof';
import { counted, grouped } from '../../messages/numbers.ts';
import { sayBoundFault } from '../../messages/optimal.ts';
import { EXIT, type Exit } from '../../shell/exit.ts';
import { sayFileFault } from '../../shell/file-faults.ts';
import type { OutputOptions } from '../../shell/options.ts';
import { ProgressLine } from '../../shell/patience.ts';
import { printJson, printLines } from '../../shell/printing.ts';
import { type Outcome, refusal } from '../../shell/refusal.ts';
import { pieceFault } from '../../shell/text-file.ts';
import type { World } from '../../shell/world.ts';
import { failed } from './failed.ts';

/** How the proof that no strategy takes fewer guesses begins. */
export const BOUND_HEAD = 'inkling-bound ';

export function isBound(bytes: Buffer): boolean {
  return bytes.subarray(0, BOUND_HEAD.length).toString('latin1') === BOUND_HEAD;
}

/** Checks the proof of a lower bound line by line, as it is read. */
export async function verifyBound(
  path: string,
  pieces: AsyncGenerator<Buffer>,
  options: OutputOptions,
  world: World,
): Promise<Outcome> {
  const reader = new BoundReader();
  const progress = new ProgressLine(world);
  let breathed = world.now();
  let fault: ReturnType<BoundReader['read']>;
  try {
    for await (const line of linesOf(pieces)) {
      fault = reader.read(line);
      if (fault) break;
      if (world.now() - breathed < BREATHE_EVERY_MS) continue;
      progress.show(() => `checking: ${counted(reader.lemmas, 'lemma')}`);
      await world.breathe();
      breathed = world.now();
    }
  } catch (error) {
    return refusal('bad-file', sayFileFault(path, pieceFault(error)), path);
  } finally {
    progress.clear();
  }
  const checked = reader.finish();
  return checked.ok
    ? verified(checked.value, options, world)
    : failed({ ...checked.error }, sayBoundFault(checked.error), options, world);
}

function verified(
  {
    rules,
    total,
    opening,
    lemmas,
  }: { rules: string; total: number; opening: string | undefined; lemmas: number },
  options: OutputOptions,
  world: World,
): Exit {
  const from = opening === undefined ? '' : ` that begins with ${opening}`;
  if (options.json)
    printJson(world.out, {
      ok: true,
      rules,
      lower: total,
      ...(opening === undefined ? {} : { opening }),
      lemmas,
    });
  else
    printLines(world.out, [
      `Verified: no strategy for ${rules}${from} takes fewer than ${grouped(total)} guesses (${counted(lemmas, 'lemma')}).`,
    ]);
  return EXIT.done;
}

/** Lines, of which a longer one than any is cut: the checker refuses it. */
async function* linesOf(pieces: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let rest = '';
  for await (const piece of pieces) {
    const lines = (rest + piece.toString('latin1')).split('\n');
    rest = lines.pop() as string;
    yield* lines;
    if (rest.length > LINE_LENGTH_MAX) {
      yield rest.slice(0, LINE_LENGTH_MAX);
      return;
    }
  }
  if (rest !== '') yield rest;
}

const LINE_LENGTH_MAX = 1_000_000;
const BREATHE_EVERY_MS = 50;
