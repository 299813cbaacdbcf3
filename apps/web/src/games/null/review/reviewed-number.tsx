import type { Sheet } from '@inkling/core/sheet';
import { cellsOf } from '@inkling/games/null/analysis/least-guesses';
import { type ReviewedGuess, reviewNumbers } from '@inkling/games/null/analysis/review';
import type { NullView } from '@inkling/games/null/rules/game';
import { choicesOf } from '../../../shell/game/result/model/story.ts';
import { phaseOf } from '../../../shell/parts/phase.ts';
import type { JudgedGame, JudgedTurn, PlayedTurn, ReviewedGame, Split } from '../../../shell/review-part.ts';
import { ReviewedSheet } from '../../../shell/reviewed-sheet.ts';
import { messages } from '../messages/language.ts';

/** A finished game as Review shows it: how close each guess came to the best one. */
export class ReviewedNumber extends ReviewedSheet implements ReviewedGame {
  readonly outcome: ReviewedGame['outcome'];
  readonly turns: readonly PlayedTurn[];
  readonly #guesses: readonly ReviewedGuess[];

  constructor({ params, turns, status }: NullView, sheet: Sheet) {
    super(sheet, undefined);
    this.outcome = phaseOf(status);
    this.#guesses = reviewNumbers(params.most, turns);
    this.turns = turns.map(({ guess, answer }, turn) => ({
      Row: () => (
        <b aria-hidden="true">
          {guess} {messages().review.signs[answer]}
        </b>
      ),
      text: () => messages().turn(turn + 1, guess, answer),
    }));
  }

  name(): string {
    return messages().board.heading;
  }

  counted(count: number): string {
    return messages().review.numbers(count);
  }

  judge(_: string | undefined, onJudged: (judged: JudgedGame | undefined) => void): () => void {
    const total = this.turns.length;
    onJudged({ turns: this.#guesses.map(judged), done: total, total, isOver: true });
    return () => undefined;
  }

  share(): undefined {
    return undefined;
  }
}

function judged(reviewed: ReviewedGuess): JudgedTurn {
  const { guess, answer, before, after, gained, expected, toGo, best, isProved } = reviewed;
  const lost = toGo - best.toGo;
  const isOpen = before.length > 1;
  return {
    before: before.length,
    after: after.length,
    isFound: answer === 'found',
    ...(isOpen && {
      information: { gained, expected },
      toGo: [toGo, best.toGo] as const,
      yours: splitOf(before, guess),
      lost,
    }),
    ...(isOpen && lost > 0.005 && { better: splitOf(before, best.guess) }),
    choice: isOpen ? choicesOf(lost) : undefined,
    isProved,
    facts: () => [messages().left(after)],
  };
}

function splitOf(left: readonly number[], guess: number): Split {
  const cells = cellsOf(left, guess).toSorted((a, b) => b.numbers.length - a.numbers.length);
  return {
    guess,
    Guess: () => <b>{guess}</b>,
    text: () => String(guess),
    cells: cells.map(({ answer, numbers }) => ({
      count: numbers.length,
      answer: <span aria-hidden="true">{messages().review.signs[answer]}</span>,
      members: numbers.length > SHOWN_MAX ? [] : numbers.map((number) => <span key={number}>{number}</span>),
      text: () => `${messages().board.answers[answer]} ${messages().review.numbers(numbers.length)}`,
    })),
  };
}

const SHOWN_MAX = 6;
