import { fail, ok, type Result } from '@inkling/core/result';
import { BoundChecker, type BoundFault, type BoundFaultCode, type CheckOptions } from './bound-checker.ts';
import { codeGame, type ProofGame } from './proof-game.ts';

/** What a proof says: no strategy of these rules costs less than `total`. */
export interface BoundProof {
  readonly rules: string;
  readonly total: number;
  /** Only strategies that begin with this guess are spoken of. */
  readonly opening: string | undefined;
  readonly lemmas: number;
}

export type BoundProofFault = BoundFault<
  BoundFaultCode | 'not-a-proof' | 'other-version' | 'bad-header' | 'too-large'
>;

/**
 * Reads a proof of a lower bound line by line and checks it, with evaluators and arithmetic of its own.
 *
 *     inkling-bound 2
 *     rules p3c3r
 *     total 73
 *     > 9 aab:1,0            lemma 1: what this turn leaves costs 9 or more
 *     > 73                   the last lemma is of all codes
 *     ~ 102/abc              a symmetry of them: places, then names of symbols
 *     aab 1,0=1              a guess, and lemmas that say what some of its cells cost
 *     . 2                    so many lemmas
 *
 * `docs/formats.md` has the rules in full.
 */
export class BoundReader {
  readonly #options: CheckOptions;
  readonly #gameOf: (rules: string) => ProofGame | undefined;
  #line = 0;
  #rules = '';
  #total = 0;
  #opening: string | undefined;
  #game: ProofGame | undefined;
  #checker: BoundChecker | undefined;
  #end: number | undefined;
  #fault: BoundProofFault | undefined;

  /** `gameOf` may know other rules than those of codes. */
  constructor(options: CheckOptions = {}, gameOf: (rules: string) => ProofGame | undefined = codesOf) {
    this.#options = options;
    this.#gameOf = gameOf;
  }

  /** Reads the next line, without its line break. Nothing more is read after a fault. */
  read(text: string): BoundProofFault | undefined {
    this.#line++;
    this.#fault ??= this.#read(text);
    return this.#fault;
  }

  /** Lemmas read so far. */
  get lemmas(): number {
    return this.#checker?.count ?? 0;
  }

  /** To be called when there are no more lines. */
  finish(): Result<BoundProof, BoundProofFault> {
    if (this.#fault) return fail(this.#fault);
    if (this.#line === 0) return fail({ code: 'not-a-proof', line: 1 });
    if (!this.#checker) return fail({ code: 'truncated', line: this.#line });
    const checked = this.#checker.finish(this.#total);
    if (!checked.ok)
      return fail(
        checked.error.code === 'truncated' ? { ...checked.error, line: this.#line } : checked.error,
      );
    if (checked.value !== this.#end) return fail({ code: 'truncated', line: this.#line });
    return ok({ rules: this.#rules, total: this.#total, opening: this.#opening, lemmas: checked.value });
  }

  #read(text: string): BoundProofFault | undefined {
    const bad = (code: BoundProofFault['code']) => ({ code, line: this.#line });
    if (this.#line === 1) {
      if (text === 'inkling-bound 2') return undefined;
      return bad(text.startsWith('inkling-bound ') ? 'other-version' : 'not-a-proof');
    }
    if (this.#line === 2) {
      this.#rules = /^rules (\S.{0,199})$/.exec(text)?.[1] ?? '';
      if (this.#rules === '') return bad('bad-header');
      this.#game = this.#gameOf(this.#rules);
      return this.#game ? undefined : bad('too-large');
    }
    if (this.#line === 3) {
      const total = /^total (\d{1,9})$/.exec(text)?.[1];
      this.#total = Number(total);
      return total === undefined ? bad('bad-header') : undefined;
    }
    const game = this.#game as ProofGame;
    if (!this.#checker) {
      this.#opening = /^opening (\S+)$/.exec(text)?.[1];
      const opening = this.#opening === undefined ? undefined : game.guess(this.#opening);
      if (this.#opening !== undefined && opening === undefined) return bad('bad-guess');
      this.#checker = new BoundChecker(game, this.#options, opening);
      if (this.#opening !== undefined) return undefined;
    }
    if (this.#end !== undefined) return bad('bad-line');
    const end = /^\. (\d{1,9})$/.exec(text)?.[1];
    if (end === undefined) return this.#checker.read(text, this.#line);
    this.#end = Number(end);
    return undefined;
  }
}

/** Checks a proof that is at hand as a whole. */
export function checkBound(text: string, options?: CheckOptions): Result<BoundProof, BoundProofFault> {
  const reader = new BoundReader(options);
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    if (reader.read(text.slice(from, end < 0 ? text.length : end))) break;
    from = end < 0 ? text.length : end + 1;
  }
  return reader.finish();
}

/** `p4c6r`: four places, six symbols, repeats; `n` for none. */
export function codesOf(rules: string): ProofGame | undefined {
  const [, places, symbols, repeats] = /^p(\d{1,2})c(\d{1,2})([rn])$/.exec(rules) ?? [];
  const [p, c, r] = [Number(places), Number(symbols), repeats === 'r'];
  return repeats === undefined || p < 1 || c < 1 || (!r && p > c) ? undefined : codeGame(p, c, r);
}
