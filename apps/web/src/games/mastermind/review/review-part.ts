import { isListable } from '@inkling/codes/candidates/code-space';
import type { DeviceServices } from '../../../shell/device-services.ts';
import type { ReviewedGame, ReviewPart, Unreviewed } from '../../../shell/review-part.ts';
import { playedOn } from '../history/history-part.tsx';
import { parseSaved } from '../session/format.ts';
import { linkedGame } from '../session/opening.ts';
import { type MastermindGameState, viewOf } from '../session/session.ts';
import { parseSettings, SETTINGS } from '../session/settings.ts';
import { isBulls } from '../session/setup.ts';
import { playedTurns, readTurns } from './read-turns.ts';
import { ReviewedCodeGame } from './reviewed-code-game.tsx';

export const review: ReviewPart = {
  saved: (value, services) => makeReview(parseSaved(value), services, true),
  played: playedTurns,
  read: readTurns,
  linked: async (text, services) =>
    makeReview(await linkedGame(text, async () => undefined), services, false),
};

async function makeReview(
  state: MastermindGameState | undefined,
  { saved, stamp }: DeviceServices,
  isSaved: boolean,
): Promise<ReviewedGame | Unreviewed> {
  if (!state) return 'missing';
  const sheet = playedOn(state.sheet);
  const { turns, rules } = viewOf(sheet);
  if (turns.length === 0) return 'noTurns';
  if (!isListable(rules)) return 'tooLarge';
  const settings = await saved.value(SETTINGS, parseSettings);
  const skin = isBulls(rules) ? 'digits' : settings.value.skin;
  return new ReviewedCodeGame({ ...state, sheet }, { saved, stamp, skin, isSaved });
}
