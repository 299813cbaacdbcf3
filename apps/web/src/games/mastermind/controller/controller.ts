import type { Code } from '@inkling/core/feedback';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import {
  batch,
  computed,
  effect,
  type ReadonlySignal,
  type Signal,
  signal,
  untracked,
} from '@preact/signals';
import { Announcer } from '../../../shell/announcer.ts';
import type { GameController } from '../../../shell/game-screen.ts';
import type { Preferences } from '../../../shell/preferences.ts';
import type { Progress } from '../../../shell/saved/saved-game.ts';
import { cleanSeed, freshSeed } from '../../../shell/seed.ts';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import type { Contradiction, Findings, PlayerGuess, Questions } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { nameOf, namesOf } from '../messages/names.ts';
import { emptyDraft, eraseSymbol, placeSymbol } from '../session/draft.ts';
import type { Laid } from '../session/format.ts';
import type { Copied } from '../session/position-link.ts';
import type { MastermindSession } from '../session/session.ts';
import type { Help, Settings } from '../session/settings.ts';
import { makeSetup, type Setup } from '../session/setup.ts';
import { skinChosen } from '../session/skins.ts';
import { contradictedBy } from '../session/submission.ts';
import { Teller } from './announcements.ts';
import { Autoplay } from './autoplay.ts';
import type { AtDesk } from './controller-context.ts';
import { Explainer } from './explainer.ts';
import { HandScoring } from './hand-scoring.ts';

/** What the frame of the page gives. */
interface Frame {
  readonly announcer: Announcer;
  /** False while another tab leads: nothing then goes on by itself. */
  readonly leads: ReadonlySignal<boolean>;
}

/**
 * What lies on the desk around a sheet: the engine's findings, what it explains, a player who guesses, what was said
 * last. Every channel (keys, pointer, commands) ends in these methods, so each can do the same. Input changes the
 * session at once and never waits for the engine.
 */
export class Desk implements AtDesk, GameController<Laid> {
  readonly session: MastermindSession;
  readonly preferences: Signal<Preferences>;
  readonly settings: Signal<Settings>;
  readonly explainer: Explainer;
  readonly autoplay: Autoplay;
  readonly hand: HandScoring;
  readonly teller: Teller;
  /** The latest findings; of an earlier position while the engine thinks, so that the page does not flicker. */
  readonly findings: Signal<Findings | undefined> = signal(undefined);
  /** The answers cannot all be true: which, and what would mend them. */
  readonly contradiction: Signal<Contradiction | undefined> = signal(undefined);
  /** The element that the person has in hand: its possible places are marked. */
  readonly picked: Signal<number | undefined> = signal(undefined);
  /** The maker has laid the code down, and the breaker has not taken the device yet. */
  readonly isCovered: Signal<boolean> = signal(false);
  /** The maker looks at the own code. */
  readonly isCodeShown: Signal<boolean> = signal(false);
  /** A link to the position was asked for: the page makes it. */
  /** What is being copied: a link to the position, or the terminal's command for it. */
  readonly copying: Signal<Copied | undefined> = signal(undefined);
  readonly dialog: Signal<string | undefined> = signal(undefined);
  readonly title: ReadonlySignal<string>;
  readonly state: ReadonlySignal<Laid>;
  /** Codes left now, when they are counted and the person wants to know. */
  readonly left: ReadonlySignal<number | undefined>;
  readonly #engine: WorkerClient<Questions>;
  readonly #draw: (below: number) => number;
  readonly #frame: Frame;
  /** The findings of this position have arrived. */
  thought: Promise<void> = Promise.resolve();

  constructor(
    session: MastermindSession,
    preferences: Signal<Preferences>,
    settings: Signal<Settings>,
    engine: WorkerClient<Questions>,
    draw: (below: number) => number,
    wait: (milliseconds: number) => Promise<void> = (milliseconds) =>
      new Promise((resolve) => setTimeout(resolve, milliseconds)),
    frame: Frame = { announcer: new Announcer(), leads: signal(true) },
  ) {
    this.#frame = frame;
    this.session = session;
    this.preferences = preferences;
    this.settings = settings;
    this.#engine = engine;
    this.#draw = draw;
    this.explainer = new Explainer(this, engine);
    this.teller = new Teller(this);
    this.hand = new HandScoring(this, this.teller);
    this.autoplay = new Autoplay(this, this.hand, engine, wait);
    this.left = computed(() => {
      const lefts = this.findings.value?.lefts;
      const current = lefts?.length === session.turns.value.length + 1;
      return this.gives('counts') && current ? lefts.at(-1) : undefined;
    });
    this.title = computed(() => messages().title(this.turnNumber, this.left.value));
    this.state = computed(() => {
      const { sheet, draft, answer, seating, asks } = session;
      // A code that is being entered stays on the page.
      const typed = asks.value === 'code' ? emptyDraft(draft.value.symbols.length) : draft.value;
      return { sheet: sheet.value, draft: typed, answer: answer.value, seating: seating.value };
    });
    effect(() => {
      const leads = frame.leads.value;
      untracked(() => {
        if (!leads) this.autoplay.pause();
        else void this.proceed();
      });
    });
    effect(() => {
      void [session.sheet.value, session.asks.value];
      untracked(() => this.#settle());
    });
  }

  get skin(): Skin {
    return skinChosen(this.settings.value.skin, this.session.rules.symbols);
  }

  /** Is this help given? */
  gives(help: Help): boolean {
    return this.preferences.value.aids && this.settings.value.helps.includes(help);
  }

  get turnNumber(): number {
    return this.session.turns.value.length + (this.session.isOver ? 0 : 1);
  }

  /** False when there are too many codes here to count. */
  get isCounted(): boolean {
    const { value: findings } = this.findings;
    return findings === undefined || findings.lefts.at(-1) !== undefined;
  }

  /** Does with what is half typed, or with a code given whole, what the sheet waits for. */
  submit(code: Code | undefined = undefined): void {
    this.autoplay.pause();
    if (this.isCovered.value) {
      this.uncover();
      if (!code) return;
    }
    switch (this.session.asks.value) {
      case 'guess':
        this.#guess(code);
        break;
      case 'code':
        this.hand.deposit(code);
        break;
      case 'turn':
        if (code) this.hand.write(code);
        else this.hand.record(code);
        break;
      case 'answer':
        if (code) this.say(messages().answer.wanted);
        else this.hand.score();
        break;
      case 'player':
        this.say(messages().maker.thinking);
        break;
      case 'nothing':
        this.say(messages().guess.reason(this.session.submission.value, this.nameOf));
    }
  }

  /** The breaker has the device. */
  uncover(): void {
    this.isCovered.value = false;
    this.say(messages().two.begin(this.session.rules.places, this.session.rules.symbols));
  }

  /** Plays what a player thought of, or says why there is nothing. */
  takeGuess(made: PlayerGuess): boolean {
    const { seats, maker } = messages();
    if ('fault' in made) {
      this.teller.forget();
      this.say(maker.fault(made.fault));
      return false;
    }
    const { seat } = this.session.seating.value;
    if (seat === 'solver') {
      this.session.draft.value = { symbols: made.guess, place: made.guess.length - 1 };
      this.say(seats.proposes(made.by, namesOf(this.skin, made.guess)));
      return true;
    }
    if (!this.session.play({ kind: 'guess', code: made.guess }).ok) return false;
    if (seat === 'maker') this.teller.sayFirst(() => seats.guesses(made.by, namesOf(this.skin, made.guess)));
    else {
      this.session.markAssisted();
      this.teller.sayTurn(seats.played(made.by));
    }
    return true;
  }

  undo(): void {
    this.autoplay.pause();
    this.teller.forget();
    if (!this.session.undo()) this.say(messages().speech.nothingToUndo);
    else this.teller.sayCounted((left) => messages().speech.undone(this.turnNumber, left));
  }

  redo(): void {
    this.autoplay.pause();
    if (!this.session.redo()) this.say(messages().speech.nothingToRedo);
    else if (this.session.asks.value === 'player' || this.session.view.value.pending) this.teller.sayFirst();
    else this.teller.sayTurn();
  }

  /** Goes to the end of another branch of the sheet. */
  follow(node: number): void {
    this.autoplay.pause();
    this.session.follow(node);
    this.teller.sayCounted((left) => messages().branches.followed(this.turnNumber, left));
  }

  place(symbol: number, place: number | undefined = undefined): void {
    if (!this.#isTyping) return;
    this.session.draft.value = placeSymbol(this.session.draft.value, symbol, place);
  }

  /** Places an element at the current place, and says why it cannot be the one there when it cannot. */
  pick(symbol: number): void {
    const { place } = this.session.draft.value;
    const barred = this.isBarred(symbol, place);
    this.place(symbol);
    if (barred) void this.explainer.explain({ place, symbol });
  }

  /** Is an element known to be impossible at a place? */
  isBarred(symbol: number, place: number): boolean {
    const { asks, turns } = this.session;
    if (asks.value === 'code' || !this.gives('evidence')) return false;
    const { lefts, places } = this.findings.value ?? { lefts: [], places: [] };
    return lefts.length === turns.value.length + 1 && lefts.at(-1) !== 0 && places[place]?.[symbol] === 0;
  }

  erase(): void {
    if (this.#isTyping) this.session.draft.value = eraseSymbol(this.session.draft.value);
  }

  /** Starts another sheet, and remembers how; an empty seed is made up here. */
  begin(setup: Setup, seed: string): void {
    this.autoplay.pause();
    const clean = cleanSeed(seed) || freshSeed(this.#draw);
    batch(() => {
      this.findings.value = undefined;
      this.explainer.cell.value = { place: 0, symbol: 0 };
      this.isCovered.value = false;
      this.isCodeShown.value = false;
      this.settings.value = { ...this.settings.value, setup: makeSetup(setup) };
      this.session.begin(setup, clean);
    });
    const { seats } = messages();
    const { places } = setup.rules;
    if (setup.seat === 'breaker') this.say(messages().speech.begun(places, clean));
    else if (setup.seat === 'maker') this.teller.lead(() => seats.begun.maker(places));
    else this.say(seats.begun[setup.seat](places));
  }

  say(sentence: string): void {
    this.#frame.announcer.say(sentence);
  }

  get said(): ReadonlySignal<string> {
    return this.#frame.announcer.said;
  }

  sayState(): void {
    this.say(this.teller.stateSentence());
  }

  adopt({ sheet, draft, answer, seating }: Laid): void {
    batch(() => {
      this.session.seating.value = seating;
      this.session.show(sheet, draft, answer);
    });
  }

  progress(): Progress {
    const { status, turns, turnsMax } = this.session.view.value;
    const phase = status.phase === 'playing' ? 'unfinished' : status.winner === 'breaker' ? 'found' : 'lost';
    return { phase, done: turns.length, of: turnsMax };
  }

  close(): void {
    this.autoplay.pause();
  }

  get #isTyping(): boolean {
    return ['guess', 'turn', 'code'].includes(this.session.asks.value);
  }

  readonly nameOf = (symbol: number): string => nameOf(this.skin, symbol);

  #guess(code: Code | undefined): void {
    const { submission, view } = this.session;
    const guess = code ?? (submission.value.ready ? submission.value.code : undefined);
    const turns = guess ? contradictedBy(Array.from(guess), view.value.turns) : [];
    if (this.settings.value.consistentOnly && turns.length > 0) {
      this.say(messages().aids.held(turns.map((turn) => turn + 1)));
      return;
    }
    if (this.session.submit(code)) this.teller.sayTurn();
    else this.say(messages().guess.reason(submission.value, this.nameOf));
  }

  /** A new position: nothing that was said about the old one holds. */
  #settle(): void {
    const { rules, turns } = this.session;
    batch(() => {
      this.explainer.clear();
      this.contradiction.value = undefined;
      this.autoplay.isThinking.value = false;
    });
    this.copying.value = undefined;
    this.thought = this.#engine.ask('findings', { rules, turns: turns.value }).then((findings) => {
      if (findings) this.findings.value = findings;
    });
    void this.proceed();
  }

  /** What the sheet itself goes on with: a contradiction is explained, a player guesses. */
  async proceed(): Promise<void> {
    const { session } = this;
    const sheet = session.sheet.value;
    await this.thought;
    if (sheet !== session.sheet.value) return;
    const turns = session.turns.value;
    const { lefts } = this.findings.value ?? { lefts: [] };
    if (lefts.length === turns.length + 1 && lefts.at(-1) === 0) {
      const found = await this.#engine.ask('contradiction', { rules: session.rules, turns });
      if (sheet !== session.sheet.value) return;
      this.contradiction.value = found;
      if (found) this.teller.sayLead(messages().contradiction.sentence(found));
    } else if (session.asks.value === 'player') {
      if (!this.#frame.leads.value || this.autoplay.isThinking.value) return;
      const made = await this.autoplay.think(session.seating.value.player);
      if (made) this.takeGuess(made);
    } else if (this.teller.hasLead) this.teller.sayLead('');
  }
}
