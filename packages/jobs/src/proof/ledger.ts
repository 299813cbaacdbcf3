import type { BoundFault } from '@inkling/deduction/check/bound-proof';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { type Fact, mergeFacts, type Report, unknownFact } from '../engine/fact.ts';
import type { ClaimChecks } from './claim-checks.ts';
import type { OwnFacts } from './own-facts.ts';
import type { Plan } from './plan.ts';

export interface LedgerTerms {
  /** Checks the lemmas of lower bounds. If set, only proved bounds count. */
  readonly checks?: ClaimChecks;
  /** How many sources must report a lower bound before it counts; with 1, every source is trusted. */
  readonly confirmations: number;
  /** Facts that this process found itself; they count immediately. */
  readonly own?: OwnFacts;
}

/** A report that cannot be true: its source, the question and the reason. */
export interface Falsehood {
  readonly source: string;
  readonly key: string;
  readonly why: FalsehoodCode;
  /** For `false-proof`: what is wrong, and in which line. Line numbers include the proof's header. */
  readonly fault?: BoundFault;
}

export type FalsehoodCode =
  /** Numbers that cannot be bounds. */
  | 'no-fact'
  /** An upper bound without a strategy, or with one of a different cost. */
  | 'false-strategy'
  /** A lower bound above the cost of a known strategy. */
  | 'false-bound'
  /** A lower bound without lemmas, or with lemmas that do not prove it. */
  | 'false-proof'
  /** The job was finished without an answer to its question. */
  | 'no-answer';

/**
 * Stores what each source reported about each question, and decides what counts. An upper bound counts if following its
 * strategy gives this cost. A lower bound counts if this process found it or has checked its lemmas, so no worker needs
 * to be trusted. For games whose costs cannot be proved by lemmas, `confirmations` says how many sources must report at
 * least that bound: of three that report 7, 9 and 12, two agree on 9. A single wrong worker then has no effect: several
 * would have to report the same falsehood about the same question.
 */
export class Ledger {
  readonly #terms: LedgerTerms;
  readonly #reports = new Map<string, Map<string, Report>>();
  readonly #proved = new Map<string, number>();
  readonly #unknown = new Set<string>();

  constructor(terms: LedgerTerms) {
    this.#terms = terms;
  }

  /** Adds reports. Returns the facts that now count for their questions, or the first falsehood among the reports. */
  hear(reports: readonly Report[], plan: Plan): readonly Fact[] | Falsehood {
    const heard = new Set<string>();
    for (const { key } of reports) this.#unknown.delete(key);
    for (const report of reports) {
      const { key, source } = report;
      const bySource = this.#reports.get(key) ?? new Map<string, Report>();
      const known = bySource.get(source);
      const isNews =
        known?.lower !== report.lower || known.upper !== report.upper || known.tree !== report.tree;
      const why = isNews ? falsehoodIn(report, plan) : undefined;
      if (why) return { source, key, why };
      const fault = this.#faultIn(report, plan);
      if (fault) return { source, key, why: 'false-proof', fault };
      this.#reports.set(key, bySource.set(source, report));
      heard.add(key);
    }
    return [...heard].map((key) => this.#counting(key));
  }

  /** Finds a reported lower bound that a known strategy refutes. Call it whenever an upper bound has decreased. */
  contradiction(plan: Plan): Falsehood | undefined {
    for (const [key, bySource] of this.#reports) {
      const upper = plan.upperOf(key);
      for (const { source, lower } of bySource.values())
        if (upper !== undefined && lower > upper) return { source, key, why: 'false-bound' };
    }
    return undefined;
  }

  /** Questions with a proof that is still being checked; pass their reports to `hear` again. */
  get unknown(): ReadonlySet<string> {
    return this.#unknown;
  }

  /**
   * Returns the sources that report at least `limit` for each of these questions; none if proofs are checked instead.
   */
  witnesses(keys: readonly string[], limit: number): readonly string[] {
    if (this.#terms.checks) return [];
    const [first = '', ...others] = keys;
    const says = (key: string, source: string) => {
      const counts = this.#counting(key).lower;
      return Math.max(counts, this.#reports.get(key)?.get(source)?.lower ?? 0) >= limit;
    };
    return [...(this.#reports.get(first)?.keys() ?? [])]
      .filter((source) => says(first, source) && others.every((key) => says(key, source)))
      .toSorted();
  }

  /** Whether this source has reported nothing about a question. */
  isSilent(key: string, source: string): boolean {
    return this.#reports.get(key)?.get(source) === undefined;
  }

  /** Returns what is wrong with the lemmas of a report, if that is already known. */
  #faultIn(report: Report, plan: Plan): BoundFault | undefined {
    const { checks, own } = this.#terms;
    const { key, lower, proof } = report;
    if (!checks || lower <= Math.max(this.#proved.get(key) ?? 0, own?.of(key)?.lower ?? 0)) return undefined;
    if (proof === '') return { code: 'truncated', line: 1 };
    const verdict = checks.verdictOf(report, () => plan.claimOf(key, lower));
    if (verdict === 'unknown') this.#unknown.add(key);
    if (verdict === 'holds') this.#proved.set(key, lower);
    return typeof verdict === 'string' ? undefined : verdict;
  }

  #counting(key: string): Fact {
    const { checks, confirmations, own } = this.#terms;
    const reports = [...(this.#reports.get(key)?.values() ?? [])];
    const lowers = reports.map(({ lower }) => lower).toSorted((a, b) => b - a);
    const proved = checks ? this.#proved.get(key) : lowers[confirmations - 1];
    const lower = Math.max(proved ?? 0, own?.of(key)?.lower ?? 0);
    const { source: _, ...merged } = reports.reduce<Fact & { source?: string }>(mergeFacts, unknownFact(key));
    return { ...merged, lower };
  }
}

/** Returns what is wrong with a report on its own, regardless of other reports. */
function falsehoodIn({ key, lower, upper, tree, spent }: Report, plan: Plan): FalsehoodCode | undefined {
  if (![lower, upper].every(isBound) || !Number.isSafeInteger(spent) || spent < 0) return 'no-fact';
  if (upper >= INFEASIBLE) return tree === '' ? undefined : 'false-strategy';
  if (plan.costOf(key, tree) !== upper) return 'false-strategy';
  return lower > upper ? 'false-bound' : undefined;
}

function isBound(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= INFEASIBLE;
}
