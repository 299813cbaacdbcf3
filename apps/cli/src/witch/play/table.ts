import type { WitchFault } from '@inkling/games/witch/game';
import type { WitchMove } from '@inkling/games/witch/moves';
import type { WitchParams } from '@inkling/games/witch/params';
import { squareAt } from '@inkling/games/witch/squares';
import type { WitchSeat, WitchState } from '@inkling/games/witch/state';
import type { TileView, WitchView } from '@inkling/games/witch/view';
import type { SheetDesk } from '../../playing/sheet-desk.ts';
import type { Talk } from '../../playing/talk.ts';
import type { Style } from '../../shell/style.ts';
import { type Acquaintance, sayEvents, sayScore, squareName, WITCH_HELP } from '../../words/witch-play.ts';
import { gridLines, pairName } from '../board-lines.ts';
import { glanceOf, ROSTER } from './coven.ts';

export type WitchDesk = SheetDesk<WitchParams, WitchState, WitchMove, WitchView, WitchSeat, WitchFault>;

const WORDS = ['help', 'quit', 'board', 'score', 'witches'] as const;
export type TableWord = (typeof WORDS)[number];

/** The words that are no moves; any text is fine. */
export function readWitchWord(entry: string): TableWord | undefined {
  const text = entry.trim().toLowerCase();
  if (text === '?') return 'help';
  if (text === 'exit' || text === 'q') return 'quit';
  return WORDS.find((word) => word === text);
}

/** A desk with people at it. Only what the view shows is ever said. */
export class WitchTable {
  readonly desk: WitchDesk;
  readonly talk: Talk;
  readonly style: Style;
  #told: number;

  constructor(desk: WitchDesk, talk: Talk, style: Style) {
    this.desk = desk;
    this.talk = talk;
    this.style = style;
    this.#told = this.view.log.length;
  }

  get view(): WitchView {
    return this.desk.view('first');
  }

  answer(word: Exclude<TableWord, 'quit'>): void {
    this.talk.say(...this.#linesFor(word));
  }

  /** Says what has happened since it was said last. */
  tell(): void {
    const { view } = this;
    const line = sayEvents(view.log.slice(this.#told), view, this.acquaintance());
    this.#told = view.log.length;
    if (line !== undefined) this.talk.say(line);
  }

  /** The table as it lies: drawn, or row by row for people who listen. */
  boardLines(): readonly string[] {
    const { tiles, params } = this.view;
    const { shape } = params.board;
    const known = this.acquaintance();
    if (!this.talk.isPlain)
      return gridLines(
        shape,
        tiles.map((tile) => this.#cell(tile, known)),
        CELL_WIDTH,
      );
    const up = tiles.flatMap((tile, index) =>
      tile.lie === 'down' ? [] : [`${squareName(squareAt(shape, index))} ${spokenTile(tile, known)}`],
    );
    const down = tiles.length - up.length;
    return [`${down} face down${up.length === 0 ? '' : `; in sight: ${up.join(', ')}`}.`];
  }

  /** Letters in the order in which witches were first seen, which everybody saw. */
  acquaintance(): Acquaintance {
    const { log, params } = this.view;
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
      glance: glanceOf,
      name: nameOf,
    };
  }

  #linesFor(word: Exclude<TableWord, 'quit'>): readonly string[] {
    switch (word) {
      case 'help':
        return WITCH_HELP.map(([name, text]) => `  ${name.padEnd(14)} ${text}`);
      case 'board':
        return this.boardLines();
      case 'score':
        return [sayScore(this.view)];
      case 'witches':
        return this.view.tonight.map((witch) => `${nameOf(witch)}: ${ROSTER[witch]?.description}`);
    }
  }

  #cell(tile: TileView, known: Acquaintance): string {
    if (tile.lie === 'down') return this.style.unicode ? '░░' : '##';
    const sign = signOf(tile, known);
    return tile.lie === 'kept' ? sign : `(${sign})`;
  }
}

/** A tile in sight has brackets round its letter; columns do not move when one is turned. */
const CELL_WIDTH = 3;

function nameOf(witch: number): string {
  return ROSTER[witch]?.name ?? '?';
}

type OpenTile = Exclude<TileView, { readonly lie: 'down' }>;

function signOf(tile: OpenTile, known: Acquaintance): string {
  if (tile.type === 'gameTile') return known.label(tile.witch).split(' ')[0] ?? '?';
  return tile.type === 'bonus' ? '*' : '!';
}

function spokenTile(tile: OpenTile, known: Acquaintance): string {
  if (tile.type === 'gameTile') return known.label(tile.witch);
  return tile.type;
}
