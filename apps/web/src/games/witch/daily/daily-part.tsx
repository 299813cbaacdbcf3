import './daily.css';
import type { DailyPart } from '../../../shell/parts/daily-part.ts';
import { daySheets } from './day-sheets.ts';

/** A few tiles face down, drawn with fewer strokes than those of the board. */
export const daily: DailyPart = {
  sheets: daySheets,
  Answers: () => (
    <div class="day-witch" aria-hidden="true">
      {Array.from({ length: 5 }, (_, i) => (
        <svg key={i} viewBox="0 0 40 40" aria-hidden="true">
          <path
            class="day-witch-net"
            d="M0 10L10 0M0 20L20 0M0 30L30 0M0 40L40 0M10 40L40 10M20 40L40 20M30 40L40 30M30 0L40 10M20 0L40 20M10 0L40 30M0 0L40 40M0 10L30 40M0 20L20 40M0 30L10 40"
          />
          <circle cx="20" cy="20" r="12" />
          <path class="day-witch-hat" d="M8 26c3-2 6-2 7-3l6-13 4 4 3 9c1 1 3 1 5 3-6 3-19 3-25 0z" />
        </svg>
      ))}
    </div>
  ),
  answersText: () => [],
  later: async () => ({ turnsIn: ({ table }) => ({ turns: table?.moves.first ?? 0, answers: [] }) }),
};
