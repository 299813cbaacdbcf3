import type { MastermindState } from '@inkling/games/mastermind/game';
import { parseCode } from '@inkling/games/mastermind/notation';
import { makeGameRecord } from 'inkling/game-record';
import type { Games } from './games.ts';
import { isOver, type Room, secretOf } from './room.ts';
import { mastermindParams } from './setup.ts';

/**
 * A finished Mastermind sheet as a file for `inkling verify`; `undefined` while the code is not shown, and for other
 * games.
 */
export function recordOf(room: Room, seat: string, games: Games): string | undefined {
  const { setup, commitment, opened } = room;
  const lane = room.lanes.find((other) => other.seat === seat) ?? room.lanes[0];
  if (setup.game !== 'mastermind' || !lane || !isOver(room, games)) return undefined;
  const text = setup.maker === 'kept' ? opened?.code : secretOf(room);
  const salt = setup.maker === 'kept' ? opened?.salt : room.salt;
  if (text === undefined || salt === undefined || commitment === undefined) return undefined;
  const { rules, turnsMax } = mastermindParams(setup);
  const code = parseCode(text, rules);
  if (!code.ok) throw new Error('a secret that the rules do not allow');
  const { turns } = lane.state as MastermindState;
  return makeGameRecord({
    rules,
    turnsMax,
    turns: turns.map(({ guess, feedback }) => ({ guess, ...feedback, left: undefined })),
    code: Array.from(code.value),
    promise: {
      commitment: new Uint8Array(Buffer.from(commitment, 'base64url')),
      salt: new Uint8Array(Buffer.from(salt, 'base64url')),
    },
    adversary: false,
  });
}
