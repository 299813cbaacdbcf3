import { fail, ok, type Result } from '@inkling/core/result';
import { parseCost, parseGuess, parseNumber, parseStatement, parseTurns } from './bound-lines.ts';
import { LemmaChecker, type LemmaFault, type Statement } from './lemma-checker.ts';
import { type KnownList, type ListName, parseListName } from './named-list.ts';
import { proofGame, type RulesFault } from './proof-game.ts';
import { NEVER, UNLIMITED } from './set-bounds.ts';

/** The claim of a proof: after some turns, no strategy (or none that keeps to a limit) costs less than `total`. */
export interface BoundProof {
  readonly rules: string;
  /** The word lists, for rules that need them. */
  readonly lists?: readonly ListName[] | undefined;
  /** The claim covers only strategies with at most this many guesses. */
  readonly within?: number | undefined;
  /** `NEVER` if no strategy keeps to `within`. */
  readonly total: number;
  /** The turns as written in the file; absent for the beginning of the game. */
  readonly after?: string | undefined;
  /** The claim covers only strategies that begin with this guess. */
  readonly opening?: string | undefined;
  readonly lemmas: number;
}

type FormatFault = 'not-a-proof' | 'other-version' | 'truncated' | 'too-much-work';
type ProofFault = 'unproved' | 'too-little' | 'bad-count';

export interface BoundFault {
  readonly code: LemmaFault | RulesFault | FormatFault | ProofFault;
  /** One-based line. For `unproved` and `too-little`, where the lemma begins; for `truncated`, the missing line. */
  readonly line: number;
  /** For `unproved`: a guess that may cost less. */
  readonly guess?: string;
  /** For `other-version`: the version in the file. */
  readonly version?: string;
}

export interface CheckOptions {
  /** Checks the lemmas `number % parts === part`, so that several checkers can share a proof. */
  readonly part?: { readonly part: number; readonly parts: number };
  /** The most answers to look up before giving up. */
  readonly workMax?: number;
  /** The available word lists. */
  readonly lists?: readonly KnownList[];
}

/** Returns the checker for some rules and their word lists; undefined if the rules need one more list. */
export type CheckerOf = (rules: string, lists: readonly ListName[]) => LemmaChecker | RulesFault | undefined;

/** Returns a function that makes checkers with the available word lists. */
export function checkersWith(known: readonly KnownList[] = []): CheckerOf {
  return (rules, lists) => {
    const game = proofGame(rules, lists, known);
    return typeof game === 'object' ? new LemmaChecker(game) : game;
  };
}

/**
 * Reads a proof of a lower bound line by line and checks it with its own evaluators and arithmetic. Of each lemma it
 * stores only the statement. `docs/lower-bounds.md` has the complete rules.
 *
 *     inkling-bound 2
 *     rules p3c3r
 *     total 73
 *     > 9 aab:1,0            lemma 1: the secrets that this turn leaves cost 9 or more
 *     > 73                   the last lemma is about all codes
 *     ~ 102/abc              a symmetry of them: places, then names of symbols
 *     aab 1,0=1              a guess, and the lemmas that bound the costs of some of its cells
 *     . 2                    the number of lemmas
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

  /** Reads the next line, without its line break. After an error, further lines are ignored. */
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

  /** The number of lemmas read so far. */
  get lemmas(): number {
    return this.#lemmas.length;
  }

  /** Returns the result. Call it when there are no more lines. */
  finish(): Result<BoundProof, BoundFault> {
    if (this.#fault) return fail(this.#fault);
    if (this.#proof) return ok(this.#proof);
    return fail({ code: this.#line === 0 ? 'not-a-proof' : 'truncated', line: this.#line + 1 });
  }

  /** Reads the header of the proof and then its body. Each `yield` receives one line. */
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

  /** Reads the lemmas, beginning with `line`. The last one must be about the set that `turns` leave. */
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

/** A bare code means an error in the line that was read last. */
type Fault = BoundFault | BoundFault['code'];
type Steps = Generator<undefined, BoundProof | Fault, string>;

/** Checks a proof that is completely in memory. */
export function checkBound(text: string, options?: CheckOptions): Result<BoundProof, BoundFault> {
  const reader = new BoundReader(options);
  for (const line of text.replace(/\n$/, '').split('\n')) if (reader.read(line)) break;
  return reader.finish();
}

type Claim = Omit<BoundProof, 'lemmas'>;

const HEAD = 'inkling-bound 2';
const LINE_LENGTH_MAX = 2 ** 20;
/** Limits on what is stored of a proof, so that even a malicious one fits into memory. */
const LEMMAS_MAX = 4_000_000;
const TURNS_MAX = 40_000_000;
/** Half an hour to eight hours of work, since a look-up takes 0.2 to 2.8 ns, depending on the game and the machine. */
const WORK_MAX = 1e13;
