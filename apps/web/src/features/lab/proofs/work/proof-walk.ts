import { fail, ok, type Result } from '@inkling/core/result';
import {
  parseCost,
  parseGuess,
  parseNumber,
  parseStatement,
  parseTurns,
} from '@inkling/deduction/check/bound-lines';
import { type BoundFault, BoundReader } from '@inkling/deduction/check/bound-proof';
import type { Citation, LemmaChecker, LineFault, Statement } from '@inkling/deduction/check/lemma-checker';
import type { ProofGame } from '@inkling/deduction/check/proof-game';
import { UNLIMITED } from '@inkling/deduction/check/set-bounds';
import { worthOf } from './guess-worth.ts';
import { checkersOf, type HeldList, listsOf } from './held-list.ts';
import { DamagedFileError, linesOf } from './proof-text.ts';
import type {
  CheckedFile,
  OpenedProof,
  OpenFault,
  ProofClaim,
  ShownCase,
  ShownCitation,
  ShownGuess,
  ShownLemma,
} from './questions.ts';

/** A proof held in memory, whose lemmas are checked when they are opened. Runs in a worker thread. */
export class ProofWalk {
  readonly opened: OpenedProof;
  readonly #lines: readonly string[];
  /** The zero-based index of the line at which each lemma begins. */
  readonly #begins: readonly number[];
  readonly #game: ProofGame;
  readonly #checker: LemmaChecker;
  readonly #opening: number | undefined;
  readonly #after: readonly number[];
  /** The lemma that the checker has loaded, and the result of its check. */
  #held: HeldLemma | undefined;

  private constructor(lines: readonly string[], checker: LemmaChecker, header: Header) {
    const { game } = checker;
    this.#lines = lines;
    this.#game = game;
    this.#checker = checker;
    this.#opening = header.opening === undefined ? undefined : game.guess(header.opening);
    const turns = parseTurns(header.after?.split(' ') ?? [], game);
    this.#after = typeof turns === 'string' ? [] : turns;
    this.#begins = lines.flatMap((line, at) => (line.startsWith('> ') ? [at] : []));
    this.opened = {
      ...header,
      secretCount: checker.setOf(this.#after).length,
      lemmas: this.#begins.length,
      lines: lines.length,
    };
  }

  static async read({ blob, lists }: CheckedFile): Promise<Result<ProofWalk, OpenFault>> {
    const lines: string[] = [];
    let length = 0;
    try {
      for await (const line of linesOf(blob)) {
        lines.push(line);
        length += line.length + 1;
        // This is not a proof, so reading stops.
        if (lines.length === 1 && !line.startsWith('inkling-bound ')) break;
        if (length > WALKED_LENGTH_MAX) return fail({ code: 'too-long', line: lines.length });
      }
    } catch (error) {
      if (!(error instanceof DamagedFileError)) throw error;
      return fail({ code: 'damaged', line: error.lines + 1 });
    }
    return ProofWalk.#of(lines, lists);
  }

  static #of(lines: readonly string[], held: readonly HeldList[]): Result<ProofWalk, OpenFault> {
    let checker: LemmaChecker | undefined;
    const make = checkersOf(held);
    const reader = new BoundReader({}, (rules, lists) => {
      const made = make(rules, lists);
      if (typeof made === 'object') checker = made;
      return made;
    });
    const begin = lines.findIndex((line) => line.startsWith('> '));
    const head = begin < 0 ? lines : lines.slice(0, begin);
    for (const line of head) reader.read(line);
    const header = reader.finish();
    if (!header.ok && header.error.code === 'missing-list') {
      const missing = listsOf(head).filter(({ sha256 }) => !held.some((list) => list.sha256 === sha256));
      return fail({ ...header.error, lists: missing });
    }
    if (!header.ok && header.error.code !== 'truncated') return fail(header.error);
    if (!checker || begin < 0) return fail({ code: 'truncated', line: lines.length + 1 });
    const fieldOf = (word: string) =>
      head.find((line) => line.startsWith(`${word} `))?.slice(word.length + 1);
    const restricted = { after: fieldOf('after'), opening: fieldOf('opening') };
    const within = fieldOf('within');
    const stated = {
      rules: fieldOf('rules') ?? '',
      within: within === undefined ? undefined : Number(within),
      total: parseCost(fieldOf('total') ?? '') ?? 0,
    };
    return ok(new ProofWalk(lines, checker, { ...stated, ...restricted }));
  }

  /** Checks a lemma, assuming the lemmas that it cites. */
  lemma(lemma: number): ShownLemma {
    const held = this.#hold(lemma);
    const { statement, line, symmetries, fault } = held;
    const turns = statement?.turns ?? [];
    const secrets = statement && fault?.code !== 'empty-set' ? this.#checker.secrets : new Uint16Array(0);
    const cases = secrets.length > 0 ? this.#cases(held) : [];
    return {
      lemma,
      line,
      claim: statement?.claim ?? 0,
      left: statement && statement.left !== UNLIMITED ? statement.left : undefined,
      turns: Array.from({ length: turns.length / 2 }, (_, i) => ({
        guess: this.#game.guessName(turns[2 * i] as number),
        answer: this.#game.answerName(turns[2 * i + 1] as number),
      })),
      size: secrets.length,
      secrets: Array.from(secrets.slice(0, SECRETS_SHOWN), (secret) => this.#game.guessName(secret)),
      symmetries,
      fault,
      cases: cases.slice(0, CASES_SHOWN),
      caseCount: cases.length,
    };
  }

  /** Returns the lower bound on the cost of a guess, cell by cell. */
  guess(lemma: number, text: string): ShownGuess | undefined {
    const { statement, guesses, fault } = this.#hold(lemma);
    const guess = this.#game.guess(text);
    if (!statement || guess === undefined || fault?.code === 'empty-set') return undefined;
    const cited = guesses.get(guess);
    const { cells, sum } = worthOf(this.#checker, statement.claim, guess, cited?.citations ?? []);
    const { solved, secretCount, answers } = this.#game;
    const { secrets } = this.#checker;
    return {
      lemma,
      guess: text,
      line: cited?.line,
      size: secrets.length,
      isPossible: secrets.some((secret) => answers[guess * secretCount + secret] === solved),
      claim: statement.claim,
      sum,
      tellsNothing: this.#checker.tellsNothing(guess),
      cells: cells
        .map(({ answer, secrets: cell, bySize, byLemma, byTwoGuesses }) => ({
          answer: this.#game.answerName(answer),
          size: cell.length,
          cost: Math.max(bySize, byLemma, byTwoGuesses ?? 0),
          bySize,
          byTwoGuesses,
          cited: cited?.shown.get(answer),
        }))
        .toSorted((a, b) => b.size - a.size),
    };
  }

  /** Returns the lemma that contains a line, and the guess on that line. */
  placeOf(line: number): { readonly lemma: number; readonly guess: string | undefined } | undefined {
    const lemma = this.#begins.findLastIndex((at) => at < line) + 1;
    if (lemma === 0 || line > this.#lines.length) return undefined;
    const guess = /^([a-z]+) \d/.exec(this.#lines[line - 1] ?? '')?.[1];
    return { lemma, guess };
  }

  #hold(lemma: number): HeldLemma {
    if (this.#held?.lemma === lemma) return this.#held;
    const begin = this.#begins[lemma - 1] ?? 0;
    const end = this.#begins[lemma] ?? this.#lines.length;
    const held: HeldLemma = {
      lemma,
      line: begin + 1,
      statement: this.#statement(lemma),
      symmetries: [],
      guesses: new Map(),
      fault: undefined,
    };
    this.#held = held;
    held.fault = this.#check(held, begin, end);
    return held;
  }

  #check(held: HeldLemma, begin: number, end: number): BoundFault | undefined {
    const { lemma, statement } = held;
    const isLast = lemma === this.opened.lemmas;
    if (!statement) {
      const read = this.#read(begin);
      return { code: typeof read === 'string' ? read : 'bad-line', line: begin + 1 };
    }
    const empty = this.#checker.begin(statement);
    if (empty) return { code: empty, line: begin + 1 };
    for (let at = begin + 1; at < end; at++) {
      const code = this.#checkLine(at, held);
      if (code === 'end') break;
      if (code) return { code, line: at + 1 };
    }
    const { total, within = UNLIMITED } = this.opened;
    const isEnough = statement.claim >= total && statement.left >= within;
    if (isLast && !(isEnough && this.#checker.areSame(statement.turns, this.#after)))
      return { code: 'too-little', line: begin + 1 };
    const guess = this.#checker.unproved(isLast ? this.#opening : undefined);
    if (guess === undefined) return undefined;
    return { code: 'unproved', line: begin + 1, guess: this.#game.guessName(guess) };
  }

  #checkLine(at: number, { lemma, symmetries, guesses }: HeldLemma): BoundFault['code'] | 'end' | undefined {
    const line = this.#lines[at] ?? '';
    if (line.startsWith('. ')) {
      if (at !== this.#lines.length - 1) return 'bad-line';
      return parseNumber(line.slice(2)) === this.opened.lemmas ? 'end' : 'bad-count';
    }
    if (line.startsWith('~ ') && guesses.size === 0) {
      const map = line.slice(2);
      symmetries.push({ line: at + 1, map });
      const symmetry = this.#game.symmetry(map);
      return symmetry ? this.#checker.symmetry(symmetry) : 'not-a-symmetry';
    }
    const read = parseGuess(line, this.#game, (number) =>
      number < lemma ? this.#statement(number) : undefined,
    );
    if (typeof read === 'string') return read;
    const { guess, citations } = read;
    const shown = new Map(
      citations.map(({ answer, lemma: number, cited, map }): [number, ShownCitation] => [
        answer,
        { lemma: number, claim: cited.claim, map },
      ]),
    );
    guesses.set(guess, { line: at + 1, citations, shown });
    return this.#checker.guess(guess, citations);
  }

  #statement(lemma: number): Statement | undefined {
    const read = this.#read(this.#begins[lemma - 1] ?? -1);
    return typeof read === 'string' ? undefined : read;
  }

  #read(at: number): Statement | LineFault {
    return parseStatement(this.#lines[at] ?? '', this.#game, this.opened.within);
  }

  /** Returns one guess of each equivalence class, starting with those that have a line in the proof. */
  #cases({ guesses, lemma }: HeldLemma): readonly ShownCase[] {
    const counts = new Map<number, number>();
    for (let guess = 0; guess < this.#game.guessCount; guess++) {
      const root = this.#checker.rootOf(guess);
      counts.set(root, (counts.get(root) ?? 0) + 1);
    }
    const only = lemma === this.opened.lemmas ? this.#opening : undefined;
    const shown: ShownCase[] = [];
    const cited = new Set<number>();
    const show = (guess: number, line: number | undefined) => {
      const root = this.#checker.rootOf(guess);
      if (cited.has(root) || (only !== undefined && root !== this.#checker.rootOf(only))) return;
      cited.add(root);
      const how = shown.length < CASES_SHOWN ? this.#howOf(guess, line) : 'sizes';
      shown.push({ guess: this.#game.guessName(guess), line, alike: counts.get(root) ?? 1, how });
    };
    for (const [guess, { line }] of guesses) show(guess, line);
    if (only !== undefined) show(only, undefined);
    for (let guess = 0; guess < this.#game.guessCount; guess++) show(guess, undefined);
    return shown;
  }

  #howOf(guess: number, line: number | undefined): ShownCase['how'] {
    if (line !== undefined) return 'lemmas';
    if (this.#checker.tellsNothing(guess)) return 'tells-nothing';
    const { cells } = worthOf(this.#checker, this.#held?.statement?.claim ?? 0, guess, []);
    return cells.some(({ byTwoGuesses }) => byTwoGuesses !== undefined) ? 'two-guesses' : 'sizes';
  }
}

interface Header extends ProofClaim {
  readonly after: string | undefined;
}

interface HeldLemma {
  readonly lemma: number;
  readonly line: number;
  /** Undefined if its first line cannot be parsed. */
  readonly statement: Statement | undefined;
  readonly symmetries: { readonly line: number; readonly map: string }[];
  readonly guesses: Map<
    number,
    {
      readonly line: number;
      readonly citations: readonly Citation[];
      readonly shown: ReadonlyMap<number, ShownCitation>;
    }
  >;
  fault: BoundFault | undefined;
}

const WALKED_LENGTH_MAX = 16_000_000;
const SECRETS_SHOWN = 40;
const CASES_SHOWN = 24;
