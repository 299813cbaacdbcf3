import { fail, ok, type Result } from '@inkling/core/result';
import { type DefinedDeduction, defineDeduction } from '@inkling/deduction/define/deduction';
import type { AnsweredGuess, AnswerValue } from '@inkling/deduction/define/definition';
import {
  makeJsonGame,
  parseCsvGame,
  parseJsonGame,
  type TextGame,
} from '@inkling/deduction/define/game-text';
import {
  type BroughtText,
  LISTED_MAX,
  type OpenedGame,
  type OwnFault,
  type OwnPosition,
  type OwnTurn,
  SHOWN_GUESSES,
  SHOWN_SECRETS,
  type Suggestion,
  type TreeNode,
} from './questions.ts';
import { sameGuesses } from './same-guesses.ts';
import { treeOf } from './tree.ts';
import { turned } from './turned.ts';

/** A user-defined game, and the answers to the page's requests about it. Runs in a worker thread. */
export class OwnGame {
  readonly #game: DefinedDeduction<string, string, AnswerValue>;
  readonly #table: TextGame;
  readonly #answers: readonly AnswerValue[];
  readonly #numberOf: ReadonlyMap<AnswerValue, number>;
  readonly #secretNumber: ReadonlyMap<string, number>;
  readonly #guessNumber: ReadonlyMap<string, number>;

  private constructor(table: TextGame) {
    this.#table = table;
    this.#game = defineDeduction(table);
    this.#answers = this.#game.answers();
    this.#numberOf = numbered(this.#answers);
    this.#secretNumber = numbered(table.secrets);
    this.#guessNumber = numbered(table.guesses);
  }

  /** Parses a table or JSON. Never throws. */
  static read({ text, name, isTurned }: BroughtText): Result<OwnGame, OwnFault> {
    const isJson = /^\uFEFF?\s*[{[]/.test(text);
    const read = isJson ? parseJsonGame(text, name) : parseCsvGame(text, name);
    if (!read.ok) return read;
    try {
      return ok(new OwnGame(isTurned ? turned(read.value) : read.value));
    } catch (error) {
      return fail({ code: 'not-defined', reason: error instanceof Error ? error.message : String(error) });
    }
  }

  opened(): OpenedGame {
    const { secrets, guesses, solved, name } = this.#table;
    const audit = this.#game.audit();
    const alike = audit.indistinguishable.map((group) => group.map((secret) => this.#secret(secret)));
    const useless = audit.useless.map((guess) => this.#guess(guess));
    const shownGuesses = guesses.slice(0, SHOWN_GUESSES);
    return {
      name,
      secrets,
      guesses,
      answers: this.#answers.map(String),
      solved: solved === 'identified' ? undefined : this.#numberOf.get(solved),
      json: makeJsonGame(this.#table),
      searched: this.#searched(),
      table: secrets
        .slice(0, SHOWN_SECRETS)
        .map((secret) => shownGuesses.map((guess) => this.#answerOf(guess, secret))),
      splits: shownGuesses.map((guess) => this.#split([], guess)),
      alike,
      same: sameGuesses(this.#table).filter(([guess]) => guess !== undefined && !useless.includes(guess)),
      useless,
      neverFound: audit.neverFound.map((secret) => this.#secret(secret)),
      depthMin: Number.isFinite(audit.depthMin) ? audit.depthMin : undefined,
      replies: this.#replies(),
      first: this.suggest([], 5),
    };
  }

  answer(guess: number, secret: number): number {
    return this.#answerOf(this.#table.guesses[guess] ?? '', this.#table.secrets[secret] ?? '');
  }

  suggest(turns: readonly OwnTurn[], top: number): readonly Suggestion[] {
    const position = this.#game.position(this.#turns(turns));
    const { solved } = this.#table;
    if (position.count === 1n && solved !== 'identified') {
      const [last = ''] = position.candidates();
      const finder = this.#table.guesses.find((guess) => this.#game.answer(guess, last) === solved);
      if (finder !== undefined)
        return [this.#suggestion(turns, finder, { worst: 1, expected: 1, bits: 0 }, true)];
    }
    return position
      .rank({ top })
      .map(({ guess, possible, ...figures }) => this.#suggestion(turns, guess, figures, possible));
  }

  position(turns: readonly OwnTurn[]): OwnPosition {
    const position = this.#game.position(this.#turns(turns));
    const secrets: number[] = [];
    for (const secret of position.candidates()) {
      if (secrets.length === LISTED_MAX) break;
      secrets.push(this.#secret(secret));
    }
    return {
      left: Number(position.count),
      secrets,
      over: this.#ending(turns, Number(position.count)),
      conflicts: position.conflicts(),
      repairs: position
        .repairs()
        .filter(({ changes }) => changes.length === 1)
        .slice(0, 3)
        .flatMap(({ changes: [change], secrets: { length: left } }) =>
          change ? [{ turn: change.turn, answer: this.#numberOf.get(change.answer) ?? 0, left }] : [],
        ),
    };
  }

  /** Returns the strategy in a certificate for the searched game. Undefined if the certificate is invalid. */
  tree(certificate: string): TreeNode | undefined {
    const searched = parseJsonGame(this.#searched(), '');
    return searched.ok ? treeOf(defineDeduction(searched.value), certificate) : undefined;
  }

  #replies(): OpenedGame['replies'] {
    const { guesses, answers } = this.#table;
    if (guesses.length > REPLIES_MAX) return [];
    return answers.map((row) =>
      [...new Set(row)].map((answer) => this.#numberOf.get(answer) ?? 0).toSorted((a, b) => a - b),
    );
  }

  /** Returns the game as JSON, with only one secret of each indistinguishable group. */
  #searched(): string {
    const gone = this.#game.audit().indistinguishable.flatMap((group) => group.slice(1));
    return makeJsonGame(
      withoutSecrets(
        this.#table,
        gone.map((secret) => this.#secret(secret)),
      ),
    );
  }

  #ending(turns: readonly OwnTurn[], left: number): OwnPosition['over'] {
    const last = turns.at(-1)?.[1];
    const { solved } = this.#table;
    if (solved !== 'identified')
      return last !== undefined && this.#answers[last] === solved ? 'found' : undefined;
    if (left === 1) return 'identified';
    return left > 1 && (this.suggest(turns, 1)[0]?.bits ?? 0) === 0 ? 'alike' : undefined;
  }

  #suggestion(
    turns: readonly OwnTurn[],
    guess: string,
    { worst, expected, bits }: Pick<Suggestion, 'worst' | 'expected' | 'bits'>,
    possible: boolean,
  ): Suggestion {
    const split = this.#split(turns, guess);
    return { guess: this.#guess(guess), possible, worst, expected, bits, split };
  }

  #split(turns: readonly OwnTurn[], guess: string): readonly (readonly [number, number])[] {
    return this.#game
      .position(this.#turns(turns))
      .split(guess)
      .map(({ answer, count }) => [this.#numberOf.get(answer) ?? 0, count]);
  }

  #turns(turns: readonly OwnTurn[]): readonly AnsweredGuess<string, AnswerValue>[] {
    return turns.map(([guess, answer]) => [this.#table.guesses[guess] ?? '', this.#answers[answer] ?? '']);
  }

  #answerOf(guess: string, secret: string): number {
    return this.#numberOf.get(this.#table.answer(guess, secret)) ?? 0;
  }

  #secret(label: string): number {
    return this.#secretNumber.get(label) ?? 0;
  }

  #guess(label: string): number {
    return this.#guessNumber.get(label) ?? 0;
  }
}

/** The maximum number of guesses of a game for which all possible answers of each guess are listed. */
const REPLIES_MAX = 2000;

function numbered<Item>(items: readonly Item[]): ReadonlyMap<Item, number> {
  return new Map(items.map((item, number) => [item, number]));
}

function withoutSecrets(table: TextGame, gone: readonly number[]): TextGame {
  const isGone = new Set(gone);
  const kept = <Item>(items: readonly Item[]) => items.filter((_, secret) => !isGone.has(secret));
  const { ownFeatures: _, ...rest } = table;
  return { ...rest, secrets: kept(table.secrets), answers: table.answers.map(kept) };
}
