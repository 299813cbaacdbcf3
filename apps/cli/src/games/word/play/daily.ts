import { expect } from '@inkling/core/result';
import { replay } from '@inkling/core/sheet';
import { wordAnswersText } from '@inkling/games/word/daily/answers-text';
import type { DayPlay } from '../../../contract/game-day.ts';
import { dayPlay } from '../../../play/daily/day-play.ts';
import { wordPlay } from './play.ts';

/** The daily challenge of Word. */
export const day: DayPlay = dayPlay({
  play: wordPlay,
  params: 'w5t6@english',
  setup: 'english',
  helps: ['hint', 'check', 'suggest', 'choices', 'why', 'codes', 'solve'],
  progress({ rules }, sheet) {
    const state = expect(replay(rules, sheet));
    const { turns, solved, over } = rules.view(state, 'breaker');
    return {
      phase: solved ? 'found' : over ? 'lost' : turns.length > 0 ? 'begun' : 'open',
      turns: turns.length,
      answers: turns.map(({ marks }) => marks.join('')),
    };
  },
  answersText: wordAnswersText,
});
