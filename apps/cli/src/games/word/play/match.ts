import type { Sheet } from '@inkling/core/sheet';
import {
  RESIGN,
  type WordFault,
  type WordParams,
  type WordState,
  type WordView,
} from '@inkling/games/word/rules/game';
import { spell } from '@inkling/games/word/rules/letters';
import { type Round, type WordLists, type WordShareCard, wordShareCard, wordsLeft } from 'inkling/word';
import { counted } from '../../../messages/numbers.ts';
import type { ReviewedTurn } from '../../../messages/review.ts';
import { OwnTurns } from '../../../play/finished-by-computer.ts';
import { GameController } from '../../../play/game-controller.ts';
import type { OpenTable } from '../../../play/played-game.ts';
import type { Style } from '../../../shell/style.ts';
import { sayWordPlayFault, sayWordTurn } from '../messages/play.ts';
import { keyboardLines, markedWord } from './cells.ts';
import { typedWord, type WordSetup } from './setup.ts';

/** A game of Word in progress, and the words of its list that are left. */
export class Match {
  readonly lists: WordLists;
  readonly style: Style;
  readonly isPlain: boolean;
  readonly own: OwnTurns = new OwnTurns();
  readonly #columns: () => number | undefined;
  readonly #controller: GameController<WordParams, WordState, string, WordView, 'breaker', WordFault>;

  constructor({ setup, sheet, talk, style, onChange }: OpenTable<WordSetup>) {
    this.#controller = new GameController(setup.rules, sheet, { onChange });
    this.lists = setup.lists;
    this.style = style;
    this.isPlain = talk.isPlain;
    this.#columns = () => talk.world.out.columns;
  }

  get sheet(): Sheet {
    return this.#controller.sheet;
  }

  get view(): WordView {
    return this.#controller.view('breaker');
  }

  /** The turns in the form that the solver takes. */
  get rounds(): readonly Round[] {
    return this.view.turns.map(({ guess, marks }) => ({
      guess: spell(this.lists.alphabet, guess) ?? [],
      marks,
    }));
  }

  /** Plays a guess and shows it. Ignores spaces and a leading slash. */
  guess(text: string): readonly string[] {
    const played = this.#controller.enter('breaker', typedWord(text, this.lists));
    if (!played.ok) return [sayWordPlayFault(played.error)];
    const { turns, letters, over } = this.view;
    const keyboard = this.isPlain || over ? [] : ['', ...this.keyboard(letters)];
    return [...this.#turnLines(turns.length - 1), ...keyboard];
  }

  keyboard(letters: WordView['letters']): readonly string[] {
    return keyboardLines(this.lists.alphabet, letters, this.style, this.#columns());
  }

  /** Gives up; the ending shows the word. */
  resign(): readonly string[] {
    const played = this.#controller.play(RESIGN);
    return played.ok ? [] : [sayWordPlayFault(played.error)];
  }

  /** Returns each turn with the number of words that were left before and after it. */
  reviewed(): readonly ReviewedTurn[] {
    return this.view.turns.map(({ guess }, index) => {
      const fits = wordsLeft(this.rounds.slice(0, index), this.lists);
      return {
        before: BigInt(this.#leftAfter(index - 1)),
        after: BigInt(this.#leftAfter(index)),
        isPossible: fits.all.includes(guess) || guess === this.view.secret,
      };
    });
  }

  undo(): boolean {
    const isUndone = this.#controller.undo();
    this.own.takeBack(this.view.turns.length);
    return isUndone;
  }

  redo(): boolean {
    return this.#controller.redo();
  }

  boardLines(): readonly string[] {
    return this.view.turns.flatMap((_, index) => this.#turnLines(index));
  }

  /** Shows the position after an undo or a redo. */
  placeLines(): readonly string[] {
    const { turns, params } = this.view;
    const at = `You are at turn ${Math.min(turns.length + 1, params.tries)} of ${params.tries}.`;
    return this.isPlain || turns.length === 0 ? [at] : this.boardLines();
  }

  shareCard(): WordShareCard {
    const { params, turns } = this.view;
    return wordShareCard(
      params,
      turns,
      turns.map((_, index) => this.#leftAfter(index)),
    );
  }

  #turnLines(index: number): readonly string[] {
    const turn = this.view.turns[index];
    if (!turn) return [];
    const left = this.#leftAfter(index);
    if (this.isPlain) return [sayWordTurn(index + 1, turn.guess, turn.marks, left)];
    const number = String(index + 1).padStart(3);
    return [`${number}  ${markedWord(turn.guess, turn.marks, this.style)}  ${counted(left, 'word')} left`];
  }

  #leftAfter(index: number): number {
    return wordsLeft(this.rounds.slice(0, index + 1), this.lists).all.length;
  }
}
