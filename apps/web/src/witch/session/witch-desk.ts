import { RandomStream, seedRandom } from '@inkling/core/random';
import type { WitchMove } from '@inkling/games/witch/moves';
import { squareAt } from '@inkling/games/witch/squares';
import { batch, computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { witchBotMove } from 'inkling/witch-bot';
import { reviewWitch, type WitchReview } from 'inkling/witch-review';
import type { Preferences } from '../../session/preferences.ts';
import { cleanSeed, freshSeed } from '../../session/seed.ts';
import { words } from '../words/language.ts';
import { type Command, parseCommand } from './command.ts';
import type { Look } from './look.ts';
import { type Best, type Records, ruleSet, withResult } from './records.ts';
import { atLevel, isBot, type Setup } from './setup.ts';
import { pairsTotal, stateSentence, tell, tileName } from './telling.ts';
import type { WitchSession } from './witch-session.ts';

/** A clock that can be stopped: the only one is the app's, and tests bring their own. */
export type Later = (milliseconds: number, act: () => void) => () => void;

export interface DeskParts {
  readonly preferences: Signal<Preferences>;
  readonly look: Signal<Look>;
  readonly records: Signal<Records>;
  draw(below: number): number;
  readonly later: Later;
}

export const TIMED_SECONDS = 6;
const BOT_PACE_MS = 1400;

/**
 * The table around a game: every channel (keys, pointer, commands) ends in these methods, so each can do the same.
 *
 * Time does two things only. A bot plays on by itself, at a calm pace, but never when its move would turn tiles
 * back that somebody may still be looking at; and in the timed mode, which says so, a miss is turned back.
 */
export class WitchDesk {
  readonly session: WitchSession;
  readonly parts: DeskParts;
  /** The tile that has the tab stop. */
  readonly square: Signal<number> = signal(0);
  readonly said: Signal<string> = signal('');
  readonly notice: Signal<string | undefined> = signal(undefined);
  readonly dialog: Signal<'keys' | 'settings' | 'rules' | undefined> = signal(undefined);
  readonly botsTurn: ReadonlySignal<boolean>;
  /** Tiles in sight that the next move turns back. */
  readonly shown: ReadonlySignal<boolean>;
  /** What the game cost against perfect memory, once it is over. */
  readonly review: ReadonlySignal<WitchReview | undefined>;
  /** Did this game set a best on this device? */
  readonly record: Signal<boolean> = signal(false);
  readonly #stop: () => void;

  constructor(session: WitchSession, parts: DeskParts) {
    this.session = session;
    this.parts = parts;
    this.botsTurn = computed(() => {
      const { phase, seat, params } = session.view.value;
      return phase !== 'over' && seat === 'second' && isBot(params.opponent);
    });
    this.shown = computed(() => session.view.value.tiles.some(({ lie }) => lie === 'shown'));
    this.review = computed(() => (session.isOver ? reviewWitch(session.view.value) : undefined));
    this.#stop = effect(() => this.#startClock());
  }

  close(): void {
    this.#stop();
  }

  get best(): Best | undefined {
    return this.parts.records.value[ruleSet(this.session.setup)];
  }

  /** A tile was chosen: what that means depends on how it lies and on what the game waits for. */
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

  /** The first click on an empty part of the table, or Escape. */
  cover(): void {
    if (this.shown.value && this.session.view.value.phase === 'flip') this.play({ kind: 'cover' });
  }

  /** Plays a move and says what came of it; says why not otherwise. */
  play(move: WitchMove, text = ''): boolean {
    const before = this.session.view.value;
    const played = this.session.play(move);
    if (!played.ok) {
      this.say(words().command.fault(played.error, text));
      return false;
    }
    if (this.session.isOver) this.#keepRecord();
    this.say(tell(before, this.session.view.value, played.value));
    return true;
  }

  /** The number of a name, from 1. */
  answer(option: number): void {
    const read = this.session.read(String(option));
    if (read.ok) this.play(read.value);
    else this.say(words().command.fault(read.error, String(option)));
  }

  /** The bot's next move. Asked for at its turn only; otherwise nothing happens. */
  goOn(): void {
    if (this.botsTurn.value) this.play(this.#botMove());
  }

  /** The bot's moves up to the end of its turn, for who would not wait; but a tile that it peeks at is shown. */
  finishBot(): void {
    this.goOn();
    for (let moves = 0; this.botsTurn.value && !this.shown.value && moves < BOT_MOVES_MAX; moves++)
      this.goOn();
  }

  /** Lays another board; an empty seed is made up here. */
  begin(setup: Setup, seed: string): void {
    const clean = cleanSeed(seed) || freshSeed(this.parts.draw);
    this.#begin(setup, clean, clean === this.session.sheet.value.seed);
  }

  again(): void {
    this.#begin(this.session.setup, this.session.sheet.value.seed, true);
  }

  sayState(): void {
    this.say(stateSentence(this.session.view.value));
  }

  /** Does what a typed line says; says what is wrong with it otherwise. True when it was understood. */
  run(text: string): boolean {
    const command = parseCommand(text);
    if (command.ok) return this.#perform(command.value);
    this.say(words().command.nothing);
    return false;
  }

  /** Puts a sentence on the one line that is read aloud. The same sentence again is spoken again. */
  say(sentence: string): void {
    this.said.value = this.said.value === sentence ? `${sentence}\u00a0` : sentence;
  }

  #perform(command: Command): boolean {
    const { setup } = this.session;
    switch (command.kind) {
      case 'square': {
        const verb = this.session.view.value.phase === 'peek' ? 'peek' : 'flip';
        return this.#read(`${verb} ${command.text}`, command.text);
      }
      case 'move':
        return this.#read(command.text);
      case 'new':
        this.begin(command.level ? atLevel(setup, command.level) : setup, command.seed ?? '');
        break;
      case 'again':
        this.again();
        break;
      case 'cover':
        if (this.shown.value) this.cover();
        else this.say(words().command.fault({ code: 'nothing-to-cover' }, ''));
        break;
      case 'go':
        if (this.botsTurn.value) this.goOn();
        else this.say(words().command.noBot);
        break;
      case 'state':
        this.sayState();
        break;
      case 'help':
        this.dialog.value = 'keys';
        break;
      default:
        this.dialog.value = command.kind;
    }
    return true;
  }

  #read(text: string, told: string = text): boolean {
    if (this.botsTurn.value) {
      this.say(words().command.botsTurn);
      return false;
    }
    const short = told.slice(0, 40);
    const move = this.session.read(text);
    if (move.ok) return this.play(move.value, short);
    this.say(words().command.fault(move.error, short));
    return false;
  }

  #begin(setup: Setup, seed: string, again: boolean): void {
    batch(() => {
      this.square.value = 0;
      this.record.value = false;
      this.session.begin(setup, seed, again);
    });
    const { bar, speech } = words();
    this.say(speech.begun(bar.level[setup.level], pairsTotal(this.session.view.value), seed));
  }

  /** The bot's dice are the board's seed and the length of the log, so that a reload finds the same bot. */
  #botMove(): WitchMove {
    const { view, sheet } = this.session;
    const { opponent } = view.value.params;
    if (!isBot(opponent)) throw new Error('no bot sits here');
    const dice = new RandomStream(seedRandom(`${sheet.value.seed} bot ${sheet.value.nodes.length}`));
    return witchBotMove(view.value, opponent, dice);
  }

  #startClock(): (() => void) | undefined {
    const { view } = this.session;
    const covers = this.shown.value;
    if (this.botsTurn.value && !covers && this.parts.look.value.botGoesOn && !this.dialog.value && view.value)
      return this.parts.later(BOT_PACE_MS, () => this.goOn());
    if (view.value.params.timed && covers && view.value.phase === 'flip')
      return this.parts.later(TIMED_SECONDS * 1000, () => this.play({ kind: 'cover' }));
    return undefined;
  }

  /** Only a game for one, on a board that was new, sets a best. */
  #keepRecord(): void {
    const { setup, again, view } = this.session;
    if (view.value.params.opponent !== 'nobody' || again.value) return;
    const { total, moves, stars } = reviewWitch(view.value).seats.first;
    const before = this.parts.records.value;
    const after = withResult(before, ruleSet(setup), { total, moves, stars });
    batch(() => {
      this.parts.records.value = after;
      this.record.value = after !== before;
    });
  }
}

/** A bot's turn cannot be longer than all tiles and as many specials again. */
const BOT_MOVES_MAX = 100;
