import { type Signal, signal } from '@preact/signals';
import type { DailyRecord } from '../../../shell/daily/daily-record.ts';
import { KEPT_GAMES, type Saved } from '../../../shell/saved/saved.ts';

/** Whether somebody is here who has played nothing yet, and what ends that. */
export interface FirstVisit {
  readonly isFirst: Signal<boolean>;
  /** From now on the first page is that of somebody who knows it, also on the next visit. */
  end(): void;
}

/** It lasts until a game is kept on this device, or the led game has been left. */
export async function openFirstVisit(saved: Saved, days: DailyRecord): Promise<FirstVisit> {
  const [known, games] = await Promise.all([saved.read(WELCOMED), saved.storage.list(KEPT_GAMES)]);
  const hasPlayed = [days.open, days.server].some((results) => Object.keys(results).length > 0);
  const isFirst = signal(known === undefined && games.length === 0 && !hasPlayed);
  return {
    isFirst,
    end() {
      isFirst.value = false;
      void saved.write(WELCOMED, {});
    },
  };
}

const WELCOMED = 'welcomed';
