import { type Signal, signal } from '@preact/signals';
import type { GameHost } from '../game-screen.ts';
import { cleanSeed, freshSeed } from '../seed.ts';
import { helpMessages } from './help-messages.ts';

/** What the controllers of all games have in common: a dialog, a remark, and what is said aloud. */
export class BaseController {
  readonly dialog: Signal<string | undefined> = signal(undefined);
  /** What answers a press and shows nowhere else; until something is typed or the position changes. */
  readonly remark: Signal<string> = signal('');
  protected readonly host: GameHost;

  constructor(host: GameHost) {
    this.host = host;
  }

  /** Whether anything of what is still possible may be shown or said. */
  get wantsHelp(): boolean {
    return this.host.preferences.value.aids;
  }

  /** Whether the number of answers that still fit may be shown or said without being asked for. */
  get wantsCount(): boolean {
    return this.wantsHelp && this.host.preferences.value.counts;
  }

  say(sentence: string): void {
    this.host.announcer.say(sentence);
  }

  /** Says a sentence that belongs beside the button, too: the line that is read aloud can be out of sight. */
  remarkOn(sentence: string): void {
    this.remark.value = sentence;
    this.say(sentence);
  }

  /** True, and says so, where a person asks for help and has switched it off. */
  protected refusesHelp(): boolean {
    if (!this.wantsHelp) this.remarkOn(helpMessages().off);
    return !this.wantsHelp;
  }

  openDialog(name: string): void {
    this.dialog.value = name;
  }

  close(): void {
    // Most games have started nothing that would go on.
  }

  /** The seed that was typed, or a new one where nothing was. */
  protected seedOf(typed: string): string {
    return cleanSeed(typed) || freshSeed(this.host.draw);
  }
}
