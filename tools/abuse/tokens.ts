import { randomBytes } from 'node:crypto';
import { type Attack, summary, tally, type Visitor } from './visitor.ts';

const MINE = '/api/guests/me/rooms';

function show(eve: Visitor, authorization: string) {
  return eve.ask('GET', MINE, { headers: { authorization } });
}

/** Presents Eve's token with one of its parts changed. */
async function changed(eve: Visitor, part: number, change: (old: string) => string): Promise<string> {
  const parts = (await eve.begin()).token.split('.');
  parts[part] = change(parts[part] ?? '');
  return summary(await show(eve, `Bearer ${parts.join('.')}`));
}

/** Impersonating somebody else. */
export const TOKENS: readonly Attack[] = [
  {
    run: function anotherGuestInAToken(eve) {
      return changed(eve, 2, (old) => `${old.startsWith('A') ? 'B' : 'A'}${old.slice(1)}`);
    },
    expected: '401 bad-token',
  },
  {
    run: function aTokenThatLivesLonger(eve) {
      return changed(eve, 4, (old) => `${Number(old) + 1e8}`);
    },
    expected: '401 bad-token',
  },
  {
    run: function aTokenOfAnotherKey(eve) {
      return changed(eve, 1, () => 'k2');
    },
    expected: '401 bad-token',
  },
  {
    run: function aSignatureThatIsNearlyRight(eve) {
      return changed(eve, 5, (old) => `${old.slice(0, -1)}${old.endsWith('A') ? 'B' : 'A'}`);
    },
    expected: '401 bad-token',
  },
  {
    run: function aTokenWithoutASignature(eve) {
      return changed(eve, 5, () => '');
    },
    expected: '401 bad-token',
  },
  {
    run: async function aPasswordInPlaceOfAToken(eve) {
      return summary(await show(eve, `Basic ${Buffer.from('admin:admin').toString('base64')}`));
    },
    expected: '401 bad-token',
  },
  {
    run: async function aTokenInTheAddress(eve) {
      const guest = await eve.begin();
      await guest.room();
      return (await eve.ask('GET', `${MINE}?token=${guest.token}`)).text;
    },
    expected: '{"rooms":[]}',
  },
  {
    run: async function theTokenOfSomebodyForgotten(eve) {
      const guest = await eve.begin();
      await guest.ask('DELETE', '/api/guests/me');
      return summary(await guest.ask('GET', MINE));
    },
    expected: '401 bad-token',
  },
  {
    run: async function theRecoveryCodeOfSomebodyForgotten(eve) {
      const guest = await eve.begin();
      await guest.ask('DELETE', '/api/guests/me');
      const body = { keep: 'token', recovery: guest.recovery };
      return summary(await eve.ask('POST', '/api/guests/recovery', { body }));
    },
    expected: '404 no-such-recovery',
  },
  {
    run: async function guessingRecoveryCodes(eve) {
      const guess = () => ({ keep: 'token', recovery: randomBytes(16).toString('base64url') });
      const tries = Array.from({ length: 15 }, () =>
        eve.ask('POST', '/api/guests/recovery', { body: guess() }),
      );
      return tally(await Promise.all(tries));
    },
    expected: '10 × 404 no-such-recovery, 5 × 429 too-many-requests',
  },
];
