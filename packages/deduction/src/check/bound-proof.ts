import { fail, ok, type Result } from '@inkling/core/result';
import { type BoundLine, type LineFault, parseBoundLine, parseCost } from './bound-lines.ts';
import { type CheckerOf, gameCheckers } from './game-checkers.ts';
import type { Citation, LemmaChecker, LemmaFault, Statement } from './lemma-checker.ts';
import { type KnownList, type ListName, parseListName } from './named-list.ts';
import type { RulesFault } from './proof-rules.ts';
import { NEVER, UNLIMITED } from './set-bounds.ts';

/** The claim of a proof: after some turns no strategy, or none that keeps to a limit, costs less than `total`. */
export interface BoundProof {
  readonly rules: string;
  /** The word lists that the rules leave open. */
  readonly lists?: readonly ListName[];
  /** Only strategies with at most this many guesses are meant. */
  readonly within?: number;
  /** `NEVER` where no strategy keeps to `within`. */
  readonly total: number;
  /** The turns, as the file has them; absent where the game begins. */
  readonly after?: string;
  /** Only strategies that begin with this guess are meant. */
  readonly opening?: string;
  readonly lemmas: number;
}

export interface BoundFault {
  readonly code:
    | LineFault
    | LemmaFault
    | Exclude<RulesFault, 'list-follows'>
    | 'bad-lemma'
    | 'unproved'
    | 'too-little'
    | 'bad-count'
    | 'truncated'
    | 'too-much-work'
    | 'not-a-proof'
    | 'other-version';
  /** From 1. For `unproved` and `too-little` it is the line that begins the lemma; for `truncated` the missing one. */
  readonly line: number;
  /** For `unproved`: a guess that may cost less. */
  readonly guess?: string;
}

export interface CheckOptions {
  /** Checks the lemmas `number % parts === part`, so that several checkers can share a proof. */
  readonly part?: { readonly part: number; readonly parts: number };
  /** Answers to look up before it gives up. */
  readonly workMax?: number;
  /** The word lists at hand. */
  readonly lists?: readonly KnownList[];
}

/**
 * Reads a proof of a lower bound line by line and checks it, with evaluators and arithmetic of its own. Of each lemma it
 * keeps only the statement. `docs/lower-bounds.md` has the rules in full.
 *
 *     inkling-bound 2
 *     rules p3c3r
 *     total 73
 *     > 9 aab:1,0            lemma 1: what this turn leaves costs 9 or more
 *     > 73                   the last lemma is of all codes
 *     ~ 102/abc              a symmetry of them: places, then names of symbols
 *     aab 1,0=1              a guess, and lemmas that say what some of its cells cost
 *     . 2                    so many lemmas
 */
export class BoundReader {
  readonly #options: CheckOptions;
  readonly #checkerOf: CheckerOf;
  #line = 0;
  #said: Omit<BoundProof, 'lemmas'> = { rules: '', total: 0 };
  #after: readonly number[] | undefined;
  #opening: number | undefined;
  #checker: LemmaChecker | undefined;
  #workMax = 0;
  readonly #lemmas: Statement[] = [];
  #turns = 0;
  /** The line that begins the lemma that is open. */
  #begun = 0;
  #hasHead = false;
  #hasGuess = false;
  #isEnded = false;
  #fault: BoundFault | undefined;

  constructor(options: CheckOptions = {}, checkerOf: CheckerOf = gameCheckers(options.lists)) {
    this.#options = options;
    this.#checkerOf = checkerOf;
  }

  /** Reads the next line, without its line break. Nothing more is read after a fault. */
  read(text: string): BoundFault | undefined {
    if (this.#fault) return this.#fault;
    this.#line++;
    const checker = this.#checker;
    const fault = this.#hasHead && checker ? this.#readLine(text, checker) : this.#readHead(text);
    this.#fault = typeof fault === 'string' ? { code: fault, line: this.#line } : fault;
    return this.#fault;
  }

  /** Lemmas read so far. */
  get lemmas(): number {
    return this.#lemmas.length;
  }

  /** Call it when there are no more lines. */
  finish(): Result<BoundProof, BoundFault> {
    if (this.#fault) return fail(this.#fault);
    if (this.#line === 0) return fail({ code: 'not-a-proof', line: 1 });
    if (!this.#isEnded) return fail({ code: 'truncated', line: this.#line + 1 });
    return ok({ ...this.#said, lemmas: this.lemmas });
  }

  #readHead(text: string): Fault {
    if (this.#line === 1) {
      if (text === 'inkling-bound 2') return undefined;
      return text.startsWith('inkling-bound ') ? 'other-version' : 'not-a-proof';
    }
    if (this.#line === 2) {
      const rules = /^rules (\S.{0,199})$/.exec(text)?.[1];
      if (rules === undefined) return 'bad-header';
      this.#said = { rules, total: 0 };
      return this.#open([]);
    }
    const { rules, lists = [] } = this.#said;
    if (!this.#checker) {
      const list = text.startsWith('list ') ? parseListName(text.slice(5)) : undefined;
      this.#said = { rules, total: 0, lists: list ? [...lists, list] : lists };
      return list ? this.#open([...lists, list]) : 'bad-header';
    }
    if (this.#said.within === undefined && text.startsWith('within ')) {
      const within = /^within ([1-9]\d{0,2})$/.exec(text)?.[1];
      this.#said = { ...this.#said, within: Number(within) };
      return within === undefined ? 'bad-header' : undefined;
    }
    const total = text.startsWith('total ') ? parseCost(text.slice(6)) : undefined;
    if (total === undefined || (total === NEVER && this.#said.within === undefined)) return 'bad-header';
    this.#said = { ...this.#said, total };
    this.#hasHead = true;
    return undefined;
  }

  /** Called with the rules, and again with each list until the game is complete. */
  #open(lists: readonly ListName[]): Fault {
    const checker = this.#checkerOf(this.#said.rules, lists);
    if (typeof checker === 'string') return checker === 'list-follows' ? undefined : checker;
    this.#checker = checker;
    this.#workMax = checker.work + (this.#options.workMax ?? WORK_MAX);
    return undefined;
  }

  #readLine(text: string, checker: LemmaChecker): Fault {
    if (this.#isEnded) return 'bad-line';
    const unproved = text.startsWith('> ') ? this.#unproved(checker, undefined) : undefined;
    if (unproved) return unproved;
    const parsed = parseBoundLine(text, checker.game);
    if (!parsed.ok) return parsed.error;
    const line = parsed.value;
    if (line.kind === 'lemma') return this.#begin(line.statement, checker);
    if (line.kind === 'after' || line.kind === 'opening') return this.#restrict(line, text);
    if (this.lemmas === 0) return 'bad-line';
    if (line.kind === 'end') return this.#end(line.count, checker);
    return this.#within(line, checker);
  }

  /** Restricts the claim to a part of the game. */
  #restrict(line: BoundLine & { kind: 'after' | 'opening' }, text: string): Fault {
    if (this.lemmas > 0 || this.#opening !== undefined) return 'bad-line';
    const said = text.slice(line.kind.length + 1);
    if (line.kind === 'opening') this.#opening = line.guess;
    else if (this.#after) return 'bad-line';
    else this.#after = line.turns;
    this.#said = { ...this.#said, [line.kind]: said };
    return undefined;
  }

  #begin(statement: Statement, checker: LemmaChecker): Fault {
    if (!fitsLimit(statement, this.#said.within)) return 'bad-line';
    this.#turns += statement.turns.length / 2;
    if (this.lemmas >= LEMMAS_MAX || this.#turns > TURNS_MAX) return 'too-large';
    this.#begun = this.#line;
    this.#hasGuess = false;
    this.#lemmas.push(statement);
    return this.#isMine() ? checker.begin(statement) : undefined;
  }

  #within(line: BoundLine & { kind: 'symmetry' | 'guess' }, checker: LemmaChecker): Fault {
    if (checker.work > this.#workMax) return 'too-much-work';
    if (line.kind === 'symmetry') {
      if (this.#hasGuess) return 'bad-line';
      return this.#isMine() ? checker.symmetry(line.symmetry) : undefined;
    }
    this.#hasGuess = true;
    const citations: Citation[] = [];
    for (const { answer, lemma, symmetry } of line.citations) {
      const cited = lemma < this.lemmas ? this.#lemmas[lemma - 1] : undefined;
      if (!cited) return 'bad-lemma';
      citations.push({ answer, cited, symmetry });
    }
    return this.#isMine() ? checker.guess(line.guess, citations) : undefined;
  }

  #end(count: number, checker: LemmaChecker): Fault {
    const last = this.#lemmas[this.lemmas - 1];
    if (count !== this.lemmas) return 'bad-count';
    if (!isEnough(last, this.#said) || !checker.areSame(last.turns, this.#after ?? []))
      return { code: 'too-little', line: this.#begun };
    this.#isEnded = true;
    return this.#unproved(checker, this.#opening);
  }

  /** Checks the lemma that is open, now that all of its lines are read. */
  #unproved(checker: LemmaChecker, opening: number | undefined): Fault {
    if (this.lemmas === 0 || !this.#isMine()) return undefined;
    const guess = checker.unproved(opening);
    const line = this.#begun;
    if (guess !== undefined) return { code: 'unproved', line, guess: checker.game.guessName(guess) };
    return checker.work > this.#workMax ? { code: 'too-much-work', line } : undefined;
  }

  /** Is the lemma that is open to be checked here? */
  #isMine(): boolean {
    const { part } = this.#options;
    return !part || (this.lemmas - 1) % part.parts === part.part;
  }
}

/** A code alone is a fault in the current line. */
type Fault = BoundFault | BoundFault['code'] | undefined;

/** Checks a proof that is wholly in memory. */
export function checkBound(text: string, options?: CheckOptions): Result<BoundProof, BoundFault> {
  const reader = new BoundReader(options);
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    if (reader.read(text.slice(from, end < 0 ? text.length : end))) break;
    from = end < 0 ? text.length : end + 1;
  }
  return reader.finish();
}

/** Is the lemma's number of guesses one that the proof allows? */
export function fitsLimit({ claim, left }: Statement, within: number | undefined): boolean {
  if (within === undefined) return left === UNLIMITED && claim !== NEVER;
  return left >= 1 && left <= within;
}

/** Does the last lemma prove the claim of the proof? */
export function isEnough(last: Statement, { total, within }: Pick<BoundProof, 'total' | 'within'>): boolean {
  return last.claim >= total && last.left >= (within ?? UNLIMITED);
}

/** What is kept of a proof must fit into memory, even if somebody wants it not to. */
const LEMMAS_MAX = 4_000_000;
const TURNS_MAX = 40_000_000;
/** Three hours of work or more; (5,6) takes a tenth of it. */
const WORK_MAX = 1e13;
