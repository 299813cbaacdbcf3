import { statSync } from 'node:fs';
import { fail, ok, type Result } from '@inkling/core/result';
import { type BoundProof, BoundReader } from '@inkling/deduction/check/bound-proof';
import { NEVER } from '@inkling/deduction/check/set-bounds';
import type { GameTerminal } from '../../contract/game-terminal.ts';
import { counted, grouped } from '../../messages/numbers.ts';
import { sayBoundFault } from '../../messages/optimal.ts';
import { EXIT, type Exit } from '../../shell/exit.ts';
import { sayFileFault } from '../../shell/file-faults.ts';
import type { OutputOptions } from '../../shell/options.ts';
import { printJson, printLines } from '../../shell/printing.ts';
import { ProgressLine } from '../../shell/progress-line.ts';
import { type Outcome, refusal } from '../../shell/refusal.ts';
import { type FileFault, pieceFault } from '../../shell/text-file.ts';
import type { World } from '../../shell/world.ts';
import { readWorkers } from '../optimal/workers.ts';
import { boundLists } from './bound-lists.ts';
import { BoundThreads } from './bound-threads.ts';
import { linesOf, resumed } from './line-pieces.ts';
import type { GivenOptions } from './options.ts';
import { failed } from './verified.ts';

/** The beginning of a file that proves that no strategy takes fewer guesses. */
export const BOUND_HEAD = 'inkling-bound ';

export function isBound(bytes: Buffer): boolean {
  return bytes.subarray(0, BOUND_HEAD.length).toString('latin1') === BOUND_HEAD;
}

/**
 * Checks the proof of a lower bound line by line, in threads that share the lemmas. Even a single worker is a
 * thread: one lemma may take many seconds, and Ctrl-C would have to wait for it.
 */
export async function verifyBound(
  path: string,
  pieces: AsyncGenerator<Buffer>,
  options: GivenOptions,
  games: readonly GameTerminal[],
  world: World,
): Promise<Outcome> {
  const workers = readWorkers(options, 1);
  if (!workers.ok) return workers.error;
  const seen: Buffer[] = [];
  const head = await readHead(linesOf(noted(pieces, seen)));
  if (!head.ok) return refusal('bad-file', sayFileFault(path, head.error), path);
  const lists = await boundLists(/^rules (\S+)$/.exec(head.value[1] ?? '')?.[1] ?? '', options, games, world);
  if (!lists.ok) return lists.error;
  const progress = new ProgressLine(world);
  const say = (lemmas: number) => progress.show(() => `checking: ${counted(lemmas, 'lemma')}`);
  try {
    const reader = new BoundReader({ lists: lists.value });
    // Reads only the first line here, because even reading the rules may take seconds.
    const isRefused = reader.read(head.value[0] ?? '') !== undefined;
    // Threads read a regular file themselves.
    const isFile = statSync(path).isFile();
    if (isFile || isRefused) await pieces.return(undefined);
    const source = isFile ? path : resumed(seen, pieces);
    const checked = isRefused
      ? ok(reader.finish())
      : await new BoundThreads(source, lists.value, workers.value, say).verdict();
    if (!checked.ok) return refusal('bad-file', sayFileFault(path, checked.error), path);
    const { value: verdict } = checked;
    return verdict.ok
      ? verified(verdict.value, options, world)
      : failed({ ...verdict.error }, sayBoundFault(verdict.error), options, world);
  } finally {
    progress.clear();
  }
}

/** Yields the pieces, and appends each to an array as it is read. */
async function* noted(pieces: AsyncGenerator<Buffer>, seen: Buffer[]): AsyncGenerator<Buffer> {
  for (let next = await pieces.next(); !next.done; next = await pieces.next()) {
    seen.push(next.value);
    yield next.value;
  }
}

/** Reads the first two lines. */
async function readHead(lines: AsyncGenerator<string>): Promise<Result<readonly string[], FileFault>> {
  const head: string[] = [];
  try {
    for (let next = await lines.next(); !next.done; next = await lines.next())
      if (head.push(next.value) === 2) break;
  } catch (error) {
    return fail(pieceFault(error));
  }
  return ok(head);
}

function verified(
  { rules, lists, within, total, after, opening, lemmas }: BoundProof,
  options: OutputOptions,
  world: World,
): Exit {
  const behind = after === undefined ? '' : ` after ${after}`;
  const from = opening === undefined ? '' : ` that begins with ${opening}`;
  const most = within === undefined ? '' : ` always ends within ${counted(within, 'guess', 'guesses')}`;
  const costs = ` takes fewer than ${grouped(total)} guesses`;
  const limited = most === '' ? costs : `${opening === undefined ? ' that' : ' and'}${most}${costs}`;
  if (options.json)
    printJson(world.out, {
      ok: true,
      rules,
      ...(lists === undefined ? {} : { lists }),
      ...(within === undefined ? {} : { within }),
      ...(total === NEVER ? { feasible: false } : { lower: total }),
      ...(after === undefined ? {} : { after }),
      ...(opening === undefined ? {} : { opening }),
      lemmas,
    });
  else
    printLines(world.out, [
      `Verified: no strategy for ${rules}${behind}${from}${total === NEVER ? most : limited} (${counted(lemmas, 'lemma')}).`,
    ]);
  return EXIT.done;
}
