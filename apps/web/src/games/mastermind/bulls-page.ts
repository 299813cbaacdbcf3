import { language } from '../../shell/language/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { freshSeed } from '../../shell/seed.ts';
import { BULLS_GAME } from './bulls/name.ts';
import { openCodes } from './screen.tsx';
import { FORMAT } from './session/format.ts';
import { linkedGame } from './session/opening.ts';
import { freshSheet, stateFor } from './session/session.ts';
import { DEFAULT_SETTINGS, parseSettings } from './session/settings.ts';
import { BULLS, makeSetup } from './session/setup.ts';

/** Opens the page of Bulls and Cows, by default with four digits. Users can set up other rules there. */
export const openBulls: (services: PageServices) => Promise<Page> = openCodes({
  opening: {
    format: { ...FORMAT, key: BULLS_GAME.id },
    fresh: (draw) => stateFor(freshSheet(BULLS, freshSeed(draw))),
    linked: linkedGame,
  },
  settings: 'settings/bulls',
  parseSettings: (fields) =>
    parseSettings(fields, { ...DEFAULT_SETTINGS, skin: 'digits', setup: makeSetup(BULLS) }),
  name: () => BULLS_GAME.name[language.value],
});
