import type { Code } from '@inkling/core/feedback';
import { lineOf, playMove } from '@inkling/core/sheet';
import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Handlers, perform } from '../../../../shell/commands.ts';
import { BaseController } from '../../../../shell/game/base-controller.ts';
import { useController } from '../../../../shell/game/controller-context.ts';
import type { GameController, GameHost } from '../../../../shell/game-screen.ts';
import { phaseOf } from '../../../../shell/parts/phase.ts';
import type { Preferences } from '../../../../shell/preferences.ts';
import type { Progress } from '../../../../shell/saved/saved-game.ts';
import type { WorkerClient } from '../../../../shell/worker/worker-client.ts';
import { skinChosen } from '../../board/chosen-skin.ts';
import { messages as pieceMessages } from '../../pieces/messages/language.ts';
import { eraseSymbol, isFull, moveBy, placeSymbol } from '../../session/draft.ts';
import { isBulls } from '../../session/setup.ts';
import type { Proof, Questions, TracedTurn } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { type Command, parseCommand } from '../session/command.ts';
import type { RaceLink } from '../session/race-link.ts';
import type { Tally } from '../session/race-record.ts';
import { RaceSession, type RaceState, raceFor, TURNS_MAX } from '../session/race-session.ts';
import type { Setting } from '../session/setting.ts';
import { endSentence, guessFault, stateSentence, turnSentence } from './announcements.ts';

/** What a controller needs in addition to what the frame gives to all games. */
export interface RaceServices {
  readonly engine: WorkerClient<Questions>;
  /** Copies a link to a race to the clipboard. Resolves to false if the browser does not allow it. */
  copyLink(link: RaceLink): Promise<boolean>;
  /** Navigates to another page of the app. */
  leaveFor(address: string): void;
}

/**
 * Runs a race, with its counts, and with its trace and proof once it is decided. Keys, pointer and typed lines all call
 * these methods. Input changes the session immediately and never waits for a rival.
 */
export class RaceController extends BaseController implements GameController<RaceState> {
  readonly session: RaceSession;
  readonly preferences: Signal<Preferences>;
  /**
   * Number of codes left after 0, 1, 2 … turns: first the user's, then each rival's. While the engine is counting,
   * these are the counts of an earlier turn.
   */
  readonly counts: Signal<readonly (readonly number[])[]> = signal([]);
  /** What the essay's machine did; set once the race is decided. */
  readonly trace: Signal<readonly TracedTurn[] | undefined> = signal(undefined);
  readonly proof: Signal<Proof | undefined> = signal(undefined);
  readonly tallies: Signal<ReadonlyMap<PlayerName, Tally>> = signal(new Map());
  /** The address where the race can be reviewed, once it is saved. */
  readonly review: Signal<string | undefined> = signal(undefined);
  /** The race that a link asks for, until the user has decided whether to start it. */
  readonly proposed: Signal<RaceLink | undefined> = signal(undefined);
  readonly title: ReadonlySignal<string>;
  readonly state: ReadonlySignal<RaceState>;
  readonly #services: RaceServices;
  #latest = 0;

  constructor(state: RaceState, host: GameHost, services: RaceServices) {
    super(host);
    const session = new RaceSession(state);
    this.session = session;
    this.preferences = host.preferences;
    this.#services = services;
    this.title = computed(() => {
      const { header, title } = messages();
      const name = header.name(session.setting.value);
      return title(name, session.isOver ? undefined : this.turnNumber);
    });
    this.state = computed(() => ({
      setting: session.setting.value,
      sheet: session.sheet.value,
      draft: session.draft.value,
      filed: session.filed.value,
    }));
    // A remark is about the guess as it is now.
    effect(() => {
      void [session.sheet.value, session.draft.value];
      this.remark.value = '';
    });
  }

  get skin(): Skin {
    const { rules } = this.session;
    return skinChosen(isBulls(rules) ? 'digits' : 'winter', rules.symbols);
  }

  /** Simultaneous moves in two tabs would be branches. A race has none, so this tab adopts the other tab's line. */
  adopt(state: RaceState): void {
    const start = raceFor(state.setting, state.sheet.seed).sheet;
    this.session.show({ ...state, sheet: lineOf(state.sheet).reduce(playMove, start) });
    void this.catchUp();
  }

  progress(): Progress {
    const { view, turns } = this.session;
    return { phase: phaseOf(view.value.status), done: turns.value.length, of: TURNS_MAX };
  }

  override close(): void {
    this.#latest++;
  }

  /** Codes left after each turn of each line (0 is the user's); empty if help is off and the race is not over. */
  get shownCounts(): readonly (readonly number[])[] {
    return this.preferences.value.aids || this.session.isOver ? this.counts.value : [];
  }

  /** Returns the number of codes left after `turns` turns of a line, if it is shown. */
  leftAfter(line: number, turns: number): number | undefined {
    return this.shownCounts[line]?.[turns];
  }

  get turnNumber(): number {
    return this.session.turns.value.length + (this.session.isOver ? 0 : 1);
  }

  place(symbol: number, place: number | undefined = undefined): void {
    if (this.session.isOver) return;
    if (place === undefined && isFull(this.session.draft.value)) {
      this.remarkOn(pieceMessages().full);
      return;
    }
    this.session.draft.value = placeSymbol(this.session.draft.value, symbol, place);
    this.host.sound('key');
  }

  erase(): void {
    if (this.session.isOver) return;
    this.session.draft.value = eraseSymbol(this.session.draft.value);
    this.host.sound('erase');
  }

  moveBy(step: number): void {
    this.session.draft.value = moveBy(this.session.draft.value, step);
  }

  submit(code: Code | undefined = undefined): void {
    if (!this.session.submit(code)) {
      // The console shows the reply to a typed guess right above the line.
      if (code) this.say(guessFault(this));
      else this.remarkOn(guessFault(this));
      return;
    }
    this.host.sound('print');
    void this.catchUp(() => turnSentence(this));
  }

  resign(): void {
    this.dialog.value = undefined;
    if (this.session.resign()) void this.catchUp(() => endSentence(this));
    else this.say(messages().speech.alreadyOver);
  }

  /** Starts another race; an empty seed is replaced by a random one. */
  begin(setting: Setting, seed: string): void {
    const clean = this.seedOf(seed);
    batch(() => {
      this.closeDialog();
      this.counts.value = [];
      this.trace.value = undefined;
      this.proof.value = undefined;
      this.review.value = undefined;
      this.session.begin(setting, clean);
    });
    this.say(messages().speech.begun(setting, clean));
    void this.catchUp();
  }

  closeDialog(): void {
    batch(() => {
      this.dialog.value = undefined;
      this.proposed.value = undefined;
    });
  }

  /** Opens a dialog with the race that a link asks for. The current race is left only if the user agrees. */
  propose(link: RaceLink): void {
    batch(() => {
      this.proposed.value = link;
      this.dialog.value = 'race';
    });
    this.say(messages().speech.proposed);
  }

  /** A link with which another user can run the same race. */
  get link(): RaceLink {
    return { setting: this.session.setting.value, seed: this.session.sheet.value.seed };
  }

  async copyLink(): Promise<void> {
    const copied = await this.#services.copyLink(this.link);
    this.say(copied ? messages().speech.copied : messages().speech.notCopied);
  }

  again(): void {
    this.begin(this.session.setting.value, '');
  }

  /**
   * Lets the maker answer, the rivals guess and the engine count until all have caught up with the user's last guess;
   * then announces `sentence`. A newer call supersedes an older one.
   */
  async catchUp(sentence: (() => string) | undefined = undefined): Promise<void> {
    const call = ++this.#latest;
    const isStale = () => call !== this.#latest;
    const { engine } = this.#services;
    const { adversaryState } = this.session;
    if (adversaryState?.pending && this.host.leads.value) {
      const answer = await engine.ask('answer', adversaryState);
      if (isStale()) return;
      if (answer) this.session.answer(answer);
      else this.host.notice.value ??= messages().noAnswer;
    }
    await this.#moveRivals(isStale);
    if (isStale()) return;
    const lines = [this.session.turns.value, ...this.session.rivals.value.map(({ turns }) => turns)];
    const counts = await engine.ask('counts', { rules: this.session.rules, lines });
    if (isStale()) return;
    if (counts) this.counts.value = counts;
    if (sentence) {
      this.say(sentence());
      const ended = this.session.hasWon ? 'bell' : 'thud';
      this.host.sound(this.session.isOver ? ended : 'answer');
    }
    if (this.session.isDecided) await this.#lookBack(isStale);
  }

  sayState(): void {
    this.say(this.session.isOver ? endSentence(this) : stateSentence(this));
  }

  /** Executes a typed line, or reports what is wrong with it. Returns true if the line was understood. */
  run(text: string): boolean {
    const command = parseCommand(text, this.session.setting.value, this.skin);
    if (command.ok) perform(COMMANDS, this, command.value);
    else this.say(messages().fault(command.error));
    return command.ok;
  }

  openReview(): void {
    if (this.review.value) this.#services.leaveFor(this.review.value);
    else this.say(messages().speech.noReview(this.session.isOver));
  }

  async #moveRivals(isStale: () => boolean): Promise<void> {
    for (;;) {
      const seats = this.session.seatsToMove;
      if (seats.length === 0) return;
      const lines = seats.map((seat) => this.session.lineOf(seat));
      const guesses = await this.#services.engine.ask('guesses', { rules: this.session.rules, lines });
      if (!guesses || isStale()) return;
      batch(() => {
        for (const [i, seat] of seats.entries()) this.session.move(seat, guesses[i]);
      });
    }
  }

  /** Fetches the machine's trace and the adversary's proof, which would reveal too much before the race is decided. */
  async #lookBack(isStale: () => boolean): Promise<void> {
    const { engine } = this.#services;
    const { rivals, rules, adversaryState } = this.session;
    const seat = rivals.value.findIndex(({ name }) => name === 'states');
    if (seat >= 0) {
      const trace = await engine.ask('trace', { rules, ...this.session.lineOf(seat) });
      if (!isStale()) this.trace.value = trace;
    }
    if (adversaryState) {
      const proof = await engine.ask('proof', adversaryState);
      if (!isStale()) this.proof.value = proof;
    }
  }
}

const COMMANDS: Handlers<RaceController, Command> = {
  guess: (controller, { code }) => controller.submit(code),
  begin: (controller, { setting, seed }) => controller.begin(setting, seed),
  link: (controller) => controller.copyLink(),
  resign: (controller) => controller.resign(),
  review: (controller) => controller.openReview(),
  state: (controller) => controller.sayState(),
  help: (controller) => controller.openDialog('keys'),
};

/** Returns the controller of the race that the component belongs to. */
export const useRace: () => RaceController = useController;
