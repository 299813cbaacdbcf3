import type { RoomView } from '@inkling/client/generated/api';
import type { SeatedSetup } from '@inkling/games/contract/room-again';
import { checkRoomSetup, roomSeats } from '@inkling/games/contract/room-setup';
import { makeBytes } from '@inkling/games/encoding/bytes-text';
import { HASH_BYTES } from '@inkling/games/promise/commitment';
import type { RoomGame } from './room-game.ts';

/** Who knows the secret of a room: you keep it, you hand it in, the other side does, or the server draws it. */
export const REQUEST_MAKERS = ['kept', 'deposited', 'theirs', 'computer'] as const;
export type RequestMaker = (typeof REQUEST_MAKERS)[number];

/** The same for somebody who does not care where their own secret is kept. */
export const HIDERS = ['you', 'friend', 'computer'] as const;
export type Hider = (typeof HIDERS)[number];

export function hiderOf(maker: RequestMaker): Hider {
  if (maker === 'computer') return 'computer';
  return maker === 'theirs' ? 'friend' : 'you';
}

/** Two people play either way: where the computer hides the secret, both look for it. */
export function hiddenBy(hider: Hider): Pick<RoomRequest, 'maker' | 'breakers'> {
  if (hider === 'computer') return { maker: 'computer', breakers: 'race' };
  return { maker: hider === 'you' ? 'deposited' : 'theirs', breakers: 'one' };
}

/** Who looks for it: one person, two against each other, or a computer player. */
export const REQUEST_BREAKERS = ['one', 'race', 'player'] as const;
export type RequestBreakers = (typeof REQUEST_BREAKERS)[number];

/** A room that somebody is about to open. At a table the rules alone say who plays. */
export interface RoomRequest {
  readonly game: string;
  readonly rules: string;
  readonly maker: RequestMaker;
  readonly breakers: RequestBreakers;
}

/** What somebody wants to play; by the usual rules of the game where none are said. */
export type WantedRoom = Omit<RoomRequest, 'rules'> & { readonly rules: string | undefined };

/** The room of a game that the form begins with. */
export function firstRequest(game: string): WantedRoom {
  return { game, rules: undefined, maker: 'deposited', breakers: 'one' };
}

/** The makers that the game can have; none to choose from at a table. */
export function makersOf(request: RoomRequest, game: RoomGame): readonly RequestMaker[] {
  if (game.part.kind === 'table') return [];
  return REQUEST_MAKERS.filter((maker) => breakersOf({ ...request, maker }, game).length > 0);
}

/** The breakers that the maker can have; none to choose from at a table. */
export function breakersOf(request: RoomRequest, game: RoomGame): readonly RequestBreakers[] {
  if (game.part.kind === 'table') return [];
  return REQUEST_BREAKERS.filter((breakers) => isAllowed({ ...request, breakers }, game));
}

/** The request with what its game cannot have replaced by what it can. */
export function settled(wanted: WantedRoom, game: RoomGame): RoomRequest {
  const request = { ...wanted, rules: wanted.rules ?? game.part.usualRules };
  const maker = oneOf(makersOf(request, game), request.maker);
  return { ...request, maker, breakers: oneOf(breakersOf({ ...request, maker }, game), request.breakers) };
}

function oneOf<Option>(options: readonly Option[], wanted: Option): Option {
  return options.includes(wanted) ? wanted : (options[0] ?? wanted);
}

/** May such a room be opened? Too large rules are another question: the server answers it with a sentence. */
export function isAllowed(request: RoomRequest, game: RoomGame): boolean {
  const { seat, ...setup } = openingBody(request, game, request.maker === 'kept' ? SOME_HASH : undefined);
  if (request.breakers === 'player' && game.part.kind === 'sheets' && !setup.computer) return false;
  const checked = checkRoomSetup(game.module, setup);
  if (!checked.ok) return checked.error === 'rules-too-large';
  const seats = roomSeats(game.module, { ...setup, rules: checked.value.rules });
  return seats.some((each) => each.seat === seat && each.computer === undefined);
}

/** Do two people sit in it, who can have names for each other? */
export function isForTwo(request: RoomRequest, game: RoomGame): boolean {
  const { seat: _, ...setup } = openingBody(request, game, request.maker === 'kept' ? SOME_HASH : undefined);
  if (!checkRoomSetup(game.module, setup).ok) return true;
  return roomSeats(game.module, setup).filter(({ computer }) => computer === undefined).length > 1;
}

const SOME_HASH = makeBytes(new Uint8Array(HASH_BYTES));

/** What is asked of the server; `commitment` with a kept secret and only then. */
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
 * The same game with the computer in the place of whoever has not come; `undefined` where the computer cannot play there.
 * A promise that nobody has answered to holds there, too.
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

/** The first computer player who can play by the rules; where none can, the first of all, and the server says why not. */
function playerFor({ rules, maker }: RoomRequest, { module }: RoomGame): string | undefined {
  const params = module.room.parseRules(rules, maker === 'kept' ? 'kept' : 'deposited');
  const able = module.players.find((player) => params.ok && player.canPlay(params.value));
  return (able ?? module.players[0])?.name;
}
