import { createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { fail, ok, type Result } from '@inkling/core/result';
import { NEVER } from '@inkling/deduction/check/set-bounds';
import { rulesLines } from '@inkling/deduction/optimum/bound-head';
import { type BoundTask, boundLines, newProofTable } from '@inkling/deduction/optimum/bound-lines';
import type { BoundProgress } from '@inkling/deduction/optimum/bound-writer';
import { DEPTH_MAX } from '@inkling/deduction/optimum/size-bound';
import { optimumSpecOf } from '@inkling/games/optima';
import type { OptimalOptions, Optimum } from 'inkling/optimal';
import { listGame, type OptimalGame } from 'inkling/optimal/listed-game';
import { counted } from '../../messages/numbers.ts';
import { EXIT } from '../../shell/exit.ts';
import { runUntilAsked } from '../../shell/long-work.ts';
import { warn } from '../../shell/printing.ts';
import { type Outcome, type Refusal, refusal, reject } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';
import { sayUnwritten } from './foreign-tree-messages.ts';
import { type KeptProof, openKeptProof } from './kept-proof.ts';
import type { SearchOptions } from './options.ts';

/** Says why `--bound` has nothing to write with these options. */
export function refuseBound(
  options: Pick<SearchOptions, 'bound' | 'weights'>,
  game: OptimalGame,
  { objective = 'total', root }: OptimalOptions,
): Refusal | undefined {
  if (options.bound === undefined) return undefined;
  if (objective === 'fewest' || options.weights !== undefined) {
    const other = options.weights === undefined ? '--objective fewest' : '--weights';
    return refusal(
      'bad-value',
      `--bound proves the least total or the least worst and goes without ${other}.`,
      '--bound',
    );
  }
  if (!optimumSpecOf(game).lemmaNames?.(game)) return refusal('bad-value', NO_PROOFS, '--bound');
  return Array.isArray(root) && root.length > 1
    ? refusal('bad-value', '--bound goes with one first guess at most.', '--bound')
    : undefined;
}

/**
 * Returns the table that a search fills and that the proof of its total then reuses. Several threads share a
 * different kind of table, and a search resumed from a file has only the larger sets of its earlier run; in both
 * cases the proof has to search again.
 */
export function tableForProof(
  { objective = 'total', depthMax = DEPTH_MAX, tableBytes }: OptimalOptions,
  { bound, state }: SearchOptions,
  workers: number,
): Pick<OptimalOptions, 'shared'> {
  const isWhole = bound !== undefined && state === undefined && workers === 1;
  return isWhole && objective === 'total' && depthMax >= DEPTH_MAX
    ? { shared: { table: newProofTable(tableBytes) } }
    : {};
}

/**
 * Writes the proof that nothing takes fewer guesses than the strategy that was found, or that the worst case
 * cannot be one guess shorter. Returns a sentence that says where the proof is, or why there is none. If `state`
 * names the file of a search, the lemmas are saved next to it, and a later run continues from them. Ctrl-C stops
 * it.
 */
export async function saveBound(
  path: string,
  game: OptimalGame,
  { total, worst, proved }: Optimum,
  limits: OptimalOptions,
  state: string | undefined,
  world: World,
): Promise<Result<string, Outcome>> {
  const { objective = 'total', depthMax = DEPTH_MAX } = limits;
  if (!proved) return ok(`No proof was written to ${path}: the search did not come to its end.`);
  if (objective === 'total') {
    const within = depthMax < DEPTH_MAX ? depthMax : undefined;
    return writeBound(path, game, { total, within }, limits, state, world);
  }
  if (worst === 1) return ok(`No proof was written to ${path}: nothing takes less than one guess.`);
  return writeBound(path, game, { total: NEVER, within: worst - 1 }, limits, state, world);
}

/** Returns the path where a proof in progress is saved, next to the file of `--state` or `--facts`. */
export function lemmasBeside(path: string): string {
  return `${path}.lemmas`;
}

/** Writes the proof that no strategy stays within the limit of guesses. */
export function saveInfeasible(
  path: string,
  game: OptimalGame,
  limits: OptimalOptions,
  state: string | undefined,
  world: World,
): Promise<Result<string, Outcome>> {
  return writeBound(path, game, { total: NEVER, within: limits.depthMax }, limits, state, world);
}

async function writeBound(
  path: string,
  game: OptimalGame,
  { total, within }: Pick<BoundTask, 'total' | 'within'>,
  { root, shared }: OptimalOptions,
  state: string | undefined,
  world: World,
): Promise<Result<string, Outcome>> {
  const listed = listGame(game);
  const names = optimumSpecOf(game).lemmaNames?.(game);
  if (!listed.ok || !names) throw new Error('a game without proofs is refused before it is searched');
  const { problem, codec, rules, lists, search } = listed.value;
  const first = typeof root === 'string' ? root : root?.[0];
  const opening = first === undefined ? undefined : problem.guesses.indexOf(codec.parseGuess(first) ?? -1);
  const task = { rules: rulesLines(rules, lists), total, within, opening };
  const proves =
    total === NEVER
      ? `nothing always ends within ${counted(within ?? 0, 'guess', 'guesses')}`
      : 'nothing takes less';
  const say = ({ lemmas, waiting }: BoundProgress) =>
    `proving that ${proves}: ${counted(lemmas, 'lemma')}, ${counted(waiting, 'set')} to go`;
  const kept = state === undefined ? undefined : await openKeptProof(lemmasBeside(state), task);
  if (kept && !kept.ok) return kept;
  const writing = boundLines(problem, names, task, { ...search, ...shared }, kept?.value.earlier);
  const run = await runUntilAsked(kept ? keeping(writing, kept.value) : writing, world, say);
  const trouble = kept?.value.trouble;
  if (trouble !== undefined) warn(world, trouble);
  if (!run.finished) {
    const isKept = kept !== undefined && trouble === undefined;
    warn(world, `The proof was stopped before it was written to ${path}${isKept ? GOES_ON : ''}.`);
    return fail(EXIT.interrupted);
  }
  try {
    await pipeline(
      Readable.from(ended(run.value)),
      path.endsWith('.gz') ? createGzip({ level: 9 }) : new PassThrough(),
      createWriteStream(path),
    );
  } catch (error) {
    return reject('bad-file', sayUnwritten('proof', path, error), '--bound');
  }
  return ok(`The proof that ${proves} is in ${path}; inkling verify ${path} checks it.`);
}

/** Saves each lemma to a file as soon as it is proved. */
function* keeping<Value>(
  writing: Generator<BoundProgress, Value>,
  kept: KeptProof,
): Generator<BoundProgress, Value> {
  for (;;) {
    const step = writing.next();
    if (step.done) return step.value;
    if (step.value.proof) kept.keep(step.value.proof);
    yield step.value;
  }
}

const GOES_ON = '; the same command goes on from its last lemma';

const NO_PROOFS =
  'No proof of a lower bound can be written for this game: it has more than 16,384 codes or words, it is in hard mode, or its words have more than five letters or letters other than a to z.';

function* ended(lines: Iterable<string>): Generator<string> {
  for (const line of lines) yield `${line}\n`;
}
