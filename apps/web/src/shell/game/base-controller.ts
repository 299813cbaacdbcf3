import { type Signal, signal } from '@preact/signals';
import type { GameHost } from '../game-screen.ts';
import { cleanSeed, freshSeed } from '../seed.ts';
import { helpMessages } from './help-messages.ts';

/** What the controllers of all games have in common: a dialog, a remark, and announcements. */
export class BaseController {
  readonly dialog: Signal<string | undefined> = signal(undefined);
  /** A reply to a key or button that is shown nowhere else, until something is typed or the position changes. */
  readonly remark: Signal<string> = signal('');
  protected readonly host: GameHost;

  constructor(host: GameHost) {
    this.host = host;
  }

  /** Whether anything about the remaining candidates may be shown or announced. */
  get wantsHelp(): boolean {
    return this.host.preferences.value.aids;
  }

  /** Whether the number of remaining candidates may be shown or announced unrequested. */
  get wantsCount(): boolean {
    return this.wantsHelp && this.host.preferences.value.counts;
  }

  say(sentence: string): void {
    this.host.announcer.say(sentence);
  }

  /** Announces a sentence and also shows it near the button, since the announcement line can be out of sight. */
  remarkOn(sentence: string): void {
    this.remark.value = sentence;
    this.say(sentence);
  }

  /** Returns true, and tells the user, if help is requested but switched off. */
  protected refusesHelp(): boolean {
    if (!this.wantsHelp) this.remarkOn(helpMessages().off);
    return !this.wantsHelp;
  }

  openDialog(name: string): void {
    this.dialog.value = name;
  }

  close(): void {
    // Most games have nothing to stop.
  }

  /** Returns the typed seed, or a new one if nothing was typed. */
  protected seedOf(typed: string): string {
    return cleanSeed(typed) || freshSeed(this.host.draw);
  }
}
