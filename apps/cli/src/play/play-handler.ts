import { fail, ok, type Result } from '@inkling/core/result';
import { newSheet, replay, type Sheet } from '@inkling/core/sheet';
import type { Handler } from '../contract/game-terminal.ts';
import { EXIT } from '../shell/exit.ts';
import type { ScreenOptions } from '../shell/options.ts';
import { printLines } from '../shell/printing.ts';
import { type Outcome, type Refusal, refusal } from '../shell/refusal.ts';
import { styleFor } from '../shell/style.ts';
import type { World } from '../shell/world.ts';
import { Conversation } from './conversation.ts';
import { isFresh } from './game-controller.ts';
import { GOODBYE } from './messages/play.ts';
import {
  FAREWELLS,
  sayCannotSave,
  sayDamaged,
  sayNothingSaved,
  sayNotReadable,
  sayOfNewGame,
} from './messages/saves.ts';
import { playToTheEnd } from './play-loop.ts';
import type { GamePlay } from './played-game.ts';
import {
  damagedAt,
  faultOfMove,
  GAME_LINE,
  makeSave,
  parseSave,
  type SaveFault,
  SETUP_LINE,
} from './saves/save.ts';
import { SaveSlot } from './saves/save-slot.ts';
import { SavedGames } from './saves/saved-games.ts';

/** The options of `play` for every game. */
export interface PlayCall extends ScreenOptions {
  readonly seed?: string;
  readonly resume?: boolean;
}

/** Returns the handler of `play` for a game. It plays games until the user stops, or continues the one saved last. */
export function playHandler<Setup, Given extends PlayCall>(game: GamePlay<Setup, Given>): Handler<Given> {
  return async ({ words, options }, world) => {
    if (words.length > 0)
      return refusal('usage', 'play takes only options after the game; see inkling help play.');
    const session = new Session(game, options, world);
    if (options.resume) return ofNewGame(options) ?? session.resume();
    const setup = await game.readSetup(options, world);
    return setup.ok ? session.playGames(setup.value) : setup.error;
  };
}

/** Refuses an option that has no effect on a saved game, because the game was started without it. */
function ofNewGame(options: PlayCall): Refusal | undefined {
  const foreign = Object.keys(options).find((name) => !OPTIONS_OF_A_SAVED_GAME.includes(name));
  return foreign === undefined ? undefined : refusal('usage', sayOfNewGame(foreign), `--${foreign}`);
}

const OPTIONS_OF_A_SAVED_GAME: readonly string[] = ['resume', 'plain', 'no-color'];

/** Games of one kind, played one after the other. */
class Session<Setup, Given extends PlayCall> {
  readonly #game: GamePlay<Setup, Given>;
  readonly #options: Given;
  readonly #world: World;
  readonly #talk: Conversation;
  readonly #saves: SavedGames;
  #hasWarned = false;

  constructor(game: GamePlay<Setup, Given>, options: Given, world: World) {
    this.#game = game;
    this.#options = options;
    this.#world = world;
    this.#talk = new Conversation(world, options.plain === true);
    this.#saves = new SavedGames(world.env);
  }

  async playGames(wanted: Setup): Promise<Outcome> {
    const { id, askSetup, rulesOf, paramsOf } = this.#game;
    for (let round = 1; ; round++) {
      const setup = askSetup ? await askSetup(wanted, this.#talk) : wanted;
      if (setup === undefined) {
        this.#talk.say(GOODBYE);
        return EXIT.done;
      }
      const sheet = newSheet(rulesOf(setup).id, paramsOf(setup), this.#seed(round));
      const outcome = await this.#play(setup, sheet, this.#slot(`${id}-${this.#world.seed()}`, false));
      if (outcome !== 'again') return outcome;
    }
  }

  /** Continues the game that was played last, and then plays others like it. */
  async resume(): Promise<Outcome> {
    const { id } = this.#game;
    const last = this.#saves.latest([id]);
    if (!last.ok) return refusal('bad-file', sayNotReadable(this.#saves.folder, last.error));
    if (!last.value) return refusal('nothing-saved', sayNothingSaved([id]));
    const { name, text } = last.value;
    const read = await this.#read(text);
    if (!read.ok) {
      const aside = this.#saves.setAside(name);
      return refusal('bad-file', sayDamaged(read.error, aside.ok ? aside.value : name));
    }
    const { setup, sheet } = read.value;
    const outcome = await this.#play(setup, sheet, this.#slot(name, true));
    return outcome === 'again' ? this.playGames(setup) : outcome;
  }

  async #play(setup: Setup, sheet: Sheet, slot: SaveSlot): Promise<Outcome | 'again'> {
    const text = this.#game.makeSetup(setup);
    const opened = this.#game.open({
      setup,
      sheet,
      talk: this.#talk,
      style: styleFor(this.#world, this.#options),
      onChange: (changed) => {
        if (text !== undefined) slot.save(makeSave({ setup: text, sheet: changed }));
      },
    });
    if (!opened.ok) return opened.error;
    const answer = await playToTheEnd(opened.value, this.#talk, () => slot.discard());
    if (answer === 'again') return 'again';
    const isUnfinished = answer === 'left' && text !== undefined && !isFresh(opened.value.sheet);
    this.#talk.say(isUnfinished ? FAREWELLS[slot.state] : GOODBYE);
    return EXIT.done;
  }

  /** Never throws: returns a setup and a sheet whose moves are all legal, or what is wrong with the text. */
  async #read(text: string): Promise<Result<{ readonly setup: Setup; readonly sheet: Sheet }, SaveFault>> {
    const save = parseSave(text);
    if (!save.ok) return save;
    const { sheet } = save.value;
    if (sheet.game !== this.#game.id) return fail(damagedAt(GAME_LINE));
    const setup = await this.#game.parseSetup(save.value.setup, sheet, this.#world);
    if (setup === undefined) return fail(damagedAt(SETUP_LINE));
    const played = replay(this.#game.rulesOf(setup), sheet);
    return played.ok ? ok({ setup, sheet }) : fail(faultOfMove(sheet, played.error.move));
  }

  #slot(name: string, isSaved: boolean): SaveSlot {
    return new SaveSlot(this.#saves, name, isSaved, (reason) => {
      if (!this.#hasWarned) printLines(this.#world.err, [sayCannotSave(reason)]);
      this.#hasWarned = true;
    });
  }

  /** Derives a different seed for each further game, so that a given seed does not repeat the same one. */
  #seed(round: number): string {
    const { seed } = this.#options;
    if (seed === undefined) return this.#world.seed();
    return round === 1 ? seed : `${seed}/${round}`;
  }
}
