import type { Sheet } from '@inkling/core/sheet';
import { dayOfSeed } from '@inkling/games/daily/open-day';
import { effect, untracked } from '@preact/signals';
import type { PageServices } from '../page.ts';
import type { Progress, SavableGame } from '../saved/saved-game.ts';
import { DAILY_RECORD, parseDailyRecord, withResult } from './daily-record.ts';

/**
 * Records the result of a finished game if it is today's daily game: only the first result, and only while the day
 * lasts. Returns a function that stops watching.
 */
export function saveDayResult<State extends { readonly sheet: Sheet }>(
  services: PageServices,
  played: SavableGame<State>,
): () => void {
  return effect(() => {
    const { sheet } = played.state.value;
    const day = dayOfSeed(sheet.seed, sheet.game);
    if (day === undefined) return;
    const progress = played.progress();
    if (progress.phase === 'unfinished' || services.stamp().slice(0, 10) !== day) return;
    untracked(() => void keep(services, sheet, day, progress));
  });
}

async function keep(
  { games, saved }: PageServices,
  sheet: Sheet,
  day: string,
  { phase, done, turns, withNotes, answers }: Progress,
): Promise<void> {
  const { game, params, seed, nodes } = sheet;
  const part = await games.find(({ id }) => id === game)?.daily?.();
  if (phase === 'unfinished' || !part?.sheets(seed).some((own) => own.params === params)) return;
  const record = await saved.value(DAILY_RECORD, parseDailyRecord);
  record.value = withResult(
    record.value,
    'open',
    { day, game },
    {
      phase,
      // Turns that were undone count, too.
      turns: turns ?? Math.max(done, nodes.length - 1),
      withNotes: withNotes === true,
      answers: answers ?? [],
    },
  );
}
