import { expect } from '@inkling/core/result';
import { lineOf, replay } from '@inkling/core/sheet';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { WITCH_DAY_RULES } from '@inkling/games/witch/day-rules';
import type { DayPlay } from '../../../contract/game-day.ts';
import { dayPlay } from '../../../play/daily/day-play.ts';
import { witchPlay } from './play.ts';

/** The daily challenge of Witch. */
export const day: DayPlay = dayPlay({
  play: witchPlay,
  params: WITCH_DAY_RULES,
  setup: '',
  helps: ['witches'],
  progress(_, sheet) {
    const { phase, moves } = covenWitch.rules.view(expect(replay(covenWitch.rules, sheet)), 'first');
    return {
      phase: phase === 'over' ? 'found' : lineOf(sheet).length > 0 ? 'begun' : 'open',
      turns: moves.first,
      answers: [],
    };
  },
  answersText: () => [],
});
