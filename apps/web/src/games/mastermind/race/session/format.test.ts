import { makeSheet } from '@inkling/core/sheet';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SAVED_VERSION, type SavedFields } from '../../../../shell/saved/saved.ts';
import { makeSavedGame, parseSavedGame } from '../../../../shell/saved/saved-game.ts';
import { emptyDraft, placeSymbol } from '../../session/draft.ts';
import { FORMAT } from './format.ts';
import { parseRaceRecord, tallyRaces } from './race-record.ts';
import { RaceSession, type RaceState, raceFor } from './race-session.ts';
import { type Setting, USUAL_SETTING } from './setting.ts';
import { settings } from './testing/any-race.ts';

const sessionOf = (setting: Setting, seed: string) => new RaceSession(raceFor(setting, seed));

/** Returns a race as it is stored on a device. */
const written = (race: RaceState): SavedFields => ({
  ...makeSavedGame(FORMAT, race),
  version: SAVED_VERSION,
});

const readBack = (value: unknown) => parseSavedGame(FORMAT, value);

describe('a saved race', () => {
  it('round-trips, including a half-typed guess', () => {
    const guesses = fc.array(fc.array(fc.nat(3), { minLength: 5, maxLength: 5 }), { maxLength: 4 });
    fc.assert(
      fc.property(settings, fc.string(), guesses, fc.boolean(), (setting, seed, guesses, resigned) => {
        const session = sessionOf(setting, seed);
        for (const guess of guesses) session.submit(guess.slice(0, setting.rules.places));
        if (resigned) session.resign();
        session.draft.value = placeSymbol(session.draft.value, 2);
        const { sheet, draft } = session;
        const race = { setting, sheet: sheet.value, draft: draft.value, filed: resigned };
        expect(readBack(JSON.parse(JSON.stringify(written(race))))).toEqual(race);
      }),
    );
  });

  it('is rejected if it is not a single line of play of its setting', () => {
    const session = sessionOf(USUAL_SETTING, 'holly');
    session.submit([0, 0, 1, 1]);
    const kept = written({ ...raceFor(USUAL_SETTING, 'holly'), sheet: session.sheet.value });
    const sheet = String(kept['sheet']);
    const broken: unknown[] = [
      undefined,
      7,
      {},
      { ...kept, version: 2 },
      { ...kept, setting: 'race p5c6r covered knuth' },
      { ...kept, setting: 'adversary p4c6r covered' },
      { ...kept, sheet: sheet.replace('cursor 1', 'cursor 0') },
      { ...kept, sheet: sheet.replace('guess aabb', 'guess aabbc') },
      { ...kept, sheet: `${sheet}0 - "guess aabc"\n` },
    ];
    for (const value of broken) expect(readBack(value)).toBeUndefined();
    expect(readBack({ ...kept, draft: 'zz' })).toMatchObject({ draft: emptyDraft(4) });
    fc.assert(fc.property(fc.anything(), (value) => readBack(value) === undefined));
  });
});

describe('the tally', () => {
  const sheetText = (guesses: readonly (readonly number[])[]) => {
    const session = sessionOf(USUAL_SETTING, 'holly-3417');
    for (const guess of guesses) session.submit([...guess]);
    if (!session.isOver) session.resign();
    return makeSheet(session.sheet.value);
  };
  const race = (turns: number | null) => ({ players: [{ name: 'knuth', turns }], open: false });

  it('counts wins, draws and losses against each player, and ignores anything but races', () => {
    const found = sheetText([
      [0, 0, 1, 1],
      [2, 0, 3, 0],
    ]);
    const values = [
      { sheet: found, race: race(3) },
      { sheet: found, race: race(2) },
      { sheet: found, race: race(1) },
      { sheet: found, race: race(null) },
      { sheet: sheetText([]), race: race(5) },
      { sheet: found },
      { sheet: found, race: { players: [{ name: 'kunth', turns: 2 }], open: false } },
      { sheet: 'torn', race: race(3) },
      undefined,
    ];
    expect([...tallyRaces(values)]).toEqual([['knuth', { won: 2, drawn: 1, lost: 2 }]]);
  });

  it('rejects anything that is not a valid race record', () => {
    fc.assert(fc.property(fc.anything(), (value) => parseRaceRecord(value) === undefined));
    expect(parseRaceRecord(race(13))).toBeUndefined();
    expect(parseRaceRecord(race(12))).toEqual(race(12));
  });
});
