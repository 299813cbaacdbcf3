import { need } from '@inkling/core/arguments';
import { needKnownFields } from '@inkling/core/known-fields';
import { fail, ok, type Result } from '@inkling/core/result';
import type { DefinedDeduction } from '../define/deduction.ts';
import { type AnswerValue, IDENTIFIED } from '../define/definition.ts';
import { parseSavedSession } from './saved-session.ts';

/**
 * Where the secret comes from. Without `seed`, `secret` and `saved`, the game is played elsewhere, and `answer`
 * records the answers.
 */
export interface SessionOptions {
  /** A random seed that draws the secret: the same seed gives the same secret. */
  readonly seed?: string;
  /** The label of the secret. */
  readonly secret?: string;
  /** The output of `serialise` of a session of the same game. */
  readonly saved?: string;
}

/** A turn for display; it consists of strings and a boolean. */
export interface SessionTurn {
  readonly guess: string;
  readonly answer: string;
  /** The number of secrets left after this turn, as a decimal string. */
  readonly left: string;
  readonly solved: boolean;
}

/** What is still possible. */
export interface SessionChoices {
  /** The number of secrets left, as a decimal string. */
  readonly left: string;
  /** The first 100 of these secrets, by label. */
  readonly secrets: readonly string[];
  /** By feature and value: the share (0 to 1) of the secrets left that have this value. */
  readonly features: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A suggested guess with its figures. */
export interface SessionHint {
  readonly guess: string;
  readonly possible: boolean;
  readonly worst: number;
  readonly expected: number;
  readonly bits: number;
}

/**
 * Why a turn was rejected. `over`: the game has ended. `unknown-guess`, `unknown-answer`: no such label. `no-secret`:
 * this session records a game that is played elsewhere, so it cannot answer guesses. `has-secret`: this session
 * answers guesses itself. `impossible`: no secret would be left.
 */
export type SessionFault =
  | 'over'
  | 'unknown-guess'
  | 'unknown-answer'
  | 'no-secret'
  | 'has-secret'
  | 'impossible';

/** One game in progress, for your own page or program. All inputs and results are values that JSON can hold. */
export class DeductionSession<Secret, Guess, Answer extends AnswerValue> {
  readonly game: DefinedDeduction<Secret, Guess, Answer>;
  readonly #secret: Secret | undefined;
  readonly #turns: (readonly [Guess, Answer])[] = [];

  /** @throws TypeError for invalid options, and a secret, or a saved session, that does not belong to this game */
  constructor(game: DefinedDeduction<Secret, Guess, Answer>, options: SessionOptions) {
    needKnownFields(options, 'options', ['seed', 'secret', 'saved']);
    const { seed, secret, saved } = options;
    this.game = game;
    const read = saved === undefined ? { secret, turns: [] } : parseSavedSession(saved, game.name);
    if (read.secret !== undefined) {
      need(typeof read.secret === 'string', read.secret, 'secret', 'the label of a secret (a string)');
      this.#secret = game.parseSecret(read.secret);
      if (this.#secret === undefined) throw new TypeError(`“${read.secret}” is not a secret of this game`);
    } else if (saved === undefined && seed !== undefined) this.#secret = game.position().sample(seed);
    for (const [at, [guess, answer]] of read.turns.entries()) {
      const turn = this.#secret === undefined ? this.answer(guess, answer) : this.guess(guess);
      if (!turn.ok) throw new TypeError(`turn ${at} of the saved session: ${turn.error}`);
      if (turn.value.answer !== answer)
        throw new TypeError(`turn ${at} of the saved session was answered ${turn.value.answer}`);
    }
  }

  /** The turns so far, with the labels of the game. */
  get turns(): readonly SessionTurn[] {
    return this.#turns.map((_, at) => this.#turn(at));
  }

  /** Whether the secret has been found, or is known in a game that ends then. */
  get isOver(): boolean {
    return this.#turns.length > 0 && this.#turn(this.#turns.length - 1).solved;
  }

  /** Makes a guess and answers it from the session's secret. */
  guess(text: string): Result<SessionTurn, SessionFault> {
    if (this.#secret === undefined) return fail('no-secret');
    const guess = this.game.parseGuess(text);
    if (guess === undefined) return fail('unknown-guess');
    return this.#add(guess, this.game.answer(guess, this.#secret));
  }

  /** Records a guess with the answer that it got elsewhere. */
  answer(text: string, answered: string): Result<SessionTurn, SessionFault> {
    if (this.#secret !== undefined) return fail('has-secret');
    const guess = this.game.parseGuess(text);
    if (guess === undefined) return fail('unknown-guess');
    const answer = this.game.answers().find((each) => String(each) === answered);
    if (answer === undefined) return fail('unknown-answer');
    if (!this.game.position([...this.#turns, [guess, answer]]).isConsistent) return fail('impossible');
    return this.#add(guess, answer);
  }

  /** Returns the guess with the most expected information; undefined when the game is over. */
  hint(): SessionHint | undefined {
    const best = this.isOver ? undefined : this.game.position(this.#turns).best();
    if (!best) return undefined;
    const { possible, worst, expected, bits } = best;
    return { guess: this.game.labelOf(best.guess), possible, worst, expected, bits };
  }

  /** Takes back the last turn. Returns false if there is none. */
  undo(): boolean {
    return this.#turns.pop() !== undefined;
  }

  /** Returns what is still possible. */
  choices(): SessionChoices {
    const position = this.game.position(this.#turns);
    const secrets: string[] = [];
    for (const secret of position.candidates()) {
      if (secrets.length === SECRETS_SHOWN) break;
      secrets.push(this.game.labelOf(secret));
    }
    const left = Number(position.count);
    const features = Array.from(position.shares(), ([name, counts]) => [
      name,
      Object.fromEntries(Array.from(counts, ([value, count]) => [value, count / left])),
    ]);
    return { left: String(position.count), secrets, features: Object.fromEntries(features) };
  }

  /** Serialises the session, including its secret, as a string; `createSession(game, { saved })` continues from it. */
  serialise(): string {
    return JSON.stringify({
      inkling: 'session 1',
      game: this.game.name,
      ...(this.#secret === undefined ? {} : { secret: this.game.labelOf(this.#secret) }),
      turns: this.#turns.map(([guess, answer]) => [this.game.labelOf(guess), String(answer)]),
    });
  }

  #add(guess: Guess, answer: Answer): Result<SessionTurn, SessionFault> {
    if (this.isOver) return fail('over');
    this.#turns.push([guess, answer]);
    return ok(this.#turn(this.#turns.length - 1));
  }

  #turn(at: number): SessionTurn {
    const [guess, answer] = this.#turns[at];
    const { count } = this.game.position(this.#turns.slice(0, at + 1));
    const { solved } = this.game.definition;
    return {
      guess: this.game.labelOf(guess),
      answer: String(answer),
      left: String(count),
      solved: solved === IDENTIFIED ? count === 1n : answer === solved,
    };
  }
}

/**
 * Begins a session of a game, or continues a saved one.
 *
 * @throws TypeError for a misspelt option, and for a secret, or a saved session, that does not belong to this game
 *
 * @example
 * const session = createSession(game, { secret: '62' });
 * session.guess('50'); // { ok: true, value: { guess: '50', answer: 'higher', left: '50', solved: false } }
 * createSession(game, { saved: session.serialise() }).turns.length; // 1
 */
export function createSession<Secret, Guess, Answer extends AnswerValue>(
  game: DefinedDeduction<Secret, Guess, Answer>,
  options: SessionOptions = {},
): DeductionSession<Secret, Guess, Answer> {
  if (typeof game?.position !== 'function')
    throw new TypeError('createSession needs a game that defineDeduction has made');
  return new DeductionSession(game, options);
}

const SECRETS_SHOWN = 100;
