import './table-row.css';
import type { Sheet } from '@inkling/core/sheet';
import { reviewWitch, type WitchReview } from '@inkling/games/witch/analysis/review';
import { makeParams } from '@inkling/games/witch/rules/params';
import type { WitchView } from '@inkling/games/witch/rules/view';
import { choicesOf } from '../../../shell/game/result/model/story.ts';
import type { ShareSpec } from '../../../shell/parts/share-spec.ts';
import type {
  ChoiceWords,
  JudgedGame,
  JudgedTurn,
  PlayedTurn,
  ReviewedGame,
} from '../../../shell/review-part.ts';
import { ReviewedSheet } from '../../../shell/reviewed-sheet.ts';
import { messages as gameMessages } from '../messages/language.ts';
import { shareOf } from '../result/share.ts';
import { atOf, pairsTotal, whoSits } from '../session/announcements.ts';
import { nameOf } from '../session/roster.ts';
import { setupOf } from '../session/setup.ts';
import { Picture } from '../view/picture.tsx';
import { messages } from './messages/language.ts';
import { confusedPairs, movesOf, type TableMove } from './table-moves.ts';

/** A finished table as Review shows it: what was remembered, what was forgotten, and which witches were confused. */
export class ReviewedTable extends ReviewedSheet implements ReviewedGame {
  readonly outcome: 'found' | 'lost';
  readonly turns: readonly PlayedTurn[];
  readonly #view: WitchView;
  readonly #review: WitchReview;
  readonly #moves: readonly TableMove[];

  constructor(view: WitchView, sheet: Sheet) {
    super(sheet, undefined);
    this.#view = view;
    this.#review = reviewWitch(view);
    this.#moves = movesOf(view.log, this.#review, pairsTotal(view));
    const winner = view.status.phase === 'over' ? view.status.winner : undefined;
    this.outcome = winner !== undefined && whoSits(view, winner) === 'bot' ? 'lost' : 'found';
    this.turns = this.#moves.map((move, turn) => ({
      Row: () => <TableRow move={move} turn={turn} />,
      text: () => messages().move(turn + 1, namesIn(move), move.end.kind),
    }));
  }

  name(): string {
    const { bar } = gameMessages();
    const setup = setupOf(this.#view.params);
    return setup ? `${bar.name}, ${bar.level[setup.level]}` : bar.name;
  }

  choiceWords(): ChoiceWords {
    return messages().choiceWords;
  }

  counted(pairs: number): string {
    return messages().counted(pairs);
  }

  judge(_: string | undefined, onJudged: (judged: JudgedGame | undefined) => void): () => void {
    const total = this.#moves.length;
    const { luck } = this.#review.seats.first;
    onJudged({
      turns: this.#moves.map((move) => this.#judged(move)),
      done: total,
      total,
      isOver: true,
      luck: luck === undefined ? undefined : luck < -1 ? 'with' : luck > 1 ? 'against' : 'usual',
      summary: () => this.#summary(),
    });
    return () => undefined;
  }

  share(): ShareSpec {
    return shareOf(this.#view, { params: makeParams(this.#view.params), seed: this.seed });
  }

  #judged({ end, review, before, after, quiz, tiles }: TableMove): JudgedTurn {
    const view = this.#view;
    const { ending } = gameMessages();
    const text = messages();
    return {
      before,
      after,
      isFound: end.kind === 'match',
      choice: choicesOf(review.lost),
      lost: review.lost,
      isProved: true,
      facts: () => [
        ...(review.lost > 0
          ? [
              ending.cost(
                review.turn + 1,
                review.lost,
                review.seen && atOf(view, review.seen.square),
                review.seen?.flip,
                whoSits(view, review.seat),
              ),
            ]
          : [text.nothingForgotten]),
        ...(end.kind === 'bomb'
          ? [text.bomb(end.covered === undefined ? undefined : nameOf(end.covered.witch))]
          : []),
        ...(tiles.some(({ face }) => face.type === 'bonus') ? [text.bonus] : []),
        ...(quiz ? [text.question(quiz.answer, nameOf(quiz.witch), quiz.said, quiz.hinted)] : []),
      ],
    };
  }

  #summary(): readonly (readonly [string, string])[] {
    const { ending } = gameMessages();
    const text = messages();
    const { par, seats } = this.#review;
    const alone = this.#view.params.opponent === 'nobody';
    const asked = this.#moves.flatMap(({ quiz }) => quiz ?? []);
    const known = asked.filter(({ answer }) => answer === 'right' || answer === 'slip').length;
    const [confused] = confusedPairs(this.#moves);
    return [
      [ending.rows.points, String(seats.first.points)],
      ...(alone ? ([[ending.rows.par, ending.number(par.moves)]] as const) : []),
      [ending.rows.lost, ending.number(seats.first.lost)],
      ...(asked.length > 0 ? ([[text.questions, text.knownOf(known, asked.length)]] as const) : []),
      ...(confused
        ? ([
            [
              text.confused,
              text.pair(nameOf(confused.witches[0]), nameOf(confused.witches[1]), confused.times),
            ],
          ] as const)
        : []),
    ];
  }
}

function namesIn({ tiles }: TableMove): readonly string[] {
  const { board } = gameMessages();
  return tiles.map(({ face }) =>
    face.type === 'gameTile' ? nameOf(face.witch) : face.type === 'bomb' ? board.bomb : board.bonus,
  );
}

/** The tiles of a move, with a sign for its result. Hidden from screen readers. */
function TableRow({ move, turn }: { readonly move: TableMove; readonly turn: number }) {
  const { end, tiles } = move;
  return (
    <span class="table-row" aria-hidden="true">
      {tiles.map(({ face }, at) => (
        <Picture key={at} face={face} id={`move-${turn}-${at}`} />
      ))}
      <span class={`table-sign table-sign-${end.kind}`}>{SIGNS[end.kind]}</span>
    </span>
  );
}

const SIGNS = { match: '=', miss: '≠', bomb: '×' } as const;
