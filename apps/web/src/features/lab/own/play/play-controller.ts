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
  /** The link is of another version. */
  | { readonly kind: 'other-version'; readonly version: number }
  | { readonly kind: 'open'; readonly game: OpenedGame; readonly packed: string | undefined };

type Services = Pick<PageServices, 'storage' | 'draw'> & { readonly announcer: Announcer };

/** One game of somebody's own, in play. */
export class PlayController {
  readonly state: Signal<PlayState> = signal({ kind: 'opening' });
  readonly seat: Signal<Seat> = signal('guess');
  readonly turns: Signal<readonly OwnTurn[]> = signal([]);
  /** What the turns leave; `undefined` until the worker has counted. */
  readonly position: Signal<OwnPosition | undefined> = signal(undefined);
  /** The question of the computer, where the person hides; or the one that a hint shows. */
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

  /** Opens the game of a link, or without one the game that was brought last. */
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

  /** Opens no game: the link is of a version that is not read here. */
  refuse(version: number): void {
    this.state.value = { kind: 'other-version', version };
  }

  get game(): OpenedGame | undefined {
    const { value: state } = this.state;
    return state.kind === 'open' ? state.game : undefined;
  }

  /** A new game, with another secret where the computer has it. */
  begin(seat: Seat): void {
    const { game } = this;
    if (!game) return;
    this.#secret = this.#services.draw(game.secrets.length);
    this.seat.value = seat;
    this.announcer.say(messages().play.task[seat](game.secrets.length));
    this.#follow([]);
  }

  /** Asks a question, which the computer answers. */
  async ask(guess: number): Promise<void> {
    const { game } = this;
    if (!game || this.seat.value !== 'guess' || this.position.value?.over) return;
    const turns = this.turns.value;
    const answer = await this.#client.ask('answer', { guess, secret: this.#secret });
    if (answer === undefined || this.turns.value !== turns) return;
    this.#take([guess, answer]);
  }

  /** Asks what was typed; false for what is no question. */
  askTyped(text: string): boolean {
    const { game } = this;
    const guess = game?.guesses.indexOf(text.trim()) ?? -1;
    if (guess >= 0) void this.ask(guess);
    else this.announcer.say(messages().play.unknown(text.trim()));
    return guess >= 0;
  }

  /** The person's answer to the computer's question. */
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

/** How a game ended, in a sentence. */
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

/** The question to ask, and what it does. */
export function sayGood(game: OpenedGame | undefined, { guess, split }: Suggestion): string {
  return messages().play.good(
    game?.guesses[guess] ?? '',
    split.map(([, count]) => count),
  );
}
