import { fail, ok, type Result } from '@inkling/core/result';
import { parseBase64url } from '../encoding/base64url.ts';
import { HASH_BYTES } from '../promise/commitment.ts';
import type { AnyGameModule } from './game-module.ts';
import type { Maker, RoomSeat, SeatSpec } from './room.ts';

/** What is fixed when a room is opened. */
export interface RoomSetup {
  /** The id of a module. */
  readonly game: string;
  readonly rules: string;
  readonly maker: Maker;
  /** With 2, two breakers race for one secret without seeing each other's guesses. */
  readonly breakers: 1 | 2;
  /** The name of the computer player in the breaker's seat. At a table, the rules name it instead. */
  readonly computer?: string | undefined;
  /** The maker's commitment to the secret: 32 bytes in base64url. Required with `kept`, and only allowed then. */
  readonly commitment?: string | undefined;
  /** Whether every player contributes a nonce before the secret is drawn; only allowed with `drawn`. */
  readonly joint?: boolean | undefined;
  /**
   * Whether a class plays: one person has the seat, and everybody who looks on may vote for the next guess. Only
   * allowed with `drawn`, for one breaker, in a game with sheets.
   */
  readonly classroom?: boolean | undefined;
}

const SETUP_FAULTS = [
  'bad-rules',
  'rules-too-large',
  'maker-not-for-this-game',
  'no-race-by-hand',
  'computer-not-for-this-game',
  'commitment-missing',
  'bad-commitment',
  'nothing-to-draw',
  'not-for-a-class',
] as const;
export type SetupFault = (typeof SETUP_FAULTS)[number];

/** Validates a requested setup. Returns the canonical string of the rules, or why the setup cannot be played. */
export function checkRoomSetup(
  { room, players }: AnyGameModule,
  setup: RoomSetup,
): Result<{ readonly rules: string }, SetupFault> {
  const { maker, breakers, computer, commitment, joint, classroom } = setup;
  const breakersMax = room.kind === 'sheets' ? room.breakersMax : 1;
  if (!room.makers.includes(maker) || breakers > breakersMax) return fail('maker-not-for-this-game');
  if (maker === 'kept' && breakers === 2) return fail('no-race-by-hand');
  if (maker === 'kept' && commitment === undefined) return fail('commitment-missing');
  if (commitment !== undefined && (maker !== 'kept' || !parseBase64url(commitment, HASH_BYTES)))
    return fail('bad-commitment');
  if (joint && maker !== 'drawn') return fail('nothing-to-draw');
  if (classroom && (room.kind !== 'sheets' || maker !== 'drawn' || breakers !== 1 || joint))
    return fail('not-for-a-class');
  const player = players.find(({ name }) => name === computer);
  const seated = player && room.kind === 'sheets' && maker !== 'drawn' && breakers === 1;
  if (computer !== undefined && !seated) return fail('computer-not-for-this-game');
  const params = room.parseRules(setup.rules, maker);
  if (!params.ok) return params;
  if (player && !player.canPlay(params.value)) return fail('rules-too-large');
  return ok({ rules: room.makeRules(params.value) });
}

/** Returns the seats of a room in order. Requires a setup that `checkRoomSetup` has accepted. */
export function roomSeats(module: AnyGameModule, setup: RoomSetup): readonly SeatSpec[] {
  const { room } = module;
  if (room.kind === 'table') return room.seats(roomParams(module, setup));
  const breakers = sheetSeats(setup).map((seat) => ({ seat, computer: setup.computer }));
  return setup.maker === 'drawn' ? breakers : [{ seat: 'maker', computer: undefined }, ...breakers];
}

/** Returns the seats that have a sheet, in a game with sheets. */
export function sheetSeats({ breakers }: Pick<RoomSetup, 'breakers'>): readonly RoomSeat[] {
  return breakers === 2 ? ['first', 'second'] : ['breaker'];
}

/** Returns the parsed parameters of a room. Throws if the rules are invalid; call `checkRoomSetup` first. */
export function roomParams({ room }: AnyGameModule, { rules, maker }: RoomSetup): unknown {
  const params = room.parseRules(rules, maker);
  if (!params.ok) throw new Error(`invalid rules ${rules}: call checkRoomSetup first`);
  return params.value;
}
