import { need } from '@inkling/core/arguments';
import { fail, ok, type Result } from '@inkling/core/result';
import type { DefinedDeduction } from '../define/deduction.ts';
import { type AnswerValue, IDENTIFIED } from '../define/definition.ts';
import { parseSavedSession } from './saved-session.ts';

/** Where the secret comes from. With neither, the game is played elsewhere, and `answer` records its answers. */
export interface SessionOptions {
  /** Draws the secret: the same seed, the same secret. */
  readonly seed?: string;
  /** The label of the secret. */
  readonly secret?: string;
  /** What `serialise` made of a session of the same game. */
  readonly saved?: string;
}

/** A turn as it is shown; texts and plain numbers only. */
export interface SessionTurn {
  readonly guess: string;
  readonly answer: string;
  /** Secrets left after it, in decimal digits. */
  readonly left: string;
  readonly solved: boolean;
}

/** What is still possible. */
export interface SessionChoices {
  /** How many secrets, in decimal digits. */
  readonly left: string;
  /** The first hundred of them. */
  readonly secrets: readonly string[];
  /** By feature and value the share of the secrets left that have it. */
  readonly features: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** A guess worth making. */
export interface SessionHint {
  readonly guess: string;
  readonly possible: boolean;
  readonly worst: number;
  readonly expected: number;
  readonly bits: number;
}

/**
 * `over`: the secret is found. `unknown-guess`, `unknown-answer`: no such label. `no-secret`: this session records a game
 * that is played elsewhere; `has-secret`: it does not. `impossible`: no secret would be left.
 */
export type SessionFault =
  | 'over'
  | 'unknown-guess'
  | 'unknown-answer'
  | 'no-secret'
  | 'has-secret'
  | 'impossible';

/** One game in progress, for a page or program of your own: texts go in and out, and JSON can hold them all. */
export class DeductionSession<Secret, Guess, Answer extends AnswerValue> {
  readonly game: DefinedDeduction<Secret, Guess, Answer>;
  readonly #secret: Secret | undefined;
  readonly #turns: (readonly [Guess, Answer])[] = [];

  /** @throws TypeError for a secret, or a saved session, that does not belong to this game */
  constructor(game: DefinedDeduction<Secret, Guess, Answer>, { seed, secret, saved }: SessionOptions) {
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

  /** The turns so far, in the words of the game. */
  get turns(): readonly SessionTurn[] {
    return this.#turns.map((_, at) => this.#turn(at));
  }

  /** Is the secret found, or known where that ends the game? */
  get isOver(): boolean {
    return this.#turns.length > 0 && this.#turn(this.#turns.length - 1).solved;
  }

  /** Makes a guess, which the session answers. */
  guess(text: string): Result<SessionTurn, SessionFault> {
    if (this.#secret === undefined) return fail('no-secret');
    const guess = this.game.parseGuess(text);
    if (guess === undefined) return fail('unknown-guess');
    return this.#add(guess, this.game.answer(guess, this.#secret));
  }

  /** Records a guess and the answer that it got elsewhere. */
  answer(text: string, answered: string): Result<SessionTurn, SessionFault> {
    if (this.#secret !== undefined) return fail('has-secret');
    const guess = this.game.parseGuess(text);
    if (guess === undefined) return fail('unknown-guess');
    const answer = this.game.answers().find((each) => String(each) === answered);
    if (answer === undefined) return fail('unknown-answer');
    if (!this.game.position([...this.#turns, [guess, answer]]).isConsistent) return fail('impossible');
    return this.#add(guess, answer);
  }

  /** The guess that tells most; `undefined` when the game is over. */
  hint(): SessionHint | undefined {
    const best = this.isOver ? undefined : this.game.position(this.#turns).best();
    if (!best) return undefined;
    const { possible, worst, expected, bits } = best;
    return { guess: this.game.labelOf(best.guess), possible, worst, expected, bits };
  }

  /** Takes the last turn back; false where there is none. */
  undo(): boolean {
    return this.#turns.pop() !== undefined;
  }

  /** What is still possible. */
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

  /** The session as a text, with its secret; `createSession(game, { saved })` goes on from it. */
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
 * Begins a session of a game, or goes on with one that was saved.
 *
 * @throws TypeError for a secret, or a saved session, that does not belong to this game
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
