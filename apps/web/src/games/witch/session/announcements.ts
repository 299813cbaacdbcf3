import { BONUS_POINTS, MATCH_POINTS, quizPoints } from '@inkling/games/witch/rules/points';
import { freeSquares } from '@inkling/games/witch/rules/setting';
import { rowName, type Square, squareAt } from '@inkling/games/witch/rules/squares';
import type { FoundPair, TileFace, WitchEvent, WitchSeat } from '@inkling/games/witch/rules/state';
import type { TileView, WitchView } from '@inkling/games/witch/rules/view';
import type { TablePeople } from '../../../shell/parts/room-part.ts';
import type { At, Who } from '../messages/english.ts';
import { messages } from '../messages/language.ts';
import { labelOf, sightOf } from './acquaintance.ts';
import { descriptionOf, nameOf } from './roster.ts';
import { isBot } from './setup.ts';
import { TIMED_SECONDS } from './time.ts';

/** The name of a square on the board, by its index. */
export function atOf(view: WitchView, square: number): At {
  return named(squareAt(view.params.board.shape, square));
}

export function named({ row, col }: Square): At {
  return { row: rowName(row), column: col + 1 };
}

/** A view of a table, with the people at it if they are known. */
export type SeatedView = WitchView & { readonly people?: TablePeople };

/** Who has this seat; undefined in a solo game, where nobody needs to be distinguished. */
export function whoSits({ params: { opponent }, people }: SeatedView, seat: WitchSeat): Who {
  if (opponent === 'nobody') return undefined;
  const known = people?.[seat];
  if (known) return known;
  if (!isBot(opponent)) return seat;
  return seat === 'first' ? 'you' : 'bot';
}

export function pairsTotal(view: WitchView): number {
  return freeSquares(view.params.board) / 2;
}

export function foundBy(view: WitchView, seat: WitchSeat): readonly FoundPair[] {
  return view.found.filter((pair) => pair.seat === seat);
}

/** Describes what a tile shows, for users who cannot see it. */
function faceSight(view: WitchView, face: TileFace): string {
  const { board } = messages();
  if (face.type === 'gameTile') return sightOf(view, face.witch);
  return face.type === 'bonus' ? board.bonus : board.bomb;
}

/** The memory that a face-down tile was seen before, and what it showed, for users who asked to be reminded. */
export interface Memory {
  readonly face: TileFace | undefined;
}

/**
 * The label of a tile. A face-down tile is always described as just that, whatever it hides, and a witch has no
 * name before she was asked about.
 */
export function tileName(view: WitchView, square: number, memory?: Memory): string {
  const { board, table } = messages();
  const tile = view.tiles[square];
  const at = atOf(view, square);
  if (!tile || tile.lie === 'down') {
    const sight = memory?.face && `, ${faceSight(view, memory.face)}`;
    return board.tile(at, memory ? `${table.seenTile}${sight ?? ''}` : board.faceDown);
  }
  if (tile.type === 'bonus') return board.tile(at, board.bonus);
  if (tile.type === 'bomb') return board.tile(at, view.params.calm ? board.dud : board.bomb);
  if (view.quiz?.witch === tile.witch) return board.tile(at, board.asked);
  const isFound = tile.lie === 'kept';
  return board.tile(at, isFound ? board.matched(labelOf(view, tile.witch)) : sightOf(view, tile.witch));
}

/**
 * One line about the result of a move: it describes the last event, which is the most informative, and
 * announces the next player.
 */
export function tell(before: WitchView, after: WitchView, events: readonly WitchEvent[]): string {
  const last = events.at(-1);
  if (!last) {
    if (after.quiz?.hint !== undefined) return descriptionOf(after.quiz.witch);
    return before.phase === 'peek' ? messages().speech.skipped : messages().speech.covered;
  }
  const lines = [tellEvent(after, last)];
  if (after.phase === 'over') lines.push(endSentence(after));
  else if (after.seat !== before.seat) lines.push(messages().speech.next(whoSits(after, after.seat)));
  return lines.filter((line) => line !== '').join(' ');
}

export function endSentence(view: WitchView): string {
  const { ending } = messages();
  if (view.params.opponent === 'nobody') return ending.alone(view.moves.first);
  const winner = view.status.phase === 'over' ? view.status.winner : undefined;
  return ending.winner(winner && whoSits(view, winner));
}

/** The result of the last question, until something else happens. */
export function verdict({ log, params }: WitchView): string {
  const last = log.at(-1);
  if (last?.kind !== 'quiz') return '';
  const points = quizPoints(params.quiz, last.answer, last.hinted);
  return messages().speech.answered(last.answer, nameOf(last.witch), points);
}

/** How long two different tiles stay face up. */
export function missSentence({ params }: WitchView): string {
  return messages().board.miss(params.timed ? TIMED_SECONDS : undefined);
}

/** How long a tile that a bonus reveals stays face up. */
export function peekSentence({ params }: WitchView): string {
  return messages().board.peeked(params.timed ? TIMED_SECONDS : undefined);
}

/** What earns points in this game, and how many. */
export function worthOf({ params }: WitchView): readonly (readonly [what: string, points: number])[] {
  const { worth } = messages().table;
  const rows = [
    [worth.pair, MATCH_POINTS],
    [worth.name, quizPoints(params.quiz, 'right', false)],
    [worth.bonus, BONUS_POINTS],
  ] as const;
  return rows.filter(([, points]) => points > 0);
}

/** The progress, and every tile that is temporarily face up. */
export function stateSentence(view: WitchView): string {
  const { speech, board } = messages();
  const up = view.tiles.flatMap((tile, square) =>
    tile.lie === 'shown' || tile.lie === 'first' ? [tileName(view, square)] : [],
  );
  const seat = view.params.opponent === 'nobody' ? 'first' : view.seat;
  const score = speech.state(view.found.length, pairsTotal(view), view.moves[seat], view.points[seat]);
  if (view.phase === 'over') return `${score} ${endSentence(view)}`;
  const begun = view.tiles.some(({ lie }) => lie === 'first');
  return [
    score,
    speech.up(up),
    view.phase === 'flip' ? board.turn(whoSits(view, view.seat), begun) : askSentence(view),
  ].join(' ');
}

/** What the open question asks for: a name, or a tile. */
function askSentence(view: WitchView): string {
  const { speech, board } = messages();
  if (view.phase === 'peek') return board.peek;
  const options = view.quiz?.options;
  return options ? speech.ask(options.map(nameOf)) : speech.askTyped;
}

/** Whether the player may be told what to do next: a bot or somebody on another device would not read it. */
function isHere(who: Who): boolean {
  return who !== 'bot' && who !== 'other' && typeof who !== 'object';
}

/** The label of a witch who was already described when she was turned over. */
function briefly(view: WitchView, tile: TileFace | TileView | undefined): string {
  return tile && 'witch' in tile ? labelOf(view, tile.witch) : '';
}

function tellEvent(after: WitchView, event: WitchEvent): string {
  const { speech } = messages();
  const who = whoSits(after, event.seat);
  switch (event.kind) {
    case 'flip':
      return speech.flip(who, atOf(after, event.square), faceSight(after, event.face));
    case 'peek':
      return speech.peek(who, atOf(after, event.square), faceSight(after, event.face));
    case 'miss': {
      const [one, other] = event.squares.map((square) => after.tiles[square] as TileFace);
      return speech.miss(who, briefly(after, one), faceSight(after, other as TileFace));
    }
    case 'match': {
      if (after.phase === 'quiz') return askSentence(after);
      return speech.match(
        who,
        briefly(after, after.tiles[event.squares[0]]),
        pairsTotal(after) - after.found.length,
      );
    }
    case 'bonus':
      return speech.bonus(
        who,
        atOf(after, event.square),
        BONUS_POINTS,
        after.phase === 'peek' && isHere(who),
      );
    case 'bomb':
      return speech.bomb(
        who,
        atOf(after, event.square),
        event.covered && labelOf(after, event.covered.witch),
      );
    case 'dud':
      return speech.dud(who, atOf(after, event.square));
    case 'quiz':
      return verdict(after);
    case 'pass':
      return '';
  }
}
