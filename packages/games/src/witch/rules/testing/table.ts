import { expect as value } from '@inkling/core/result';
import { witchGame } from '../game.ts';
import type { Roster } from '../roster.ts';
import { squareAt } from '../squares.ts';
import type { TileFace, WitchState } from '../state.ts';

const NAMES = [
  'Odalys',
  'Belladonna',
  'Circelle',
  'Dragomira',
  'Eglantine',
  'Fenwick',
  'Grizelda',
  'Hepzibah',
];

const MORE = ['Isadora', 'Juniper', 'Kestrel', 'Lavinia', 'Morwenna', 'Nettlewyn', 'Ottoline', 'Perpetua'];

export const ROSTER: Roster = [...NAMES, ...MORE].map((name, i) => ({
  id: name.toLowerCase(),
  name,
  description: `A witch with habit ${i}.`,
}));

export const game = witchGame(ROSTER);

/** Plays moves, all of which must be legal. */
export function go(state: WitchState, ...moves: string[]): WitchState {
  return moves.reduce((now, text) => value(game.apply(now, value(game.parseMove(text)))), state);
}

export function refusal(state: WitchState, move: string): string {
  const result = game.apply(state, value(game.parseMove(move)));
  return result.ok ? 'accepted' : result.error.code;
}

export const flip = (state: WitchState, square: number) => {
  const { row, col } = squareAt(state.params.board.shape, square);
  return `flip ${row + 1},${col + 1}`;
};

/** Returns the squares whose tile passes a test. */
export const squaresWith = (state: WitchState, test: (face: TileFace) => boolean) =>
  state.secret.tiles.flatMap((face, square) => (test(face) ? [square] : []));

export const pairsOf = (state: WitchState) => {
  const witches = [
    ...new Set(state.secret.tiles.flatMap((face) => (face.type === 'gameTile' ? [face.witch] : []))),
  ];
  return witches.map((witch) =>
    squaresWith(state, (face) => face.type === 'gameTile' && face.witch === witch),
  );
};
