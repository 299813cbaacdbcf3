import { ok, type Result } from '@inkling/core/result';
import { type NotedTurn, playNoted } from '@inkling/games/witch/analysis/noted-game';
import { reviewWitch, type TurnReview, type WitchReview } from '@inkling/games/witch/analysis/review';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { readWitchCode } from '@inkling/games/witch/link/board-code';
import type { PlacedTile } from '@inkling/games/witch/rules/board';
import { seatsOf, type WitchParams } from '@inkling/games/witch/rules/params';
import { freeSquares } from '@inkling/games/witch/rules/setting';
import { squareAt, squareName } from '@inkling/games/witch/rules/squares';
import type { WitchView } from '@inkling/games/witch/rules/view';
import type { Handler } from '../../../contract/game-terminal.ts';
import { quoted } from '../../../messages/numbers.ts';
import { REVIEW_NEEDS_TURNS } from '../../../messages/review.ts';
import { type Entry, readEntries } from '../../../shell/entries.ts';
import { EXIT } from '../../../shell/exit.ts';
import { narrowTables, printJson, printLines } from '../../../shell/printing.ts';
import { type Refusal, refusal, reject } from '../../../shell/refusal.ts';
import type { Sink } from '../../../shell/world.ts';
import type { ReviewOptions } from '../board/options.ts';
import { saySheet } from '../messages/play.ts';
import {
  sayNotedFault,
  saySeen,
  sayUnfinished,
  sayUnreadableTurn,
  sayWrongTurn,
} from '../messages/review.ts';
import { readParams } from '../play/setup.ts';
import { readNotedTurn, wrongTurns } from '../review/noted-turn.ts';

/** Shows what each turn of a game cost compared with perfect memory. */
export const review: Handler<ReviewOptions> = async ({ words, options }, world) => {
  const table = readTable(options);
  if (!table.ok) return table.error;
  const { params, board } = table.value;
  const entries = await readEntries(words, world);
  if (!entries.ok) return entries.error;
  const turns = readTurns(entries.value);
  if (!turns.ok) return turns.error;
  const played = playNoted(params, turns.value);
  if (!played.ok) {
    const { turn } = played.error;
    const { where, at } = entries.value[turn] as Entry;
    return refusal('bad-input', sayNotedFault(where, played.error, turns.value[turn] as NotedTurn), at);
  }
  const view = covenWitch.rules.view(played.value, 'spectator');
  const reviewed: Reviewed = {
    view,
    turns: turns.value,
    texts: entries.value.map(({ text }) => text),
    review: reviewWitch(view),
    wrong: board && wrongTurns(turns.value, board),
  };
  if (options.json) printJson(world.out, reviewObject(reviewed));
  else printLines(world.out, reviewLines(reviewed, world.out));
  const wrong = [...(reviewed.wrong ?? [])].map(sayWrongTurn);
  if (wrong.length === 0) return EXIT.done;
  if (!options.json) printLines(world.err, wrong);
  return EXIT.contradiction;
};

interface Reviewed {
  readonly view: WitchView;
  readonly turns: readonly NotedTurn[];
  readonly texts: readonly string[];
  readonly review: WitchReview;
  /** Turns (zero-based) that do not agree with the given board. */
  readonly wrong: ReadonlySet<number> | undefined;
}

interface ReadTable {
  readonly params: WitchParams;
  readonly board: readonly PlacedTile[] | undefined;
}

/** Returns the rules, and the board itself if its code is given. */
function readTable({ secret, ...options }: ReviewOptions): Result<ReadTable, Refusal> {
  const given = { ...options, quiz: 'off' };
  if (secret === undefined) {
    const params = readParams(given);
    return params.ok ? ok({ params: params.value, board: undefined }) : params;
  }
  const code = readWitchCode(secret.trim());
  if (!code.ok)
    return reject(
      'bad-value',
      `--secret ${quoted(secret)}: give the code of a board, as inkling place writes it.`,
      '--secret',
    );
  const others = (['level', 'size', 'bombs', 'rule', 'touching'] as const).filter((name) => options[name]);
  if (others[0]) return reject('bad-value', `The code of --secret says the board: leave --${others[0]} out.`);
  const params = readParams({ ...given, level: 'easy' });
  if (!params.ok) return params;
  return ok({ params: { ...params.value, board: code.value.setting }, board: code.value.squares });
}

function readTurns(entries: readonly Entry[]): Result<readonly NotedTurn[], Refusal> {
  const turns: NotedTurn[] = [];
  for (const { text, where, at } of entries) {
    const turn = readNotedTurn(text);
    if (!turn) return reject('bad-input', sayUnreadableTurn(where, text), at);
    turns.push(turn);
  }
  return turns.length > 0 ? ok(turns) : reject('usage', REVIEW_NEEDS_TURNS);
}

function reviewLines(
  { view, texts, review }: Reviewed,
  { columns }: Pick<Sink, 'columns'>,
): readonly string[] {
  const left = pairsLeft(view);
  return [
    ...narrowTables(
      [
        ['Turn', 'Cost', 'Seen before'],
        ...review.turns.map((turn, at) => [
          `${at + 1} ${texts[at] ?? ''}`,
          turn.lost.toFixed(2),
          saySeen(turn, view),
        ]),
      ],
      columns,
    ),
    '',
    ...(left === 0
      ? saySheet(view, { ...review, costliest: [] })
      : [
          sayUnfinished(
            left,
            review.turns.reduce((sum, { lost }) => sum + lost, 0),
          ),
        ]),
  ];
}

function reviewObject({ view, turns, review, wrong }: Reviewed): object {
  const { params } = view;
  const nameAt = (square: number) => squareName(squareAt(params.board.shape, square));
  const turnObject = ({ turn, seat, lost, lostExact, seen }: TurnReview, at: number) => ({
    turn: turn + 1,
    seat,
    tiles: (turns[at] ?? []).map((entry) =>
      entry === 'skip'
        ? null
        : {
            square: squareName(entry.square),
            face: entry.face.type === 'gameTile' ? entry.face.witch : entry.face.type,
          },
    ),
    lost,
    lostExact,
    seen: seen ? { square: nameAt(seen.square), flip: seen.flip } : null,
    ...(wrong ? { isTrue: !wrong.has(at) } : {}),
  });
  const { par, seats } = review;
  return {
    game: 'witch',
    rules: covenWitch.rules.makeParams(params),
    pairsLeft: pairsLeft(view),
    par: { moves: par.moves, exact: par.exact },
    seats: seatsOf(params).map((seat) => ({ seat, ...seats[seat], luck: seats[seat].luck ?? null })),
    turns: review.turns.map(turnObject),
    ...(wrong && wrong.size > 0
      ? { wrong: [...wrong].map((turn) => turn + 1), message: [...wrong].map(sayWrongTurn).join(' ') }
      : {}),
  };
}

function pairsLeft({ params, found }: WitchView): number {
  return freeSquares(params.board) / 2 - found.length;
}
