import { describe, expect, it } from 'vitest';
import { english } from '../../../../shell/share/messages/english.ts';
import { embedAddress, sameGameAddress, shareText } from '../../../../shell/share/share-text.ts';
import { parseRaceLink } from '../session/race-link.ts';
import { RaceSession, raceFor } from '../session/race-session.ts';
import { RUNAWAY_SETTING, USUAL_SETTING } from '../session/setting.ts';
import { shareOfRace } from './share.ts';

const BASE = 'https://example.org/';

describe('a decided race', () => {
  it('is shared with its answers, its address, a link to the same race and an embed address', () => {
    const session = new RaceSession(raceFor(USUAL_SETTING, 'holly'));
    session.submit([0, 0, 1, 1]);
    session.resign();
    const spec = shareOfRace(session);
    const [name, result, row, address] = shareText(spec, english, BASE).split('\n');
    expect([name, result, address]).toEqual(['Inkling Race', 'Given up after 1 turn', `${BASE}#/race`]);
    expect(row).toMatch(/^[●○–]{4}$/);
    const link = sameGameAddress(spec, BASE)?.slice(`${BASE}#/race/`.length) ?? '';
    expect(parseRaceLink(link)).toEqual({ setting: USUAL_SETTING, seed: 'holly' });
    expect(embedAddress(spec, BASE)).toBe(`${BASE}embed#/race/${link}`);
  });

  it('is shared as a runaway code if it was one, and can be embedded', () => {
    const session = new RaceSession(raceFor(RUNAWAY_SETTING, 'holly'));
    session.submit([0, 0, 1, 1]);
    session.answer({ exact: 0, near: 0 });
    session.resign();
    const spec = shareOfRace(session);
    expect(shareText(spec, english, BASE)).toBe(
      `Inkling Runaway Code\nGiven up after 1 turn\n––––\n${BASE}#/runaway`,
    );
    const [, link = ''] = embedAddress(spec, BASE).split('#/runaway/');
    expect(parseRaceLink(link)).toEqual({ setting: RUNAWAY_SETTING, seed: 'holly' });
    expect(spec.isDrawn).toBe(false);
  });
});
