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
import { perform } from '../../../shell/commands.ts';
import { useController } from '../../../shell/game/controller-context.ts';
import type { GameController, GameHost } from '../../../shell/game-screen.ts';
import { usedHelp } from '../../../shell/parts/helps.ts';
import { phaseOf } from '../../../shell/parts/phase.ts';
import type { Preferences } from '../../../shell/preferences.ts';
import type { Progress } from '../../../shell/saved/saved-game.ts';
import type { WorkerClient } from '../../../shell/worker/worker-client.ts';
import { skinChosen } from '../board/chosen-skin.ts';
import type { Contradiction, Findings, PlayerGuess, Questions } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { nameOf, namesOf } from '../pieces/names.ts';
import type { Answer } from '../session/answer.ts';
import type { Command } from '../session/command.ts';
import { parseCommand } from '../session/command-line.ts';
import { draftOf, emptyDraft } from '../session/draft.ts';
import type { Copied } from '../session/position-link.ts';
import { type MastermindGameState, MastermindSession } from '../session/session.ts';
import type { Help, Settings } from '../session/settings.ts';
import { contradictedBy } from '../session/submission.ts';
import { Announcements } from './announcements.ts';
import { Autoplay } from './autoplay.ts';
import { Explainer } from './explainer.ts';
import { GAME } from './game-handlers.ts';
import type { CommandHandlers, HandlerContext } from './handlers.ts';
import { PLAY } from './play-handlers.ts';
import { PieceAnnouncer } from './put-piece.ts';
import { QUESTIONS } from './question-handlers.ts';
import { Remark } from './remark.ts';
import { SCORING, scoreTruly } from './scoring-handlers.ts';

/** What a controller needs in addition to what the frame gives to all games. */
export interface Services {
  readonly settings: Signal<Settings>;
  readonly engine: WorkerClient<Questions>;
  wait(milliseconds: number): Promise<void>;
  /** The name of the game, as the page title shows it. */
  name(): string;
}

/**
 * Plays Mastermind: keys, pointer and typed lines all become commands, and `dispatch` executes them. A command changes
 * the session synchronously and never waits for the engine, whose findings arrive later.
 */
export class MastermindController implements HandlerContext, GameController<MastermindGameState> {
  readonly session: MastermindSession;
  readonly preferences: Signal<Preferences>;
  readonly settings: Signal<Settings>;
  readonly explainer: Explainer;
  readonly autoplay: Autoplay;
  readonly announcements: Announcements;
  readonly putPiece: PieceAnnouncer;
  readonly remark: Remark;
  /** The latest findings. While the engine counts they are those of an earlier position, so the page does not flicker. */
  readonly findings: Signal<Findings | undefined> = signal(undefined);
  /** If the answers contradict each other: which ones, and what would repair them. */
  readonly contradiction: Signal<Contradiction | undefined> = signal(undefined);
  /** Whether the game is over but its answers contradict each other. No result is shown until one is corrected. */
  readonly isEndInDoubt: ReadonlySignal<boolean>;
  /** The symbol that is hovered or focused; its possible places are marked. */
  readonly picked: Signal<number | undefined> = signal(undefined);
  /** Whether the maker has set the code, and the breaker has not taken over the device yet. */
  readonly isCovered: Signal<boolean> = signal(false);
  /** The answer last rejected in this position, for example because it disagrees with the code the maker wrote down. */
  readonly refused: Signal<Answer | undefined> = signal(undefined);
  /** Whether the maker's own code is shown. */
  readonly isCodeShown: Signal<boolean> = signal(false);
  /** What is being copied: a link to the position, or the terminal's command for it. */
  readonly copying: Signal<Copied | undefined> = signal(undefined);
  readonly dialog: Signal<string | undefined> = signal(undefined);
  readonly title: ReadonlySignal<string>;
  readonly state: ReadonlySignal<MastermindGameState>;
  readonly left: ReadonlySignal<number | undefined>;
  /** An arrow function, since it is passed on as a callback that names the pieces in a sentence. */
  readonly nameOf = (symbol: number): string => nameOf(this.skin, symbol);
  readonly #engine: WorkerClient<Questions>;
  readonly #host: GameHost;
  arrival: Promise<void> = Promise.resolve();

  constructor(state: MastermindGameState, host: GameHost, { settings, engine, wait, name }: Services) {
    const session = new MastermindSession(state);
    this.session = session;
    this.preferences = host.preferences;
    this.settings = settings;
    this.#engine = engine;
    this.#host = host;
    this.explainer = new Explainer(this, engine);
    this.announcements = new Announcements(this);
    this.putPiece = new PieceAnnouncer(this, wait);
    this.remark = new Remark(session);
    this.autoplay = new Autoplay(this, () => scoreTruly(this), engine, wait);
    this.left = computed(() => {
      const lefts = this.findings.value?.lefts;
      const isCurrent = lefts?.length === session.turns.value.length + 1;
      const { aids, counts } = this.preferences.value;
      return aids && counts && isCurrent ? lefts.at(-1) : undefined;
    });
    this.isEndInDoubt = computed(() => {
      const { status, turns } = session.view.value;
      if (status.phase !== 'over') return false;
      // A code that was found can be checked immediately; for any other ending the engine has to count.
      const found = status.winner === 'breaker' ? turns.at(-1) : undefined;
      return (
        (found && contradictedBy(found.guess, turns).length > 0) || this.contradiction.value !== undefined
      );
    });
    this.title = computed(() => {
      const isOver = session.view.value.status.phase === 'over';
      return messages().title(name(), isOver ? undefined : this.turnNumber, this.left.value);
    });
    this.state = computed(() => {
      const { sheet, draft, answer, seating, asks, notes, held } = session;
      // A secret code that is still being entered must not be saved.
      const typed = asks.value === 'code' ? emptyDraft(draft.value.symbols.length) : draft.value;
      return {
        sheet: sheet.value,
        draft: typed,
        answer: answer.value,
        seating: seating.value,
        notes: notes.value,
        held: held.value,
      };
    });
    this.#follow();
  }

  /** Executes a command. */
  dispatch(command: Command): void {
    perform(HANDLERS, this, command);
  }

  /** Executes a typed line, or reports what is wrong with it. Returns true if the line was understood. */
  run(line: string): boolean {
    const { rules, asks } = this.session;
    const command = parseCommand(line, rules, this.skin, asks.value);
    if (command.ok) this.dispatch(command.value);
    else if (command.error.code === 'no-guess-waits' && this.contradiction.value)
      this.say(messages().answer.contradicted);
    else if (command.error.code === 'no-guess-waits' && this.session.isOver)
      this.say(messages().guess.reason(this.session.submission.value, this.nameOf));
    else this.say(messages().command.fault(command.error, this.skin.letters[0]?.toLowerCase()));
    // The console shows the reply right above the line.
    this.remark.dismiss();
    return command.ok;
  }

  get skin(): Skin {
    return skinChosen(this.settings.value.skin, this.session.rules.symbols);
  }

  get turnNumber(): number {
    return this.session.turns.value.length + (this.session.isOver ? 0 : 1);
  }

  get isCounted(): boolean {
    const { value: findings } = this.findings;
    return findings === undefined || findings.lefts.at(-1) !== undefined;
  }

  gives(help: Help): boolean {
    return this.preferences.value.aids && this.settings.value.helps.includes(help);
  }

  shows(help: Help): boolean {
    return this.session.notes.value.drawerOpen && this.gives(help);
  }

  isBarred(symbol: number, place: number): boolean {
    const { asks, turns } = this.session;
    if (asks.value === 'code' || !this.shows('evidence')) return false;
    const { lefts, places } = this.findings.value ?? { lefts: [], places: [] };
    return lefts.length === turns.value.length + 1 && lefts.at(-1) !== 0 && places[place]?.[symbol] === 0;
  }

  draw(below: number): number {
    return this.#host.draw(below);
  }

  say(sentence: string): void {
    this.#host.announcer.say(sentence);
  }

  remarkOn(sentence: string): void {
    this.remark.make(sentence);
    this.say(sentence);
  }

  sayState(): void {
    this.say(this.announcements.stateSentence());
  }

  adopt(state: MastermindGameState): void {
    this.session.adopt(state);
  }

  progress(): Progress {
    const { status, turns, turnsMax } = this.session.view.value;
    const answers = turns.map(({ feedback }) => `${feedback.exact},${feedback.near}`);
    const phase = this.isEndInDoubt.value ? 'unfinished' : phaseOf(status);
    return { phase, done: turns.length, of: turnsMax, answers, withNotes: usedHelp(this.session.helps) };
  }

  close(): void {
    this.autoplay.pause();
  }

  takeGuess(made: PlayerGuess): boolean {
    const { seats, maker } = messages();
    const { session, announcements } = this;
    if ('fault' in made) {
      announcements.dropPending();
      this.remarkOn(maker.fault(made.fault));
      return false;
    }
    const names = namesOf(this.skin, made.guess);
    const { seat } = session.seating.value;
    if (seat === 'solver') {
      session.draft.value = draftOf(made.guess);
      this.say(seats.proposes(made.by, names));
      return true;
    }
    if (!session.play({ kind: 'guess', code: made.guess }).ok) return false;
    if (seat === 'maker') announcements.sayAndProceed(() => seats.guesses(made.by, names));
    else {
      session.markAssisted();
      announcements.sayTurn(seats.played(made.by));
    }
    return true;
  }

  async proceed(): Promise<void> {
    const { session, announcements } = this;
    const sheet = session.sheet.value;
    await this.arrival;
    if (sheet !== session.sheet.value) return;
    const turns = session.turns.value;
    const { lefts } = this.findings.value ?? { lefts: [] };
    if (lefts.length === turns.length + 1 && lefts.at(-1) === 0) {
      const found = await this.#engine.ask('contradiction', { rules: session.rules, turns });
      if (sheet !== session.sheet.value) return;
      this.contradiction.value = found;
      if (found) announcements.sayPending(messages().contradiction.sentence(found));
    } else if (session.asks.value === 'player') {
      if (!this.#host.leads.value || this.autoplay.isThinking.value) return;
      const made = await this.autoplay.think(session.seating.value.player);
      if (made) this.takeGuess(made);
    } else if (announcements.hasPending) announcements.sayPending();
  }

  /** Recounts what is possible after every change of the sheet; lets a computer player move while this tab leads. */
  #follow(): void {
    effect(() => {
      const leads = this.#host.leads.value;
      untracked(() => {
        if (!leads) this.autoplay.pause();
        else void this.proceed();
      });
    });
    effect(() => {
      void [this.session.sheet.value, this.session.asks.value];
      untracked(() => this.#count());
    });
  }

  /** Called in a new position: discards what was found about the old one, and asks the engine about the new one. */
  #count(): void {
    const { rules, turns } = this.session;
    batch(() => {
      this.explainer.clear();
      this.contradiction.value = undefined;
      this.refused.value = undefined;
      this.autoplay.isThinking.value = false;
      this.copying.value = undefined;
    });
    this.arrival = this.#engine.ask('findings', { rules, turns: turns.value }).then((findings) => {
      if (findings) this.findings.value = findings;
    });
    void this.proceed();
  }
}

const HANDLERS: CommandHandlers<Command['kind']> = { ...GAME, ...PLAY, ...QUESTIONS, ...SCORING };

/** Returns the controller of the game that the component belongs to. */
export const useMastermind: () => MastermindController = useController;
