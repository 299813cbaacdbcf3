import { fail, ok, type Result } from '@inkling/core/result';
import { parseCost, parseGuess, parseNumber, parseStatement, parseTurns } from './bound-lines.ts';
import { LemmaChecker, type LemmaFault, type Statement } from './lemma-checker.ts';
import { type KnownList, type ListName, parseListName } from './named-list.ts';
import { proofGame, type RulesFault } from './proof-game.ts';
import { NEVER, UNLIMITED } from './set-bounds.ts';

/** The claim of a proof: after some turns no strategy, or none that keeps to a limit, costs less than `total`. */
export interface BoundProof {
  readonly rules: string;
  /** The word lists that the rules leave open. */
  readonly lists?: readonly ListName[] | undefined;
  /** Only strategies with at most this many guesses are meant. */
  readonly within?: number | undefined;
  /** `NEVER` where no strategy keeps to `within`. */
  readonly total: number;
  /** The turns, as the file has them; absent where the game begins. */
  readonly after?: string | undefined;
  /** Only strategies that begin with this guess are meant. */
  readonly opening?: string | undefined;
  readonly lemmas: number;
}

type FormatFault = 'not-a-proof' | 'other-version' | 'truncated' | 'too-much-work';
type ProofFault = 'unproved' | 'too-little' | 'bad-count';

export interface BoundFault {
  readonly code: LemmaFault | RulesFault | FormatFault | ProofFault;
  /** From 1. For `unproved` and `too-little` it is the line that begins the lemma; for `truncated` the missing one. */
  readonly line: number;
  /** For `unproved`: a guess that may cost less. */
  readonly guess?: string;
  /** For `other-version`: what the file says. */
  readonly version?: string;
}

export interface CheckOptions {
  /** Checks the lemmas `number % parts === part`, so that several checkers can share a proof. */
  readonly part?: { readonly part: number; readonly parts: number };
  /** Answers to look up before it gives up. */
  readonly workMax?: number;
  /** The word lists at hand. */
  readonly lists?: readonly KnownList[];
}

/** The checker of some rules and of the lists that they name; `undefined` where another list follows. */
export type CheckerOf = (rules: string, lists: readonly ListName[]) => LemmaChecker | RulesFault | undefined;

/** Makes checkers with the word lists at hand. */
export function checkersWith(known: readonly KnownList[] = []): CheckerOf {
  return (rules, lists) => {
    const game = proofGame(rules, lists, known);
    return typeof game === 'object' ? new LemmaChecker(game) : game;
  };
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
  readonly #steps: Steps;
  readonly #lemmas: Statement[] = [];
  #line = 0;
  #checker: LemmaChecker | undefined;
  #workMax = 0;
  #proof: BoundProof | undefined;
  #fault: BoundFault | undefined;

  constructor(options: CheckOptions = {}, checkerOf: CheckerOf = checkersWith(options.lists)) {
    this.#options = options;
    this.#checkerOf = checkerOf;
    this.#steps = this.#check();
    this.#steps.next();
  }

  /** Reads the next line, without its line break. Nothing more is read after a fault. */
  read(text: string): BoundFault | undefined {
    if (this.#fault) return this.#fault;
    this.#line++;
    const { value } = this.#steps.next(text.length > LINE_LENGTH_MAX ? '' : text);
    const isTooMuch = this.#checker && this.#checker.bounds.work > this.#workMax;
    const found = this.#proof ? 'bad-line' : isTooMuch ? 'too-much-work' : value;
    if (typeof found === 'string') this.#fault = { code: found, line: this.#line };
    else if (found && 'code' in found) this.#fault = found;
    else this.#proof = found;
    return this.#fault;
  }

  /** Lemmas read so far. */
  get lemmas(): number {
    return this.#lemmas.length;
  }

  /** Call it when there are no more lines. */
  finish(): Result<BoundProof, BoundFault> {
    if (this.#fault) return fail(this.#fault);
    if (this.#proof) return ok(this.#proof);
    return fail({ code: this.#line === 0 ? 'not-a-proof' : 'truncated', line: this.#line + 1 });
  }

  /** Reads the head of the proof and goes on with the rest: a line at each `yield`. */
  *#check(): Steps {
    let line = yield;
    if (line !== HEAD) {
      const version = /^inkling-bound (\S{1,20})$/.exec(line)?.[1];
      return version === undefined ? 'not-a-proof' : { code: 'other-version', line: 1, version };
    }
    const rules = /^rules (\S{1,200})$/.exec(yield)?.[1] ?? '';
    const lists: ListName[] = [];
    let checker = this.#checkerOf(rules, lists);
    while (checker === undefined) {
      const list = parseListName(/^list (.*)$/.exec(yield)?.[1] ?? '');
      if (!list) return 'bad-header';
      lists.push(list);
      checker = this.#checkerOf(rules, lists);
    }
    if (typeof checker === 'string') return rules === '' ? 'bad-header' : checker;
    this.#checker = checker;
    this.#workMax = checker.bounds.work + (this.#options.workMax ?? WORK_MAX);
    line = yield;
    const limit = /^within (.*)$/.exec(line)?.[1];
    const within = limit === undefined ? undefined : (parseNumber(limit) ?? 0);
    if (within !== undefined) {
      if (within < 1 || within > 999) return 'bad-header';
      line = yield;
    }
    const total = parseCost(/^total (.*)$/.exec(line)?.[1] ?? '');
    if (total === undefined || (total === NEVER && within === undefined)) return 'bad-header';
    line = yield;
    const after = /^after (.*)$/.exec(line)?.[1];
    const turns = parseTurns(after?.split(' ') ?? [], checker.game);
    if (typeof turns === 'string') return turns;
    if (after !== undefined) line = yield;
    const opening = /^opening (.*)$/.exec(line)?.[1];
    if (opening !== undefined && checker.game.guess(opening) === undefined) return 'bad-guess';
    if (opening !== undefined) line = yield;
    const named = lists.length > 0 ? lists : undefined;
    const claim = { rules, lists: named, within, total, after, opening };
    return yield* this.#body(checker, claim, turns, line);
  }

  /** Reads the lemmas, of which the last must be of the set that some turns leave, from the line that begins the first. */
  *#body(checker: LemmaChecker, claim: Claim, turns: readonly number[], line: string): Steps {
    const { game } = checker;
    const opening = game.guess(claim.opening ?? '');
    const { part, parts } = this.#options.part ?? { part: 0, parts: 1 };
    const lemmas = this.#lemmas;
    const lemmaOf = (number: number) => (number < lemmas.length ? lemmas[number - 1] : undefined);
    for (let next = line, turnCount = 0; ; ) {
      const begun = this.#line;
      const statement = parseStatement(next, game, claim.within);
      if (typeof statement === 'string') return statement;
      turnCount += statement.turns.length / 2;
      const isMine = (lemmas.push(statement) - 1) % parts === part;
      if (lemmas.length > LEMMAS_MAX || turnCount > TURNS_MAX) return 'too-large';
      const fault = isMine ? checker.begin(statement) : undefined;
      if (fault) return fault;
      for (next = yield; next.startsWith('~ '); next = yield) {
        const image = game.symmetry(next.slice(2));
        if (!image || (isMine && checker.symmetry(image))) return 'not-a-symmetry';
      }
      for (; !/^[>.] /.test(next); next = yield) {
        const read = parseGuess(next, game, lemmaOf);
        const wrong = typeof read === 'string' ? read : isMine && checker.guess(read.guess, read.citations);
        if (wrong) return wrong;
      }
      const isLast = next.startsWith('. ');
      if (isLast && parseNumber(next.slice(2)) !== lemmas.length) return 'bad-count';
      const isEnough = statement.claim >= claim.total && statement.left >= (claim.within ?? UNLIMITED);
      if (isLast && !(isEnough && checker.areSame(statement.turns, turns)))
        return { code: 'too-little', line: begun };
      const guess = isMine ? checker.unproved(isLast ? opening : undefined) : undefined;
      if (guess !== undefined) return { code: 'unproved', line: begun, guess: game.guessName(guess) };
      if (isLast) return { ...claim, lemmas: lemmas.length };
    }
  }
}

/** A code alone is a fault in the line read last. */
type Fault = BoundFault | BoundFault['code'];
type Steps = Generator<undefined, BoundProof | Fault, string>;

/** Checks a proof that is wholly in memory. */
export function checkBound(text: string, options?: CheckOptions): Result<BoundProof, BoundFault> {
  const reader = new BoundReader(options);
  for (const line of text.replace(/\n$/, '').split('\n')) if (reader.read(line)) break;
  return reader.finish();
}

type Claim = Omit<BoundProof, 'lemmas'>;

const HEAD = 'inkling-bound 2';
const LINE_LENGTH_MAX = 2 ** 20;
/** What is kept of a proof must fit into memory, even if somebody wants it not to. */
const LEMMAS_MAX = 4_000_000;
const TURNS_MAX = 40_000_000;
/** Three hours of work or more; (5,6) takes a tenth of it. */
const WORK_MAX = 1e13;
