import { fail, ok, type Result } from '@inkling/core/result';
import { type BoundLine, type LineFault, parseBoundLine } from './bound-lines.ts';
import { type Citation, LemmaChecker, type LemmaFault, type Statement } from './lemma-checker.ts';
import { codesOf, type ProofGame } from './proof-game.ts';

/** What a proof says: no strategy of these rules costs less than `total`. */
export interface BoundProof {
  readonly rules: string;
  readonly total: number;
  /** Only strategies that begin with this guess are spoken of. */
  readonly opening: string | undefined;
  readonly lemmas: number;
}

export interface BoundFault {
  readonly code:
    | LineFault
    | LemmaFault
    | 'bad-lemma'
    | 'unproved'
    | 'too-little'
    | 'bad-count'
    | 'truncated'
    | 'too-much-work'
    | 'not-a-proof'
    | 'other-version'
    | 'bad-header'
    | 'too-large';
  /** From 1. For `unproved` and `too-little` the line that begins the lemma; for `truncated` the one that is missing. */
  readonly line: number;
  /** For `unproved`: a guess that may cost less. */
  readonly guess?: string;
}

export interface CheckOptions {
  /** Checks the lemmas `number % parts === part`, so that several checkers can share a proof. */
  readonly part?: { readonly part: number; readonly parts: number };
  /** Answers to look up before it gives up. */
  readonly workMax?: number;
}

/**
 * Reads a proof of a lower bound line by line and checks it, with evaluators and arithmetic of its own. Of a lemma that is
 * behind it keeps only what it states. `docs/lower-bounds.md` has the rules in full.
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
  readonly #gameOf: (rules: string) => ProofGame | undefined;
  #line = 0;
  #rules = '';
  #total = 0;
  #openingText: string | undefined;
  #opening: number | undefined;
  #game: ProofGame | undefined;
  #checker: LemmaChecker | undefined;
  readonly #lemmas: Statement[] = [];
  #turns = 0;
  /** The line that begins the lemma that is open. */
  #begun = 0;
  #hasGuess = false;
  #isEnded = false;
  #fault: BoundFault | undefined;

  /** `gameOf` may know other rules than those of codes. */
  constructor(options: CheckOptions = {}, gameOf: (rules: string) => ProofGame | undefined = codesOf) {
    this.#options = options;
    this.#gameOf = gameOf;
  }

  /** Reads the next line, without its line break. Nothing more is read after a fault. */
  read(text: string): BoundFault | undefined {
    if (this.#fault) return this.#fault;
    this.#line++;
    this.#fault = this.#line < 4 ? this.#readHead(text) : this.#readLine(text);
    return this.#fault;
  }

  /** Lemmas read so far. */
  get lemmas(): number {
    return this.#lemmas.length;
  }

  /** To be called when there are no more lines. */
  finish(): Result<BoundProof, BoundFault> {
    if (this.#fault) return fail(this.#fault);
    if (this.#line === 0) return fail({ code: 'not-a-proof', line: 1 });
    if (!this.#isEnded) return fail({ code: 'truncated', line: this.#line + 1 });
    return ok({ rules: this.#rules, total: this.#total, opening: this.#openingText, lemmas: this.lemmas });
  }

  #readHead(text: string): BoundFault | undefined {
    if (this.#line === 1) {
      if (text === 'inkling-bound 2') return undefined;
      return this.#at(text.startsWith('inkling-bound ') ? 'other-version' : 'not-a-proof');
    }
    if (this.#line === 2) {
      this.#rules = /^rules (\S.{0,199})$/.exec(text)?.[1] ?? '';
      if (this.#rules === '') return this.#at('bad-header');
      this.#game = this.#gameOf(this.#rules);
      this.#checker = this.#game && new LemmaChecker(this.#game);
      return this.#game ? undefined : this.#at('too-large');
    }
    const total = /^total (\d{1,9})$/.exec(text)?.[1];
    this.#total = Number(total);
    return total === undefined ? this.#at('bad-header') : undefined;
  }

  #readLine(text: string): BoundFault | undefined {
    const game = this.#game as ProofGame;
    if (this.#isEnded) return this.#at('bad-line');
    if (this.#line === 4 && text.startsWith('opening ')) {
      this.#openingText = text.slice(8);
      this.#opening = game.guess(this.#openingText);
      return this.#opening === undefined ? this.#at('bad-guess') : undefined;
    }
    const unproved = text.startsWith('> ') ? this.#unproved(false) : undefined;
    if (unproved) return unproved;
    const parsed = parseBoundLine(text, game);
    if (!parsed.ok) return this.#at(parsed.error);
    const line = parsed.value;
    if (line.kind === 'lemma') return this.#begin(line.statement);
    if (this.lemmas === 0) return this.#at('bad-line');
    if (line.kind === 'end') return this.#end(line.count);
    return this.#within(line, this.#checker as LemmaChecker);
  }

  #begin(statement: Statement): BoundFault | undefined {
    this.#turns += statement.turns.length / 2;
    if (this.lemmas >= LEMMAS_MAX || this.#turns > TURNS_MAX) return this.#at('too-large');
    this.#begun = this.#line;
    this.#hasGuess = false;
    this.#lemmas.push(statement);
    const checker = this.#checker as LemmaChecker;
    const fault = this.#isMine(this.lemmas - 1) ? checker.begin(statement) : undefined;
    return fault && this.#at(fault);
  }

  #within(line: BoundLine & { kind: 'symmetry' | 'guess' }, checker: LemmaChecker): BoundFault | undefined {
    const isMine = this.#isMine(this.lemmas - 1);
    if (line.kind === 'symmetry') {
      if (this.#hasGuess) return this.#at('bad-line');
      const fault = isMine ? checker.symmetry(line.symmetry) : undefined;
      return fault && this.#at(fault);
    }
    this.#hasGuess = true;
    const citations: Citation[] = [];
    for (const { answer, lemma, symmetry } of line.citations) {
      const cited = lemma < this.lemmas ? this.#lemmas[lemma - 1] : undefined;
      if (!cited) return this.#at('bad-lemma');
      citations.push({ answer, cited, symmetry });
    }
    const fault = isMine ? checker.guess(line.guess, citations) : undefined;
    return fault && this.#at(fault);
  }

  #end(count: number): BoundFault | undefined {
    const last = this.#lemmas[this.lemmas - 1];
    if (count !== this.lemmas) return this.#at('bad-count');
    if (last.turns.length > 0 || last.claim < this.#total) return { code: 'too-little', line: this.#begun };
    this.#isEnded = true;
    return this.#unproved(true);
  }

  /** Checks the lemma that is open, now that all of its lines are read. */
  #unproved(isLast: boolean): BoundFault | undefined {
    const checker = this.#checker as LemmaChecker;
    if (this.lemmas === 0 || !this.#isMine(this.lemmas - 1)) return undefined;
    const guess = checker.unproved(isLast ? this.#opening : undefined);
    const line = this.#begun;
    if (guess !== undefined)
      return { code: 'unproved', line, guess: (this.#game as ProofGame).guessName(guess) };
    return checker.work > (this.#options.workMax ?? WORK_MAX) ? { code: 'too-much-work', line } : undefined;
  }

  #isMine(lemma: number): boolean {
    const { part } = this.#options;
    return !part || lemma % part.parts === part.part;
  }

  #at(code: BoundFault['code']): BoundFault {
    return { code, line: this.#line };
  }
}

/** Checks a proof that is at hand as a whole. */
export function checkBound(text: string, options?: CheckOptions): Result<BoundProof, BoundFault> {
  const reader = new BoundReader(options);
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    if (reader.read(text.slice(from, end < 0 ? text.length : end))) break;
    from = end < 0 ? text.length : end + 1;
  }
  return reader.finish();
}

/** What is kept of a proof must fit in memory, whoever made it. */
const LEMMAS_MAX = 4_000_000;
const TURNS_MAX = 40_000_000;
const WORK_MAX = 1e12;
