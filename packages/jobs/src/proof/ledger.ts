import type { BoundFault } from '@inkling/deduction/check/bound-proof';
import { INFEASIBLE } from '@inkling/deduction/optimum/size-bound';
import { type Fact, mergeFacts, type Report, unknownFact } from '../engine/fact.ts';
import type { ClaimChecks } from './claim-checks.ts';
import type { OwnFacts } from './own-facts.ts';
import type { Plan } from './plan.ts';

export interface LedgerTerms {
  /** Checks the lemmas that come with lower bounds. If it is there, only bounds that are proved count. */
  readonly checks?: ClaimChecks;
  /** How many sources must report a lower bound before it counts; with 1, every source is believed. */
  readonly confirmations: number;
  /** Facts that this process found itself, which count at once. */
  readonly own?: OwnFacts;
}

/** A source that reported something impossible, and about which question. */
export interface Falsehood {
  readonly source: string;
  readonly key: string;
  readonly why: FalsehoodCode;
  /** For `false-proof`: what is wrong, and in which line; the head of the proof is counted. */
  readonly fault?: BoundFault;
}

export type FalsehoodCode =
  /** Numbers that cannot be bounds. */
  | 'no-fact'
  /** An upper bound without a strategy, or with one that does not cost that. */
  | 'false-strategy'
  /** A lower bound above the cost of a known strategy. */
  | 'false-bound'
  /** A lower bound without lemmas, or with lemmas that do not prove it. */
  | 'false-proof'
  /** The job was ended without an answer to its question. */
  | 'no-answer';

/**
 * What each source reported about each question, and what of it counts. An upper bound counts when its strategy was
 * followed and has this cost. A lower bound counts when this process found it, or when the lemmas that came with it have
 * been checked, so nobody has to be believed. For games in which lemmas cannot prove costs, the terms say how many
 * sources must report at least as much: of three that report 7, 9 and 12, two agree on 9. One wrong worker then changes
 * nothing: several would have to report the same falsehood about the same question.
 */
export class Ledger {
  readonly #terms: LedgerTerms;
  readonly #reports = new Map<string, Map<string, Report>>();
  readonly #proved = new Map<string, number>();
  readonly #unknown = new Set<string>();

  constructor(terms: LedgerTerms) {
    this.#terms = terms;
  }

  /** Takes reports, and returns what now counts about their questions, or the first falsehood among them. */
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

  /** A lower bound that a known strategy refutes. Look for one after each upper bound that has fallen. */
  contradiction(plan: Plan): Falsehood | undefined {
    for (const [key, bySource] of this.#reports) {
      const upper = plan.upperOf(key);
      for (const { source, lower } of bySource.values())
        if (upper !== undefined && lower > upper) return { source, key, why: 'false-bound' };
    }
    return undefined;
  }

  /** Questions with a proof that is still being checked; their reports must be heard again. */
  get unknown(): ReadonlySet<string> {
    return this.#unknown;
  }

  /** The sources that report at least `limit` for each of these questions, if others must confirm it. */
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

  /** Has this source reported nothing about a question? */
  isSilent(key: string, source: string): boolean {
    return this.#reports.get(key)?.get(source) === undefined;
  }

  /** What is wrong with the lemmas of a report, if it is known by now. */
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

/** What is false about a report by itself, whatever others report. */
function falsehoodIn({ key, lower, upper, tree, spent }: Report, plan: Plan): FalsehoodCode | undefined {
  if (![lower, upper].every(isBound) || !Number.isSafeInteger(spent) || spent < 0) return 'no-fact';
  if (upper >= INFEASIBLE) return tree === '' ? undefined : 'false-strategy';
  if (plan.costOf(key, tree) !== upper) return 'false-strategy';
  return lower > upper ? 'false-bound' : undefined;
}

function isBound(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= INFEASIBLE;
}
