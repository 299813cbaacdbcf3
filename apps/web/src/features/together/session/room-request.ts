import type { RoomView } from '@inkling/client/generated/api';
import type { SeatedSetup } from '@inkling/games/contract/rematch';
import { checkRoomSetup, roomSeats } from '@inkling/games/contract/room-setup';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import { HASH_BYTES } from '@inkling/games/promise/commitment';
import type { RoomGame } from './room-game.ts';

/** Who sets the secret: the user keeps it, the user hands it in, the other side does, or the server draws it. */
export const REQUEST_MAKERS = ['kept', 'deposited', 'theirs', 'computer'] as const;
export type RequestMaker = (typeof REQUEST_MAKERS)[number];

/** The same choice for users who do not care where their own secret is stored. */
export const HIDERS = ['you', 'friend', 'computer'] as const;
export type Hider = (typeof HIDERS)[number];

export function hiderOf(maker: RequestMaker): Hider {
  if (maker === 'computer') return 'computer';
  return maker === 'theirs' ? 'friend' : 'you';
}

/** Two people play either way: if the computer hides the secret, both of them guess. */
export function hiddenBy(hider: Hider): Pick<RoomRequest, 'maker' | 'breakers'> {
  if (hider === 'computer') return { maker: 'computer', breakers: 'race' };
  return { maker: hider === 'you' ? 'deposited' : 'theirs', breakers: 'one' };
}

/** Who guesses: one person, two people against each other, or a computer player. */
export const REQUEST_BREAKERS = ['one', 'race', 'player'] as const;
export type RequestBreakers = (typeof REQUEST_BREAKERS)[number];

/** A room that the user is about to open. At a table, the rules alone determine who plays. */
export interface RoomRequest {
  readonly game: string;
  readonly rules: string;
  readonly maker: RequestMaker;
  readonly breakers: RequestBreakers;
}

/** The room that the user wants. Undefined rules mean the default rules of the game. */
export type WantedRoom = Omit<RoomRequest, 'rules'> & { readonly rules: string | undefined };

/** The request with which the form starts for a game. */
export function firstRequest(game: string): WantedRoom {
  return { game, rules: undefined, maker: 'deposited', breakers: 'one' };
}

/** The makers that the game allows. Empty at a table, where there is no choice. */
export function makersOf(request: RoomRequest, game: RoomGame): readonly RequestMaker[] {
  if (game.part.kind === 'table') return [];
  return REQUEST_MAKERS.filter((maker) => breakersOf({ ...request, maker }, game).length > 0);
}

/** The breakers that the game allows with this maker. Empty at a table, where there is no choice. */
export function breakersOf(request: RoomRequest, game: RoomGame): readonly RequestBreakers[] {
  if (game.part.kind === 'table') return [];
  return REQUEST_BREAKERS.filter((breakers) => isAllowed({ ...request, breakers }, game));
}

/** The request with every option that its game does not allow replaced by one that it does. */
export function settled(wanted: WantedRoom, game: RoomGame): RoomRequest {
  const request = { ...wanted, rules: wanted.rules ?? game.part.usualRules };
  const maker = oneOf(makersOf(request, game), request.maker);
  return { ...request, maker, breakers: oneOf(breakersOf({ ...request, maker }, game), request.breakers) };
}

function oneOf<Option>(options: readonly Option[], wanted: Option): Option {
  return options.includes(wanted) ? wanted : (options[0] ?? wanted);
}

/** Whether such a room may be opened. Rules that are too large pass: the server explains that in its refusal. */
export function isAllowed(request: RoomRequest, game: RoomGame): boolean {
  const { seat, ...setup } = openingBody(request, game, request.maker === 'kept' ? SOME_HASH : undefined);
  if (request.breakers === 'player' && game.part.kind === 'sheets' && !setup.computer) return false;
  const checked = checkRoomSetup(game.module, setup);
  if (!checked.ok) return checked.error === 'rules-too-large';
  const seats = roomSeats(game.module, { ...setup, rules: checked.value.rules });
  return seats.some((each) => each.seat === seat && each.computer === undefined);
}

/** Whether the room is for two people, who can have names for each other. */
export function isForTwo(request: RoomRequest, game: RoomGame): boolean {
  const { seat: _, ...setup } = openingBody(request, game, request.maker === 'kept' ? SOME_HASH : undefined);
  if (!checkRoomSetup(game.module, setup).ok) return true;
  return roomSeats(game.module, setup).filter(({ computer }) => computer === undefined).length > 1;
}

const SOME_HASH = makeBase64url(new Uint8Array(HASH_BYTES));

/** The body of the request that opens the room. It has a `commitment` only with a kept secret, and then always. */
export function openingBody(
  request: RoomRequest,
  game: RoomGame,
  commitment: string | undefined,
): SeatedSetup {
  const { game: id, rules, maker, breakers } = request;
  if (game.part.kind === 'table')
    return { game: id, rules, maker: 'drawn', breakers: 1, joint: true, seat: 'first' };
  const own = maker === 'kept' || maker === 'deposited';
  return {
    game: id,
    rules,
    ...(maker === 'computer' ? { joint: true } : {}),
    maker: maker === 'computer' ? 'drawn' : maker === 'theirs' ? 'deposited' : maker,
    breakers: breakers === 'race' ? 2 : 1,
    ...(breakers === 'player' ? { computer: playerFor(request, game) } : {}),
    ...(commitment === undefined ? {} : { commitment }),
    seat: own ? 'maker' : breakers === 'race' ? 'first' : 'breaker',
  };
}

/**
 * The same game with the computer in place of the missing player. Undefined if the computer cannot play it. The promise
 * of a kept secret is reused, because nobody has played against it yet.
 */
export function withComputer(view: RoomView, game: RoomGame): SeatedSetup | undefined {
  const { rules, maker, you, commitment } = view;
  if (view.daily !== undefined || you === 'spectator') return undefined;
  const own: RequestMaker = maker === 'kept' ? 'kept' : you === 'maker' ? 'deposited' : 'computer';
  const alone = game.part.typedRules('player', rules);
  const request: RoomRequest = {
    game: game.id,
    rules: game.part.kind === 'table' ? (alone ?? rules) : rules,
    maker: own,
    breakers: own === 'computer' ? 'one' : 'player',
  };
  if (game.part.kind === 'table' ? alone === undefined : !isAllowed(request, game)) return undefined;
  return openingBody(request, game, own === 'kept' ? commitment : undefined);
}

/** The first computer player that supports the rules. If none does, the first of all: the server then says why not. */
function playerFor({ rules, maker }: RoomRequest, { module }: RoomGame): string | undefined {
  const params = module.room.parseRules(rules, maker === 'kept' ? 'kept' : 'deposited');
  const able = module.players.find((player) => params.ok && player.canPlay(params.value));
  return (able ?? module.players[0])?.name;
}
