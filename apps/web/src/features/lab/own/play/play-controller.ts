import { batch, type Signal, signal } from '@preact/signals';
import type { Announcer } from '../../../../shell/announcer.ts';
import type { PageServices } from '../../../../shell/page.ts';
import { packGame, unpackGame } from '../game/link.ts';
import type { BroughtText, OpenedGame, OwnPosition, OwnTurn, Suggestion } from '../game/questions.ts';
import { type OwnClient, openOwnClient } from '../game/questions.ts';
import { readSavedGame } from '../game/saved-own-game.ts';
import { messages } from '../messages/language.ts';
import { readSavedPlay, type Seat, savePlay } from './saved-play.ts';

export type PlayState =
  | { readonly kind: 'opening' | 'none' | 'damaged-link' | 'broken' }
  /** The link was written by another version of the app. */
  | { readonly kind: 'other-version'; readonly version: number }
  | { readonly kind: 'open'; readonly game: OpenedGame; readonly packed: string | undefined };

type Services = Pick<PageServices, 'storage' | 'draw'> & { readonly announcer: Announcer };

/** Controls the play of a user-defined game. */
export class PlayController {
  readonly state: Signal<PlayState> = signal({ kind: 'opening' });
  readonly seat: Signal<Seat> = signal('guess');
  readonly turns: Signal<readonly OwnTurn[]> = signal([]);
  /** The position after the turns. Undefined until the worker has computed it. */
  readonly position: Signal<OwnPosition | undefined> = signal(undefined);
  /** The computer's question if the user knows the secret; otherwise the question that a hint shows. */
  readonly suggestion: Signal<Suggestion | undefined> = signal(undefined);
  readonly isDrawerOpen: Signal<boolean> = signal(false);
  readonly announcer: Announcer;
  readonly #services: Services;
  readonly #client: OwnClient;
  #secret = 0;
  #isClosed = false;

  constructor(services: Services) {
    this.#services = services;
    this.announcer = services.announcer;
    this.#client = openOwnClient(() => {
      this.state.value = { kind: 'broken' };
    });
  }

  /** Opens the game in a link, or without a link the game that was entered last. */
  async reach(packed: string | undefined): Promise<void> {
    const brought =
      packed === undefined ? await readSavedGame(this.#services.storage) : await fromLink(packed);
    if (this.#isClosed) return;
    if (!brought) {
      this.state.value = { kind: packed === undefined ? 'none' : 'damaged-link' };
      return;
    }
    const opened = await this.#client.ask('open', brought);
    if (opened === undefined || this.#isClosed) return;
    if (!opened.ok) {
      this.state.value = { kind: 'damaged-link' };
      return;
    }
    const game = opened.value;
    const stored = await readSavedPlay(this.#services.storage, game);
    const shown = packed ?? (await packGame(game.json));
    if (this.#isClosed) return;
    this.state.value = { kind: 'open', game, packed: shown };
    if (!stored) {
      this.begin(this.seat.value);
      return;
    }
    this.#secret = stored.secret;
    this.seat.value = stored.seat;
    this.#follow(stored.turns);
  }

  /** Shows that the link was written by a version that this app cannot read. */
  refuse(version: number): void {
    this.state.value = { kind: 'other-version', version };
  }

  get game(): OpenedGame | undefined {
    const { value: state } = this.state;
    return state.kind === 'open' ? state.game : undefined;
  }

  /** Starts a new game, with a new secret if the computer knows it. */
  begin(seat: Seat): void {
    const { game } = this;
    if (!game) return;
    this.#secret = this.#services.draw(game.secrets.length);
    this.seat.value = seat;
    this.announcer.say(messages().play.task[seat](game.secrets.length));
    this.#follow([]);
  }

  /** Asks a question by its index, which the computer answers. */
  async ask(guess: number): Promise<void> {
    const { game } = this;
    if (!game || this.seat.value !== 'guess' || this.position.value?.over) return;
    const turns = this.turns.value;
    const answer = await this.#client.ask('answer', { guess, secret: this.#secret });
    if (answer === undefined || this.turns.value !== turns) return;
    this.#take([guess, answer]);
  }

  /** Asks a typed question. Returns false if it is not a question of the game. */
  askTyped(text: string): boolean {
    const { game } = this;
    const guess = game?.guesses.indexOf(text.trim()) ?? -1;
    if (guess >= 0) void this.ask(guess);
    else this.announcer.say(messages().play.unknown(text.trim()));
    return guess >= 0;
  }

  /** Takes the user's answer to the computer's question. */
  reply(answer: number): void {
    const { value: suggestion } = this.suggestion;
    if (this.seat.value === 'hide' && suggestion) this.#take([suggestion.guess, answer]);
  }

  undo(): void {
    if (this.turns.value.length > 0) this.#follow(this.turns.value.slice(0, -1));
  }

  async hint(): Promise<void> {
    const turns = this.turns.value;
    const [best] = (await this.#client.ask('suggest', { turns, top: 1 })) ?? [];
    if (this.turns.value !== turns || !best) return;
    this.suggestion.value = best;
    const { play } = messages();
    const question = this.game?.guesses[best.guess] ?? '';
    this.announcer.say(this.seat.value === 'hide' ? play.answerHeading(question) : sayGood(this.game, best));
  }

  close(): void {
    this.#isClosed = true;
    this.#client.close();
  }

  #take(turn: OwnTurn): void {
    const turns = [...this.turns.value, turn];
    const { game } = this;
    const [guess, answer] = turn;
    this.announcer.say(
      messages().play.asked(game?.guesses[guess] ?? '', game?.answers[answer] ?? '', turns.length),
    );
    this.#follow(turns);
  }

  #follow(turns: readonly OwnTurn[]): void {
    batch(() => {
      this.turns.value = turns;
      this.suggestion.value = undefined;
    });
    void savePlay(this.#services.storage, this.game, { seat: this.seat.value, secret: this.#secret, turns });
    void this.#count(turns);
  }

  async #count(turns: readonly OwnTurn[]): Promise<void> {
    const position = await this.#client.ask('position', { turns });
    if (position === undefined || this.turns.value !== turns) return;
    this.position.value = position;
    if (position.over || position.left === 0) {
      this.announcer.say(sayEnd(this.game, turns, position));
      return;
    }
    if (this.seat.value === 'hide') await this.hint();
  }
}

async function fromLink(packed: string): Promise<BroughtText | undefined> {
  const text = await unpackGame(packed);
  return text === undefined ? undefined : { text, name: messages().bring.unnamed, isTurned: false };
}

/** Returns a sentence about how a game ended. */
export function sayEnd(
  game: OpenedGame | undefined,
  turns: readonly OwnTurn[],
  { over, left, secrets }: OwnPosition,
): string {
  const { play } = messages();
  const labels = secrets.map((secret) => game?.secrets[secret] ?? '');
  if (left === 0) return play.impossible;
  if (over === 'alike') return play.alike(labels);
  return over === 'identified' ? play.only(labels[0] ?? '', turns.length) : play.found(turns.length);
}

/** Returns a sentence with the question to ask, and how it divides the secrets. */
export function sayGood(game: OpenedGame | undefined, { guess, split }: Suggestion): string {
  return messages().play.good(
    game?.guesses[guess] ?? '',
    split.map(([, count]) => count),
  );
}
