import type { WordFault } from '@inkling/games/word/rules/game';
import { type Signal, signal } from '@preact/signals';
import { BaseController } from '../../../shell/game/base-controller.ts';
import type { GameHost } from '../../../shell/game-screen.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import { messages } from '../messages/language.ts';
import { foldLetters } from '../model/lists.ts';
import type { WorkerGame } from './worker-game.ts';

/** What all games in which words are typed have in common. Keys, pointer and commands all end in these methods. */
export abstract class TypingController extends BaseController {
  // biome-ignore lint/suspicious/noExplicitAny: what is seen differs from game to game
  abstract readonly play: WorkerGame<any, any>;
  /** Guesses that were refused, so that the row shakes at each. */
  readonly refusals: Signal<number> = signal(0);

  protected constructor(host: GameHost) {
    super(host);
  }

  /** Why a word was not taken. */
  protected abstract refused(fault: WordFault, word: string): string;
  /** A word was taken. */
  protected abstract sayGuessed(): void;
  /** A word was taken back, or played again. */
  protected abstract sayChanged(): void;

  /** Types letters at the end of the word; a full word takes no more. */
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

  /** Takes a whole word to be entered. */
  take(word: string): void {
    if (this.play.isOver) return;
    this.remark.value = '';
    this.play.draft = word;
  }

  /** Enter: makes the guess. */
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
    if (this.play.endStays) this.remarkOn(appMessages().app.oneTry);
    else if (this.play.undo()) void this.play.refresh().then(() => this.sayChanged());
    else this.remarkOn(messages().speech.nothingToUndo);
  }

  redo(): void {
    if (this.play.redo()) void this.play.refresh().then(() => this.sayChanged());
    else this.remarkOn(messages().speech.nothingToRedo);
  }
}
