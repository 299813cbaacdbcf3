import { RandomStream, seedRandom } from '@inkling/core/random';
import { drawCode } from '@inkling/games/mastermind/rules/game';
import { skinOf } from '@inkling/games/mastermind/rules/skins';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeSeededLink } from '../../../../shell/saved/seeded-link.ts';
import { cleanSeed } from '../../../../shell/seed.ts';
import { parseCommand } from './command.ts';
import { outcomeAmong, outcomeOf } from './outcome.ts';
import { makeRaceLink, parseRaceLink } from './race-link.ts';
import { playerSeed, RaceSession, raceFor } from './race-session.ts';
import { makeSetting, parseSetting, type Setting, USUAL_SETTING } from './setting.ts';
import { settings } from './testing/any-race.ts';

const WINTER = skinOf('winter');

const sessionOf = (setting: Setting, seed: string) => new RaceSession(raceFor(setting, seed));

describe('a setting', () => {
  it('round-trips', () => {
    fc.assert(
      fc.property(settings, (setting) => {
        expect(parseSetting(makeSetting(setting))).toEqual(setting);
      }),
    );
  });

  it('is rejected if it cannot be raced', () => {
    for (const text of [
      '',
      'race p4c6r covered',
      'race p4c6r covered knuth knuth',
      'race p4c6r covered knuth states parts',
      'race p4c6r covered kunth',
      'race p4c6r ajar knuth',
      'race p5c4n covered knuth',
      'race p6c6r covered knuth',
      'adversary p4c6r covered knuth',
      'race p4c10n covered knuth',
      'duel p4c6r covered knuth',
    ])
      expect(parseSetting(text)).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => parseSetting(text) === undefined));
  });
});

describe('a link', () => {
  it('round-trips', () => {
    const seeds = fc
      .string({ unit: 'grapheme' })
      .map(cleanSeed)
      .filter((seed) => seed !== '');
    fc.assert(
      fc.property(settings, seeds, (setting, seed) => {
        const text = makeRaceLink({ setting, seed });
        if (text !== undefined) expect(parseRaceLink(text)).toEqual({ setting, seed });
      }),
    );
  });

  it('is not made for a seed with a lone surrogate', () => {
    expect(makeRaceLink({ setting: USUAL_SETTING, seed: 'a\ud83d' })).toBeUndefined();
  });

  it('is rejected if a character is missing or changed, as another seed means another race', () => {
    const link = makeRaceLink({ setting: USUAL_SETTING, seed: 'holly' }) as string;
    expect(link).toBe('s1/race-p4c6r-covered-knuth/holly.BK4v');
    for (let at = 0; at < link.length; at++) {
      const [before, after] = [link.slice(0, at), link.slice(at + 1)];
      for (const changed of [before + after, `${before}${link[at] === 'x' ? 'y' : 'x'}${after}`])
        expect(parseRaceLink(changed)).toBeUndefined();
    }
  });

  it('is rejected if it does not describe a race, and never throws', () => {
    for (const params of ['', 'race-p4c6r-covered', 'race-p9c9r-open-knuth', '%E0%A4%A', ' '])
      expect(parseRaceLink(makeSeededLink({ params, seed: 'x' }))).toBeUndefined();
    expect(parseRaceLink(makeSeededLink({ params: 'race-p4c6r-covered-knuth', seed: ' ' }))).toBeUndefined();
    expect(parseRaceLink('race-p4c6r-covered-knuth/x')).toBeUndefined();
    fc.assert(fc.property(fc.string(), (text) => parseRaceLink(text) === undefined));
  });
});

describe('a typed command', () => {
  const parse = (text: string, setting: Setting = USUAL_SETTING) => parseCommand(text, setting, WINTER);

  it('parses guesses, races and simple commands', () => {
    expect(parse('SSTB')).toEqual({ ok: true, value: { kind: 'guess', code: [0, 0, 2, 5] } });
    expect(parse('guess 1122')).toEqual({ ok: true, value: { kind: 'guess', code: [0, 0, 1, 1] } });
    expect(parse(' Race  states KNUTH open p5c6n seed blue  moon ')).toEqual({
      ok: true,
      value: {
        kind: 'begin',
        setting: {
          kind: 'race',
          rules: { places: 5, symbols: 6, repeats: false },
          players: ['states', 'knuth'],
          open: true,
        },
        seed: 'blue moon',
      },
    });
    expect(parse('adversary p3c4r')).toMatchObject({
      value: { setting: { kind: 'adversary', players: [], rules: { places: 3, symbols: 4 } }, seed: '' },
    });
    expect(parse('again')).toEqual({
      ok: true,
      value: { kind: 'begin', setting: USUAL_SETTING, seed: '' },
    });
    expect(parse('give up')).toEqual({ ok: true, value: { kind: 'resign' } });
    expect(parse('?')).toEqual({ ok: true, value: { kind: 'help' } });
  });

  it('keeps the previous players, and uses the default ones after an adversary', () => {
    const adversary = { ...USUAL_SETTING, kind: 'adversary' as const, players: [] };
    expect(parse('race open', { ...USUAL_SETTING, players: ['parts'] })).toMatchObject({
      value: { setting: { players: ['parts'], open: true } },
    });
    expect(parse('race', adversary)).toMatchObject({ value: { setting: { players: ['knuth'] } } });
  });

  it('reports what is wrong', () => {
    const faults = {
      '': 'nothing',
      'race kunth': 'not-a-setting',
      'adversary knuth': 'not-a-setting',
      'race knuth knuth': 'same-player',
      'race knuth parts states': 'too-many-players',
      'race p6c6r': 'rules-not-raced',
      undo: 'not-in-a-race',
      'why 2 s': 'not-in-a-race',
      constructor: 'not-understood',
      SST: 'wrong-length',
    };
    for (const [text, code] of Object.entries(faults))
      expect(parse(text)).toMatchObject({ ok: false, error: { code } });
  });

  it('never throws, and starts only valid races', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom('race ', 'again ').chain((head) => fc.string().map((tail) => head + tail)),
        ),
        settings,
        (text, setting) => {
          const command = parse(text, setting);
          if (command.ok && command.value.kind === 'begin')
            expect(parseSetting(makeSetting(command.value.setting))).toEqual(command.value.setting);
        },
      ),
    );
  });
});

describe('an outcome', () => {
  const needed = fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined });

  it('is the opposite for the other side', () => {
    const opposite = { won: 'lost', drawn: 'drawn', lost: 'won' };
    fc.assert(
      fc.property(needed, needed, (you, rival) => {
        expect(outcomeOf(rival, you)).toBe(opposite[outcomeOf(you, rival)]);
      }),
    );
  });

  it('against several players is the outcome against the best of them', () => {
    expect(outcomeAmong(5, [6, 4])).toBe('lost');
    expect(outcomeAmong(5, [6, 5])).toBe('drawn');
    expect(outcomeAmong(5, [6, undefined])).toBe('won');
    expect(outcomeAmong(undefined, [undefined])).toBe('drawn');
  });
});

describe('a race', () => {
  it('lets rivals move once per turn of the user, and to the end once the user is done', () => {
    const session = sessionOf({ ...USUAL_SETTING, players: ['knuth', 'random'] }, 'holly');
    expect(session.seatsToMove).toEqual([]);
    session.submit([0, 0, 1, 1]);
    expect(session.seatsToMove).toEqual([0, 1]);
    session.move(0, [0, 0, 1, 1]);
    expect(session.seatsToMove).toEqual([1]);
    session.move(1, undefined);
    expect(session.seatsToMove).toEqual([]);
    expect(session.isDecided).toBe(false);
    expect(session.resign()).toBe(true);
    expect(session.hasResigned).toBe(true);
    expect(session.seatsToMove).toEqual([0]);
    const { secret } = session.view.value;
    session.move(0, secret);
    expect(session.isDecided).toBe(true);
    expect(session.submit([0, 0, 1, 1])).toBe(false);
    expect(session.resign()).toBe(false);
  });

  it('answers user and rivals from the same code, and hides it until the end', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: 12 }),
        fc.array(fc.nat(5), { minLength: 4, maxLength: 4 }),
        (seed, guess) => {
          const session = sessionOf(USUAL_SETTING, seed);
          session.submit(guess);
          session.move(0, guess);
          expect(session.rivals.value[0]?.turns).toEqual(session.turns.value);
          if (!session.isOver) expect(session.view.value.secret).toBeUndefined();
        },
      ),
    );
  });

  it('gives players a seed that is independent of the code', () => {
    const setting: Setting = { ...USUAL_SETTING, players: ['states'] };
    const firsts = Array.from({ length: 600 }, (_, i) => {
      const seed = `race-${i}`;
      const code = drawCode(setting.rules, new RandomStream(seedRandom(seed)));
      const first = new RandomStream(seedRandom(playerSeed(seed, 'states'))).below(6);
      return code[0] === first;
    });
    const hits = firsts.filter((hit) => hit).length;
    expect(hits).toBeGreaterThan(60);
    expect(hits).toBeLessThan(150);
  });

  it('against the adversary waits for each answer', () => {
    const session = sessionOf({ ...USUAL_SETTING, kind: 'adversary', players: [] }, 'x');
    expect(session.adversaryState?.secret).toBeUndefined();
    expect(session.submit([0, 0, 1, 1])).toBe(true);
    expect(session.isWaiting).toBe(true);
    expect(session.submit([0, 0, 1, 2])).toBe(false);
    session.answer({ exact: 1, near: 0 });
    expect(session.isWaiting).toBe(false);
    expect(session.turns.value).toHaveLength(1);
    session.answer({ exact: 1, near: 0 });
    expect(session.turns.value).toHaveLength(1);
  });
});
