import { FIRST_DAY, numberOfDay } from '@inkling/games/daily/open-day';
import type { DayPlay, DayProgress } from '../../contract/game-day.ts';
import type { GameTerminal, Handler } from '../../contract/game-terminal.ts';
import { sayUnknown } from '../../messages/unknown-word.ts';
import {
  OPEN_DAY,
  sayBeforeFirst,
  sayDay,
  sayNext,
  sayProgress,
  shareText,
} from '../../play/daily/messages.ts';
import { EXIT } from '../../shell/exit.ts';
import type { OutputOptions, ScreenOptions } from '../../shell/options.ts';
import { printJson, printLines } from '../../shell/printing.ts';
import { type Refusal, refusal } from '../../shell/refusal.ts';
import type { World } from '../../shell/world.ts';

interface ShownGame {
  readonly game: string;
  readonly name: string;
  readonly play: DayPlay;
  readonly progress: DayProgress;
}

/** Shows today's progress, or plays one of today's games, which are drawn from the published seed. */
export const daily: Handler<ScreenOptions & OutputOptions> = async ({ words, options, program }, world) => {
  const games = program.games.filter(({ day }) => day !== undefined);
  const [wanted, ...surplus] = words;
  if (surplus.length > 0) return refusal('usage', 'daily takes one game, or none; see inkling help daily.');
  const named = wanted === undefined ? games : games.filter(({ id }) => id === wanted);
  if (named.length === 0) {
    const known = games.map(({ id }) => id);
    return refusal('unknown-game', sayUnknown('a game of the day', wanted ?? '', known));
  }
  const day = world.today();
  if (day < FIRST_DAY) return refusal('bad-value', sayBeforeFirst(day));
  if (wanted !== undefined && !options.json) {
    const outcome = await (await named[0]?.day?.load())?.play({ day, options }, world);
    if (outcome !== EXIT.done) return outcome ?? EXIT.done;
  }
  const shown = await progressOf(named, day, world);
  if ('code' in shown) return shown;
  const over = shown.filter(({ progress: { phase } }) => phase === 'found' || phase === 'lost');
  const share = over.map(({ name, progress, play }) => ({
    name,
    progress,
    lines: play.answersText(progress.answers),
  }));
  if (options.json)
    printJson(world.out, {
      day,
      number: numberOfDay(day),
      source: 'published-seed',
      games: shown.map(({ game, progress }) => ({ game, ...progress })),
      share: share.length === 0 ? null : shareText(day, share),
    });
  else {
    const list = shown.map(({ game, name, progress }) => `${name} (${game}): ${sayProgress(progress)}.`);
    const left = shown.filter((one) => !over.includes(one)).map(({ game }) => game);
    const next = left.length === 0 ? [] : [sayNext(left)];
    const overview = wanted === undefined ? [sayDay(day), OPEN_DAY, ...list, ...next] : [];
    const lines = [...overview, ...(share.length === 0 ? [] : ['', shareText(day, share)])];
    if (lines.length > 0) printLines(world.out, lines);
  }
  return EXIT.done;
};

async function progressOf(
  games: readonly GameTerminal[],
  day: string,
  world: World,
): Promise<readonly ShownGame[] | Refusal> {
  const shown: ShownGame[] = [];
  for (const game of games) {
    if (!game.day) continue;
    const play = await game.day.load();
    const progress = await play.progress(day, world);
    if (!progress.ok) return progress.error;
    shown.push({ game: game.id, name: game.day.name, play, progress: progress.value });
  }
  return shown;
}
