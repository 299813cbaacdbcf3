import type { RoomView } from '@inkling/client/generated/api';
import type { AnyGameModule } from '@inkling/games/contract/game-module';
import type { Name, Nickname } from '@inkling/games/contract/names';
import type { RoomPart, SheetGame, TablePart, TablePeople } from '../../../shell/parts/room-part.ts';

/** The game of a room: the law that its module has, and how it looks and speaks here. */
export interface RoomGame {
  readonly id: string;
  readonly module: AnyGameModule;
  readonly part: RoomPart;
  /** In the language of the page. */
  name(): string;
}

export type Seat = RoomView['seats'][number]['seat'];
export type Sheet = NonNullable<RoomView['sheets']>[number];

/** Its sheets by the rules of a room; `undefined` at a table, and for rules that this page cannot read. */
export function sheetsOf(game: RoomGame, rules: string): SheetGame | undefined {
  return game.part.kind === 'sheets' ? game.part.open(rules) : undefined;
}

export function tableOf({ part }: RoomGame): TablePart | undefined {
  return part.kind === 'table' ? part : undefined;
}

/** What the person in a seat is called, once they have chosen. */
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

/** How many people have not come yet. */
export function missingSeats({ seats }: Pick<RoomView, 'seats'>): number {
  return seats.filter(({ taken }) => !taken).length;
}

/** The other person at a game that is still to begin. */
export function newcomer(view: RoomView): RoomView['seats'][number] | undefined {
  const { you, seats, phase, sheets = [] } = view;
  const isNew = sheets.every(({ turnsUsed, pending }) => turnsUsed === 0 && pending === undefined);
  if (phase !== 'playing' || !isNew || you === 'spectator') return undefined;
  return seats.find(({ seat, taken, computer }) => taken && computer === undefined && seat !== you);
}

/** The sheet that the person's own moves are about: their own, or for a maker the only one. */
export function ownSheet({ you, sheets = [] }: RoomView): Sheet | undefined {
  return sheets.find(({ seat }) => seat === you) ?? (you === 'maker' ? sheets[0] : undefined);
}

/** `Mastermind: 4 places, 6 elements, 12 turns` */
export function termsOf(game: RoomGame, rules: string): string {
  return `${game.name()}: ${game.part.terms(rules)}`;
}

/** The guess or the secret that a move hands in; `undefined` for any other move. */
export function guessIn(move: string): string | undefined {
  return /^(?:guess|deposit) (.*)$/.exec(move)?.[1];
}

/** What a move begins with that hands in a share in the draw. */
export const NONCE = 'nonce';
