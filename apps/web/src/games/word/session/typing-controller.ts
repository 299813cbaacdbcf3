import type { WordFault } from '@inkling/games/word/rules/game';
import { type Signal, signal } from '@preact/signals';
import { BaseController } from '../../../shell/game/base-controller.ts';
import type { GameHost } from '../../../shell/game-screen.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import { messages } from '../messages/language.ts';
import { foldLetters } from '../model/lists.ts';
import type { WorkerGame } from './worker-game.ts';

/** The base of all games in which words are typed. Keys, pointer and commands all call these methods. */
export abstract class TypingController extends BaseController {
  // biome-ignore lint/suspicious/noExplicitAny: what is seen differs from game to game
  abstract readonly play: WorkerGame<any, any>;
  /** The number of refused guesses. The row shakes whenever it grows. */
  readonly refusals: Signal<number> = signal(0);

  protected constructor(host: GameHost) {
    super(host);
  }

  /** Explains why a word was not accepted. */
  protected abstract refused(fault: WordFault, word: string): string;
  /** Announces that a guess was accepted. */
  protected abstract sayGuessed(): void;
  /** Announces that a guess was undone or redone. */
  protected abstract sayChanged(): void;

  /** Appends letters to the word. A full word takes no more. */
  type(text: string): void {
    const { play } = this;
    if (play.isOver) return;
    this.remark.value = '';
    const letters = foldLetters(play.alphabet, text);
    const before = play.isDraftAsked ? '' : play.draft;
    if (letters !== '')
      play.draft = Array.from(before + letters)
        .slice(0, play.length)
        .join('');
  }

  erase(): void {
    this.remark.value = '';
    this.play.draft = this.play.draft.slice(0, -1);
  }

  /** Replaces the draft by a whole word. */
  take(word: string): void {
    if (this.play.isOver) return;
    this.remark.value = '';
    this.play.draft = word;
  }

  /** Handles Enter: makes the guess. */
  submit(): void {
    if (this.play.isOver) this.remarkOn(this.refused({ code: 'game-over' }, ''));
    else if (!this.play.isDraftAsked) void this.guess(this.play.draft);
  }

  async guess(text: string): Promise<void> {
    const word = foldLetters(this.play.alphabet, text) || text;
    const tried = await this.play.guess(word);
    if (tried.kind === 'refused') {
      this.refusals.value++;
      this.remarkOn(this.refused(tried.fault, word));
    }
    if (tried.kind === 'played') this.sayGuessed();
  }

  /** Shows the words that fit, or hides them. */
  showWords(shown: boolean): void {
    if (!shown || !this.refusesHelp()) this.play.openDrawer(shown);
  }

  undo(): void {
    if (this.play.isResultFinal) this.remarkOn(appMessages().app.oneTry);
    else if (this.play.undo()) void this.play.refresh().then(() => this.sayChanged());
    else this.remarkOn(messages().speech.nothingToUndo);
  }

  redo(): void {
    if (this.play.redo()) void this.play.refresh().then(() => this.sayChanged());
    else this.remarkOn(messages().speech.nothingToRedo);
  }
}
