import type { ShareSpec } from '../../../../shell/parts/share-spec.ts';
import { messages as codeMessages } from '../../messages/language.ts';
import { sharedTurns } from '../../result/share.ts';
import { messages } from '../messages/language.ts';
import { makeRaceLink } from '../session/race-link.ts';
import { type RaceSession, TURNS_MAX } from '../session/race-session.ts';

/** What can be shared of a decided race, or of a code that ran away: the user's own answers, but no guesses. */
export function shareOfRace({ setting, view, sheet, hasWon }: RaceSession): ShareSpec {
  const { turns } = view.value;
  const asked = { setting: setting.value, seed: sheet.value.seed };
  const isRace = asked.setting.kind === 'race';
  return {
    game: messages().header.name(asked.setting),
    result: codeMessages().ending.shared(hasWon, turns.length, TURNS_MAX),
    helps: undefined,
    layout: 'squares',
    ...sharedTurns(turns),
    sameGame: makeRaceLink(asked),
    ...(isRace ? { page: '#/race' } : { page: '#/runaway', isDrawn: false }),
  };
}
