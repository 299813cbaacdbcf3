import { expect } from '@inkling/core/result';
import { replay } from '@inkling/core/sheet';
import { codeAnswersText } from '@inkling/games/mastermind/daily/answers-text';
import { MASTERMIND_DAY_RULES } from '@inkling/games/mastermind/daily/day-rules';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import type { DayPlay } from '../../../contract/game-day.ts';
import { dayPlay } from '../../../play/daily/day-play.ts';
import { mastermindPlay } from './play.ts';

/** The daily challenge of Mastermind. */
export const day: DayPlay = dayPlay({
  play: mastermindPlay,
  params: `${MASTERMIND_DAY_RULES}/drawn`,
  setup: 'knuth/letters',
  helps: ['hint', 'check', 'suggest', 'choices', 'why', 'codes', 'solve'],
  progress(_, sheet) {
    const state = expect(replay(mastermind, sheet));
    const { turns, status } = mastermind.view(state, 'breaker');
    const isFound = status.phase === 'over' && status.winner === 'breaker';
    return {
      phase: isFound ? 'found' : status.phase === 'over' ? 'lost' : turns.length > 0 ? 'begun' : 'open',
      turns: turns.length,
      answers: turns.map(({ feedback: { exact, near } }) => `${exact},${near}`),
    };
  },
  answersText: codeAnswersText,
});
