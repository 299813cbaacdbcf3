import { RandomStream, seedRandom } from '@inkling/core/random';
import type { Sheet } from '@inkling/core/sheet';
import { witchBotMove } from '@inkling/games/witch/analysis/bot';
import { COVEN_ROSTER, covenWitch } from '@inkling/games/witch/coven-module';
import type { WitchFault } from '@inkling/games/witch/rules/game';
import type { WitchMove } from '@inkling/games/witch/rules/moves';
import type { WitchParams } from '@inkling/games/witch/rules/params';
import { squareAt, squareName } from '@inkling/games/witch/rules/squares';
import type { WitchSeat, WitchState } from '@inkling/games/witch/rules/state';
import type { TileView, WitchView } from '@inkling/games/witch/rules/view';
import { MEMORY_BOTS } from '@inkling/matching/memory/bots';
import { GameController } from '../../../play/game-controller.ts';
import type { OpenTable } from '../../../play/played-game.ts';
import type { Style } from '../../../shell/style.ts';
import { gridLines, pairName } from '../board/board-lines.ts';
import { type Acquaintance, COVERED, sayEvents, sayWitchFault } from '../messages/play.ts';
import { glanceOf } from './glance.ts';

/** Tiles that are being turned over. Only what the view shows is ever said. */
export class Match {
  readonly isPlain: boolean;
  readonly style: Style;
  readonly #controller: GameController<WitchParams, WitchState, WitchMove, WitchView, WitchSeat, WitchFault>;
  /** Events that were told. */
  #told: number;

  constructor({ sheet, talk, style, onChange }: OpenTable<unknown>) {
    this.#controller = new GameController(covenWitch.rules, sheet, { onChange });
    this.isPlain = talk.isPlain;
    this.style = style;
    this.#told = this.view.log.length;
  }

  get sheet(): Sheet {
    return this.#controller.sheet;
  }

  get view(): WitchView {
    return this.#controller.view('first');
  }

  get isOver(): boolean {
    return this.#controller.isOver;
  }

  /** What came of an entry: a fault, the hint, or what happened. */
  enter(text: string): readonly string[] {
    const { seat, quiz } = this.view;
    const played = this.#controller.enter(seat, text);
    const hint = quiz?.hint === undefined ? this.view.quiz?.hint : undefined;
    return [
      ...(played.ok ? [] : [sayWitchFault(played.error)]),
      ...(played.ok && played.value.kind === 'cover' ? [COVERED] : []),
      ...(hint === undefined ? [] : [hint]),
      ...this.#news(),
    ];
  }

  /** The move of a bot, if one sits opposite and it is its turn. */
  moveBot(): readonly string[] | undefined {
    const { params, seat } = this.view;
    const bot = MEMORY_BOTS.find((one) => one === params.opponent);
    if (!bot || seat !== 'second') return undefined;
    const { seed, cursor } = this.sheet;
    const random = new RandomStream(seedRandom(`${seed}/${bot}/${cursor}`));
    const played = this.#controller.play(witchBotMove(this.view, bot, random));
    if (!played.ok) throw new Error(`a bot's move is refused: ${played.error.code}`);
    return this.#news();
  }

  /** The board as it lies: drawn, or row by row for people who listen. */
  boardLines(): readonly string[] {
    const { tiles, params } = this.view;
    const { shape } = params.board;
    const known = this.acquaintance();
    if (!this.isPlain)
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

  /** What has happened since it was told last. */
  #news(): readonly string[] {
    const { view } = this;
    const line = sayEvents(view.log.slice(this.#told), view, this.acquaintance());
    this.#told = view.log.length;
    return line === undefined ? [] : [line];
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
  return COVEN_ROSTER[witch]?.name ?? '?';
}

type OpenTile = Exclude<TileView, { readonly lie: 'down' }>;

function signOf(tile: OpenTile, known: Acquaintance): string {
  if (tile.type === 'gameTile') return known.label(tile.witch).split(' ')[0] ?? '?';
  return tile.type === 'bonus' ? '*' : '!';
}

function spokenTile(tile: OpenTile, known: Acquaintance): string {
  return tile.type === 'gameTile' ? known.label(tile.witch) : tile.type;
}
