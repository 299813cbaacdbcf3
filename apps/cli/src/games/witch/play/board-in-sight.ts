import { COVEN_ROSTER } from '@inkling/games/witch/coven-module';
import { squareAt, squareName } from '@inkling/games/witch/rules/squares';
import type { TileView, WitchView } from '@inkling/games/witch/rules/view';
import type { Style } from '../../../shell/style.ts';
import { gridLines, pairName } from '../board/board-lines.ts';
import type { Acquaintance } from '../messages/play.ts';
import { briefPortrait } from './brief-portrait.ts';

/** Returns the current board: drawn, or as a sentence for screen readers. */
export function boardLines(
  view: WitchView,
  { style, isPlain }: { readonly style: Style; readonly isPlain: boolean },
): readonly string[] {
  const { tiles, params } = view;
  const { shape } = params.board;
  const known = acquaintanceIn(view);
  if (!isPlain)
    return gridLines(
      shape,
      tiles.map((tile) => cell(tile, known, style)),
      CELL_WIDTH,
    );
  const up = tiles.flatMap((tile, index) =>
    tile.lie === 'down' ? [] : [`${squareName(squareAt(shape, index))} ${spokenTile(tile, known)}`],
  );
  const down = tiles.length - up.length;
  return [`${down} face down${up.length === 0 ? '' : `; face up: ${up.join(', ')}`}.`];
}

/** Assigns letters to the witches in the order in which they were first seen, which everybody knows. */
export function acquaintanceIn({ log, params }: WitchView): Acquaintance {
  const seen = new Map<number, number>();
  const named = new Set<number>();
  for (const event of log) {
    if ((event.kind === 'flip' || event.kind === 'peek') && event.face.type === 'gameTile')
      seen.set(event.face.witch, seen.get(event.face.witch) ?? seen.size + 1);
    if (event.kind === 'quiz') named.add(event.witch);
  }
  const letter = (witch: number) => pairName(seen.get(witch) ?? seen.size + 1);
  return {
    label: (witch) =>
      named.has(witch) || params.quiz === 'off' ? `${letter(witch)} ${nameOf(witch)}` : letter(witch),
    brief: briefPortrait,
    name: nameOf,
  };
}

export function nameOf(witch: number): string {
  return COVEN_ROSTER[witch]?.name ?? '?';
}

function cell(tile: TileView, known: Acquaintance, style: Style): string {
  if (tile.lie === 'down') return style.unicode ? '░░' : '##';
  const sign = signOf(tile, known);
  return tile.lie === 'kept' ? sign : `(${sign})`;
}

/** The width of a face-up tile, which has brackets around its letter, so that all columns are equally wide. */
const CELL_WIDTH = 3;

type OpenTile = Exclude<TileView, { readonly lie: 'down' }>;

function signOf(tile: OpenTile, known: Acquaintance): string {
  if (tile.type === 'gameTile') return known.label(tile.witch).split(' ')[0] ?? '?';
  return tile.type === 'bonus' ? '*' : '!';
}

function spokenTile(tile: OpenTile, known: Acquaintance): string {
  return tile.type === 'gameTile' ? known.label(tile.witch) : tile.type;
}
