import type { RoomView } from '@inkling/client/generated/api';
import type { AnyGameModule } from '@inkling/games/contract/game-module';
import type { Name, Nickname } from '@inkling/games/contract/names';
import type { RoomPart, SheetGame, TablePart, TablePeople } from '../../../shell/parts/room-part.ts';

/** The game of a room: its module, which defines the rules, and its part, which presents it on this page. */
export interface RoomGame {
  readonly id: string;
  readonly module: AnyGameModule;
  readonly part: RoomPart;
  /** The name of the game in the page's language. */
  name(): string;
}

export type Seat = RoomView['seats'][number]['seat'];
export type Sheet = NonNullable<RoomView['sheets']>[number];

/** The sheet game for a room's rules. Undefined at a table, and for rules that this page cannot parse. */
export function sheetsOf(game: RoomGame, rules: string): SheetGame | undefined {
  return game.part.kind === 'sheets' ? game.part.open(rules) : undefined;
}

export function tableOf({ part }: RoomGame): TablePart | undefined {
  return part.kind === 'table' ? part : undefined;
}

/** The nickname of the player in a seat. Undefined until they have chosen one. */
export function nicknameOf({ name, mark }: RoomView['seats'][number]): Nickname | undefined {
  return name === undefined || mark === undefined ? undefined : { name, mark };
}

/** The people at a table, with names in the language of the page. */
export function tablePeople({ you, seats }: RoomView, names: Readonly<Record<Name, string>>): TablePeople {
  const people: Partial<Record<Seat, NonNullable<TablePeople['first']>>> = {};
  for (const { seat, taken, computer, name } of seats) {
    if (!taken || computer !== undefined) continue;
    if (seat === you) people[seat] = 'you';
    else if (name !== undefined) people[seat] = { name: names[name] };
    else if (you !== 'spectator') people[seat] = 'other';
  }
  return people;
}

export function freeSeats({ seats }: Pick<RoomView, 'seats'>): readonly Seat[] {
  return seats.flatMap(({ seat, taken, reserved }) => (taken || reserved === 'other' ? [] : [seat]));
}

/** The number of seats that are not taken yet. */
export function missingSeats({ seats }: Pick<RoomView, 'seats'>): number {
  return seats.filter(({ taken }) => !taken).length;
}

/** The other person in a game in which nobody has moved yet. Undefined otherwise, and for a spectator. */
export function newcomer(view: RoomView): RoomView['seats'][number] | undefined {
  const { you, seats, phase, sheets = [] } = view;
  const isNew = sheets.every(({ turnsUsed, pending }) => turnsUsed === 0 && pending === undefined);
  if (phase !== 'playing' || !isNew || you === 'spectator') return undefined;
  return seats.find(({ seat, taken, computer }) => taken && computer === undefined && seat !== you);
}

/** The sheet that the user's moves concern: their own, or for a maker the only one. */
export function ownSheet({ you, sheets = [] }: RoomView): Sheet | undefined {
  return sheets.find(({ seat }) => seat === you) ?? (you === 'maker' ? sheets[0] : undefined);
}

/** For example `Mastermind: 4 places, 6 elements, 12 turns`. */
export function termsOf(game: RoomGame, rules: string): string {
  return `${game.name()}: ${game.part.terms(rules)}`;
}

/** The guess or the secret that a move submits. Undefined for any other move. */
export function guessIn(move: string): string | undefined {
  return /^(?:guess|deposit) (.*)$/.exec(move)?.[1];
}

/** The prefix of a move that submits a contribution to the joint draw. */
export const NONCE = 'nonce';
