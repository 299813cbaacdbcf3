import '../style/mark-cells.css';
import { wordAnswersText } from '@inkling/games/word/daily/answers-text';
import type { DailyPart } from '../../../shell/parts/daily-part.ts';
import { daySheets } from './day-sheets.ts';

/** A row of empty cells, shown before the first try. */
const BLANK = ' '.repeat(5);

export const daily: DailyPart = {
  sheets: daySheets,
  Answers: ({ answers }) => (
    <div class="day-word" aria-hidden="true">
      {(answers.length > 0 ? answers : [BLANK]).map((marks, turn) => (
        <span key={turn}>
          {[...marks].map((mark, place) => (
            <i key={place} class={`mark-cell mark-cell-${mark === ' ' ? 'open' : mark}`} />
          ))}
        </span>
      ))}
    </div>
  ),
  answersText: wordAnswersText,
  servedNote: { de: 'auf Englisch', es: 'en inglés' },
  later: async () => (await import('./later-part.ts')).later,
};
