import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import type { Falsehood } from '@inkling/jobs/proof/ledger';
import type { RunFault } from '@inkling/jobs/proof/open-engine';
import type { ProofProgress } from '@inkling/jobs/proof/prove';
import type { WorkerEvent } from '@inkling/jobs/proof/run-worker';
import { PROOF_VERSION } from '@inkling/jobs/proof/spec';
import { grouped } from './numbers.ts';
import { otherVersion, sayBoundFault, sayOptimalFault } from './optimal.ts';

/**
 * Describes the state of a proof: its bounds, what has been done and, if it can be estimated, how long the rest
 * may take.
 */
export function sayProving(progress: ProofProgress, seconds: number): string {
  const { lower, upper, counts, openingsDone, openingCount } = progress;
  const best = upper === INFEASIBLE ? 'none yet' : grouped(upper);
  const again = counts.reruns > 0 ? `, ${grouped(counts.reruns)} run again` : '';
  const dead = counts.dead.length > 0 ? `, ${grouped(counts.dead.length)} given up` : '';
  return [
    `proving: at least ${grouped(lower)}, best ${best}`,
    `first guesses ${grouped(openingsDone)} of ${grouped(openingCount)}`,
    `jobs ${grouped(counts.done)} done, ${counts.leased} at work, ${counts.waiting} waiting${again}${dead}`,
    `${grouped(counts.nodes)} sets searched${sayEta(progress, seconds)}`,
  ].join('; ');
}

/** How many first guesses are settled, and how many there are. */
export type OpeningCounts = Pick<ProofProgress, 'openingsDone' | 'openingCount'>;

/** Says how many first guesses the result rests on, and the lower bound on the cost of the open ones. */
export function sayOpenings({ openingsDone, openingCount }: OpeningCounts, lower: number): readonly string[] {
  if (openingCount < 2) return [];
  return openingsDone === openingCount
    ? [`Settled: all ${grouped(openingCount)} first guesses.`]
    : [
        `Settled: ${grouped(openingsDone)} of ${grouped(openingCount)} first guesses; each of the others costs at least ${grouped(lower)}.`,
      ];
}

/**
 * Returns the time left at the pace so far. Only for proofs with many first guesses, which take about equally
 * long.
 */
export function etaSeconds(
  { openingsDone, openingsBefore, openingCount }: ProofProgress,
  seconds: number,
): number | undefined {
  const since = openingsDone - openingsBefore;
  if (since < ETA_OPENINGS_MIN) return undefined;
  return (seconds / since) * (openingCount - openingsDone);
}

function sayEta(progress: ProofProgress, seconds: number): string {
  const left = etaSeconds(progress, seconds);
  return left === undefined ? '' : `; about ${sayDuration(left)} left`;
}

export function sayDuration(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return `${Math.round(seconds / 3600)} h`;
}

export function sayRunFault(fault: RunFault, name = 'this game'): string {
  switch (fault.code) {
    case 'bad-facts':
      return fault.why === 'other-version'
        ? `${otherVersion('What is kept of this proof', fault.version, Number(PROOF_VERSION))} It was left as it is.`
        : `${fault.line === undefined ? '' : `Line ${fault.line}: `}${FACT_FAULTS[fault.why]}`;
    case 'missing-packages':
      return needsPackages(fault.packages);
    case 'unreachable':
      return `The engine cannot be used: ${fault.message}.`;
    default:
      return sayOptimalFault(fault, name);
  }
}

/** Says that the initial strategy does not fit this proof. */
export function sayNotUsed(path: string): string {
  return `the strategy in ${path} is for other rules, another --root or more guesses than --max-depth allows, and was not used.`;
}

export const INCOMPLETE =
  'Incomplete: some jobs could not be done by any worker, so nothing more can be said. The same command tries them again.';

export const NEEDS_ENGINE = 'worker needs --engine postgres://… or redis://…, the database of the proofs.';

function needsPackages(packages: readonly string[]): string {
  return `That engine needs packages that are not installed; run: npm install --no-save ${packages.join(' ')}`;
}

export function sayWorkerEvent(event: WorkerEvent): string | undefined {
  switch (event.kind) {
    case 'joined':
      return `working for ${event.rules}`;
    case 'left':
      return `${event.rules} is finished`;
    case 'other-version':
      return `${event.proof} belongs to another version of inkling (${event.version}); this worker ignores it`;
    case 'trouble':
      return sayTrouble(event.message);
    case 'unreachable':
      return `The engine cannot be used: ${event.message}.`;
    case 'refused':
      return `The coordinator refused what this worker found (${event.why}), and takes no more from it. Its program or its machine is at fault.`;
    case 'missing-packages':
      return needsPackages(event.packages);
    case 'idle':
      return 'there is no open proof; waiting for one';
    case 'job':
      return undefined;
  }
}

/** Says that a call to the engine failed and is retried. */
export function sayTrouble(message: string): string {
  return `the engine does not answer; trying again: ${message}`;
}

/** Says that a worker made a claim that cannot be true. */
export function sayFalsehood({ source, key, why, fault }: Falsehood): string {
  const where = fault ? `: ${sayBoundFault(fault).replace(/\.$/, '')}` : '';
  return `worker ${source} is refused: ${FALSEHOODS[why]}${where} (question ${key}). Nothing of what it said counts; the proof goes on without it.`;
}

const FALSEHOODS: Readonly<Record<Falsehood['why'], string>> = {
  'no-fact': 'its numbers are not bounds',
  'false-strategy': 'it gave a cost without a strategy of that cost',
  'false-bound': 'it gave a lower bound above what a strategy in hand costs',
  'false-proof': 'it gave a lower bound that its lemmas do not prove',
  'no-answer': 'it ended a job and left its question unanswered',
};

const FACT_FAULTS: Readonly<
  Record<Exclude<(RunFault & { code: 'bad-facts' })['why'], 'other-version'>, string>
> = {
  'not-facts': 'The file of --facts holds no facts; it was left as it is.',
  'other-proof':
    'The file of --facts belongs to another proof: other rules, words, weights, limits or first guess.',
  damaged: 'The file of --facts is damaged; delete it to start again.',
  false:
    'What the file of --facts says cannot all be true, so nothing in it can be trusted; delete it to start again.',
};

/** Says that the search for a proof of the bound has refuted the total. */
export const OVERCLAIM =
  'What the file of --facts says is not true: a strategy that takes less was found while the proof was written. Delete the file to start again.';

const ETA_OPENINGS_MIN = 20;

/** The strings of the page about a proof. */
export const PAGE_WORDS = {
  title: 'A proof in progress',
  bounds: 'The least total lies between',
  and: 'and',
  none: 'no strategy yet',
  openings: 'First guesses settled',
  of: 'of',
  done: 'Jobs done',
  leased: 'At work',
  waiting: 'Waiting',
  reruns: 'Run again',
  dead: 'Given up',
  nodes: 'Sets searched',
  elapsed: 'Running for',
  left: 'About this much left',
  unknown: 'cannot be said',
} as const;
