import { lineOf, type Sheet } from '@inkling/core/sheet';
import type { WordView } from '@inkling/games/word/rules/game';
import { type Alphabet, spell } from '@inkling/games/word/rules/letters';
import type { Round } from '@inkling/games/word/rules/rounds';
import { computed, type ReadonlySignal } from '@preact/signals';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { GameAnswered, WordQuestions } from '../engine/questions.ts';
import type { ShownGame } from '../engine/served-game.ts';
import { alphabetOfList, isOwn } from '../model/lists.ts';
import type { OwnList } from '../model/own-list.ts';
import {
  beginSheet,
  makePlayParams,
  type PlayParams,
  parsePlayParams,
  type WordGameState,
} from './format.ts';
import { WorkerGame } from './worker-game.ts';

/** A game with a single secret word. */
export class PlaySession extends WorkerGame<WordView, ShownGame<WordView>> {
  readonly params: ReadonlySignal<PlayParams>;
  readonly rounds: ReadonlySignal<readonly Round[]>;
  readonly #worker: WorkerClient<WordQuestions>;
  readonly #ownList: ReadonlySignal<OwnList>;

  constructor(state: WordGameState, worker: WorkerClient<WordQuestions>, ownList: ReadonlySignal<OwnList>) {
    super(state);
    this.#worker = worker;
    this.#ownList = ownList;
    const text = computed(() => this.sheet.params);
    this.params = computed(() => paramsOf(text.value));
    this.rounds = computed(() =>
      (this.view.value?.turns ?? []).map(({ guess, marks }) => ({
        guess: spell(this.alphabet, guess) ?? [],
        marks,
      })),
    );
  }

  get alphabet(): Alphabet {
    return alphabetOfList(this.params.value.list);
  }
  get length(): number {
    return this.params.value.length;
  }
  /** The user's own words, if this game is played with them. */
  get own(): string {
    const { list } = this.params.value;
    return isOwn(list) && this.#ownList.value.id === list ? this.#ownList.value.words : '';
  }

  begin(params: PlayParams, seed: string): void {
    this.leaveFor(freshState(this.sheet.game, params, seed));
  }

  protected ask(sheet: Sheet, guess: string | undefined): Promise<GameAnswered | undefined> {
    const { game, params, seed } = sheet;
    return this.#worker.ask('game', { game, own: this.own, params, seed, moves: lineOf(sheet), guess });
  }
}

export function freshState(game: string, params: PlayParams, seed: string): WordGameState {
  return beginSheet(game, makePlayParams(params), seed);
}

/** Parses the params of a sheet. Throws if they are invalid, because only sheets with valid params are opened. */
function paramsOf(text: string): PlayParams {
  const params = parsePlayParams(text);
  if (!params) throw new Error(`params of no game: ${text}`);
  return params;
}
