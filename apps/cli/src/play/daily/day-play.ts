import type { Day } from '@inkling/games/daily/day';
import type { DayCall, DayPlay } from '../../contract/game-day.ts';
import { EXIT } from '../../shell/exit.ts';
import type { Outcome } from '../../shell/refusal.ts';
import { styleFor } from '../../shell/style.ts';
import type { World } from '../../shell/world.ts';
import { Conversation } from '../conversation.ts';
import { playUntilOver } from '../play-loop.ts';
import type { PlayedGame } from '../played-game.ts';
import type { DayGame } from './day-game.ts';
import { LEFT, NOT_KEPT, ONE_TRY, OPEN_DAY, OVER_ALREADY, sayDay } from './messages.ts';
import { isOver, progressOf, readTry, saveTry, type Try } from './saved-try.ts';

/** Implements `daily` for a game. */
export function dayPlay<Setup>(game: DayGame<Setup>): DayPlay {
  return {
    play: (call, world) => playDay(game, call, world),
    async progress(day, world) {
      const tried = await readTry(game, day, world);
      return tried.ok ? { ok: true, value: progressOf(game, tried.value) } : tried;
    },
    answersText: game.answersText,
  };
}

async function playDay<Setup>(
  game: DayGame<Setup>,
  { day, options }: DayCall,
  world: World,
): Promise<Outcome> {
  const read = await readTry(game, day, world);
  if (!read.ok) return read.error;
  const talk = new Conversation(world, options.plain === true);
  if (isOver(progressOf(game, read.value))) return EXIT.done;
  talk.say(sayDay(day), OPEN_DAY, ONE_TRY);
  const keeper = new Keeper(game, day, read.value, world);
  const opened = game.play.open({
    setup: read.value.setup,
    sheet: read.value.sheet,
    talk,
    style: styleFor(world, options),
    onChange: (sheet) => keeper.keep({ sheet }),
  });
  if (!opened.ok) return opened.error;
  const played = oneTry(opened.value, game.helps, () => keeper.keep({ withNotes: true }));
  talk.say(...played.opening());
  const how = await playUntilOver(played, talk);
  if (how === 'over') talk.say(...played.ending().lines);
  if (keeper.last !== 'kept') talk.say(keeper.last === 'unsaved' ? NOT_KEPT : OVER_ALREADY);
  else if (how === 'left') talk.say(LEFT);
  return EXIT.done;
}

/** Saves each change of a try, unless another try of this day has been finished meanwhile. */
class Keeper<Setup> {
  readonly #game: DayGame<Setup>;
  readonly #day: Day;
  readonly #world: World;
  #tried: Try<Setup>;
  #last: ReturnType<typeof saveTry> = 'kept';

  constructor(game: DayGame<Setup>, day: Day, tried: Try<Setup>, world: World) {
    this.#game = game;
    this.#day = day;
    this.#tried = tried;
    this.#world = world;
  }

  get last(): ReturnType<typeof saveTry> {
    return this.#last;
  }

  keep(change: Partial<Try<Setup>>): void {
    this.#tried = { ...this.#tried, ...change };
    if (this.#last !== 'over-already') this.#last = saveTry(this.#game, this.#day, this.#tried, this.#world);
  }
}

/** Returns the game without undo; `onHelp` is called when a command has helped. */
function oneTry(game: PlayedGame, helps: readonly string[], onHelp: () => void): PlayedGame {
  const { travel: _, ...rest } = game;
  return {
    ...rest,
    whyNoUndo: ONE_TRY,
    get sheet() {
      return game.sheet;
    },
    get isOver() {
      return game.isOver;
    },
    commands: game.commands.map((command) => ({
      ...command,
      run(words) {
        if (helps.includes(command.name)) onHelp();
        return command.run(words);
      },
    })),
  };
}
