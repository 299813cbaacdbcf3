import { RandomStream, seedRandom } from '@inkling/core/random';
import { witchBotMove } from '@inkling/games/witch/analysis/bot';
import { reviewWitch, type WitchReview } from '@inkling/games/witch/analysis/review';
import type { WitchMove } from '@inkling/games/witch/rules/moves';
import { squareAt } from '@inkling/games/witch/rules/squares';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { type Handlers, perform } from '../../../shell/commands.ts';
import { BaseController } from '../../../shell/game/base-controller.ts';
import type { GameController, GameHost } from '../../../shell/game-screen.ts';
import type { Progress } from '../../../shell/saved/saved-game.ts';
import { messages } from '../messages/language.ts';
import type { Look } from '../settings/look.ts';
import { pairsTotal, stateSentence, tell, tileName } from './announcements.ts';
import type { BestResult, BestResults } from './best-results.ts';
import type { BoardModel, Marks } from './board-model.ts';
import { seenTiles } from './board-model.ts';
import { type Command, parseCommand } from './command.ts';
import type { WitchGameState } from './format.ts';
import { covenSize, type KnownFaces, withNamed } from './known-faces.ts';
import { type Notes, turnDrawer } from './notes.ts';
import { rankGame, ruleSetOf } from './rank-game.ts';
import { sheetFor, WitchSession } from './session.ts';
import { atLevel, isBot, type Setup, withCoven } from './setup.ts';
import { countSecond, isRunning, TIMED_SECONDS, type Time } from './time.ts';

/** What this device stores for all games of Witch. */
export interface WitchSettings {
  readonly look: Signal<Look>;
  readonly bestResults: Signal<BestResults>;
  readonly knownFaces: Signal<KnownFaces>;
}

const BOT_PACE_MS = 1400;

/**
 * Plays one game on this device. Timers do two things only: a bot moves automatically at a calm pace, but never if its
 * move would turn back tiles that the user may still be looking at; and in timed mode, which announces it, a miss is
 * turned back. The clock, if switched on, counts the seconds while the game is on the screen, and hurries nobody.
 */
export class WitchController extends BaseController implements GameController<WitchGameState>, BoardModel {
  readonly session: WitchSession;
  readonly look: Signal<Look>;
  readonly title: ReadonlySignal<string>;
  readonly square: Signal<number> = signal(0);
  readonly botsTurn: ReadonlySignal<boolean>;
  readonly shown: ReadonlySignal<boolean>;
  /** What the game cost compared with perfect memory, once it is over. */
  readonly review: ReadonlySignal<WitchReview | undefined>;
  readonly marks: ReadonlySignal<Marks | undefined>;
  /** This game's entry among the ten best results, if it has one. */
  readonly ranked: Signal<BestResult | undefined> = signal(undefined);
  readonly knownFaces: Signal<KnownFaces>;
  readonly #bestResults: Signal<BestResults>;
  readonly #time: Time;
  readonly #stops: readonly (() => void)[];

  constructor(state: WitchGameState, host: GameHost, settings: WitchSettings, time: Time) {
    super(host);
    const session = new WitchSession(state);
    this.session = session;
    this.look = settings.look;
    this.#bestResults = settings.bestResults;
    this.knownFaces = settings.knownFaces;
    this.#time = time;
    this.title = computed(() =>
      messages().title(session.view.value.found.length, pairsTotal(session.view.value)),
    );
    this.botsTurn = computed(() => {
      const { phase, seat, params } = session.view.value;
      return phase !== 'over' && seat === 'second' && isBot(params.opponent);
    });
    this.shown = computed(() => session.view.value.tiles.some(({ lie }) => lie === 'shown'));
    this.review = computed(() => (session.isOver ? reviewWitch(session.view.value) : undefined));
    this.marks = computed(() => {
      const { drawerOpen, pictures } = session.notes.value;
      return drawerOpen && !session.isOver ? { seen: seenTiles(session.view.value), pictures } : undefined;
    });
    const isCounting = computed(() => this.look.value.clock && host.leads.value && isRunning(session));
    this.#stops = [
      effect(() => this.#startClock()),
      effect(() => (isCounting.value ? countSecond(session, time) : undefined)),
    ];
    const { found } = session.view.peek();
    if (host.origin === 'resumed' && state.sheet.nodes.length > 1)
      this.say(messages().speech.resumed(found.length, pairsTotal(session.view.peek())));
  }

  get state(): ReadonlySignal<WitchGameState> {
    return this.session.state;
  }

  adopt(state: WitchGameState): void {
    this.remark.value = '';
    this.session.show(state);
  }

  progress(): Progress {
    const view = this.session.view.value;
    const phase = this.session.isOver ? 'found' : 'unfinished';
    const { withNotes } = this.session.notes.value;
    return { phase, done: view.found.length, of: pairsTotal(view), turns: view.moves.first, withNotes };
  }

  override close(): void {
    for (const stop of this.#stops) stop();
  }

  /** The ten best results under the rules of this game. */
  get best(): readonly BestResult[] {
    return this.#bestResults.value[ruleSetOf(this.session)] ?? [];
  }

  /** Handles the choice of a tile, depending on its state and on what the game waits for. */
  choose(square: number): void {
    this.square.value = square;
    const { tiles, phase, params } = this.session.view.value;
    const lie = tiles[square]?.lie;
    if (this.botsTurn.value) this.goOn();
    else if (lie === 'shown' && phase === 'flip') this.play({ kind: 'cover' });
    else if (lie === 'first') return;
    else if (lie !== 'down' && phase !== 'quiz') this.say(tileName(this.session.view.value, square));
    else this.play({ kind: phase === 'peek' ? 'peek' : 'flip', ...squareAt(params.board.shape, square) });
  }

  /** Turns face-up tiles back. Called for the first click on an empty part of the table, and for Escape. */
  cover(): void {
    if (this.shown.value && this.session.view.value.phase === 'flip') this.play({ kind: 'cover' });
  }

  /**
   * Plays a move and announces the result, or reports why it is not possible. `typed` is the user's input if
   * the move was typed. Returns whether it was played.
   */
  play(move: WitchMove, typed?: string): boolean {
    const before = this.session.view.value;
    const played = this.session.play(move);
    if (!played.ok) {
      if (typed === undefined) this.remarkOn(messages().board.fault(played.error));
      else this.say(messages().command.fault(played.error, typed));
      return false;
    }
    this.remark.value = '';
    this.knownFaces.value = withNamed(this.knownFaces.value, played.value);
    if (this.session.isOver) this.#rank();
    this.say(tell(before, this.session.view.value, played.value));
    return true;
  }

  /** Answers the question with one of the offered names. `option` is one-based. */
  answer(option: number): void {
    const read = this.session.read(String(option));
    if (read.ok) this.play(read.value);
    else this.say(messages().command.fault(read.error, String(option)));
  }

  /** Plays the bot's next move. Does nothing if it is not the bot's turn. */
  goOn(): void {
    if (this.botsTurn.value) this.play(this.#botMove());
  }

  /**
   * Plays the bot's moves to the end of its turn, for users who do not want to wait. Stops when tiles are face
   * up, so that a tile that the bot peeks at is still shown.
   */
  finishBot(): void {
    this.goOn();
    for (let moves = 0; this.botsTurn.value && !this.shown.value && moves < BOT_MOVES_MAX; moves++)
      this.goOn();
  }

  /** Opens or closes the drawer with the tiles seen before. Opening it makes the game one with notes for good. */
  turnDrawer(isOpen: boolean): void {
    this.session.notes.value = turnDrawer(this.session.notes.value, isOpen);
  }

  note(change: Partial<Notes>): void {
    this.session.notes.value = { ...this.session.notes.value, ...change };
  }

  /** Starts another board. If `seed` is empty, a random one is used. */
  begin(setup: Setup, seed: string): void {
    const clean = this.seedOf(seed);
    const coven = setup.coven === undefined ? undefined : covenSize(this.knownFaces.value);
    const next = withCoven(setup, coven);
    const { seed: old, params } = this.session.sheet.value;
    this.#begin(next, clean, clean === old && sheetFor(next, clean).params === params);
  }

  again(): void {
    this.#begin(this.session.setup, this.session.sheet.value.seed, true);
  }

  sayState(): void {
    this.say(stateSentence(this.session.view.value));
  }

  /** Executes a typed line, or reports what is wrong with it. Returns true if the line was understood. */
  run(text: string): boolean {
    const command = parseCommand(text);
    if (command.ok) return this.dispatch(command.value);
    this.say(messages().command.nothing);
    return false;
  }

  /** Returns true if the command was understood. */
  dispatch(command: Command): boolean {
    return perform(COMMANDS, this, command);
  }

  /** Parses and plays a typed move. Returns whether it was played. */
  read(text: string, typed: string = text): boolean {
    if (this.botsTurn.value) {
      this.say(messages().command.botsTurn);
      return false;
    }
    const short = typed.slice(0, 40);
    const move = this.session.read(text);
    if (move.ok) return this.play(move.value, short);
    this.say(messages().command.fault(move.error, short));
    return false;
  }

  #begin(setup: Setup, seed: string, again: boolean): void {
    batch(() => {
      this.square.value = 0;
      this.ranked.value = undefined;
      this.remark.value = '';
      this.session.begin(setup, seed, again);
    });
    const { bar, speech } = messages();
    this.say(speech.begun(bar.level[setup.level], pairsTotal(this.session.view.value), seed));
  }

  /**
   * Chooses the bot's move. Its randomness is derived from the board's seed and the length of the sheet, so
   * that it plays the same after a reload.
   */
  #botMove(): WitchMove {
    const { view, sheet } = this.session;
    const { opponent } = view.value.params;
    if (!isBot(opponent)) throw new Error('no bot sits here');
    const random = new RandomStream(seedRandom(`${sheet.value.seed} bot ${sheet.value.nodes.length}`));
    return witchBotMove(view.value, opponent, random);
  }

  #rank(): void {
    const results = rankGame(
      this.session,
      this.#bestResults.value,
      this.#time.today(),
      this.look.value.clock,
    );
    batch(() => {
      this.#bestResults.value = results.all;
      this.ranked.value = results.own;
    });
  }

  #startClock(): (() => void) | undefined {
    const { view } = this.session;
    const covers = this.shown.value;
    if (!this.host.leads.value) return undefined;
    if (this.botsTurn.value && !covers && this.look.value.botGoesOn && !this.dialog.value && view.value)
      return this.#time.later(BOT_PACE_MS, () => this.goOn());
    if (view.value.params.timed && covers && view.value.phase === 'flip')
      return this.#time.later(TIMED_SECONDS * 1000, () => this.play({ kind: 'cover' }));
    return undefined;
  }
}

/** An upper bound: a bot's turn cannot be longer than all tiles and as many specials again. */
const BOT_MOVES_MAX = 100;

const COMMANDS: Handlers<WitchController, Command> = {
  square: (controller, { text }) => {
    const verb = controller.session.view.value.phase === 'peek' ? 'peek' : 'flip';
    return controller.read(`${verb} ${text}`, text);
  },
  move: (controller, { text }) => controller.read(text),
  new: (controller, { level, seed }) => {
    const { setup } = controller.session;
    controller.begin(level ? atLevel(setup, level) : setup, seed ?? '');
  },
  again: (controller) => controller.again(),
  cover: (controller) => {
    if (controller.shown.value) controller.cover();
    else controller.say(messages().command.fault({ code: 'nothing-to-cover' }, ''));
  },
  go: (controller) => {
    if (controller.botsTurn.value) controller.goOn();
    else controller.say(messages().command.noBot);
  },
  state: (controller) => controller.sayState(),
  help: (controller) => controller.openDialog('keys'),
  rules: (controller) => controller.openDialog('rules'),
  settings: (controller) => controller.openDialog('settings'),
  coven: (controller) => controller.openDialog('coven'),
};
