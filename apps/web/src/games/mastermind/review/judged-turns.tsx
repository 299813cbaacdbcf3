import type { Code } from '@inkling/core/feedback';
import { feedbackOf } from '@inkling/core/feedback';
import type { ReviewedTurn } from '@inkling/games/mastermind/analysis/review';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { choiceByTurns } from '../../../shell/game/result/model/story.ts';
import type { JudgedTurn, Split } from '../../../shell/review-part.ts';
import { KeySquare } from '../../../ui/key-square.tsx';
import { messages as gameMessages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import type { Judged } from './judging/judging.ts';
import { lastChance } from './judging/last-turn.ts';
import type { CodeCell, TurnSplits } from './judging/splits.ts';
import { messages } from './messages/language.ts';
import { CodePieces } from './view/code-row.tsx';

/** Converts the worker's results into the form that Review uses for every game. */
export function judgedTurns({ review, splits }: Judged, skin: Skin, turnsMax: number): readonly JudgedTurn[] {
  const last = lastChance(review.turns, turnsMax);
  return review.turns.map((turn, at) =>
    turn === last ? judgedLast(turn) : judgedTurn(turn, splits[at], skin),
  );
}

function judgedLast(turn: ReviewedTurn): JudgedTurn {
  const { before, after, information, ruledOut } = turn;
  const isFound = hasFound(turn);
  return {
    before,
    after,
    isFound,
    contradiction: after === 0 ? () => messages().unjudged : undefined,
    information: information && { gained: information.gained, expected: information.expected },
    choice: ruledOut ? 'costly' : 'best',
    yours: undefined,
    better: undefined,
    facts: () => (ruledOut ? [messages().noChance(before)] : isFound ? messages().facts(turn) : []),
  };
}

function judgedTurn(turn: ReviewedTurn, splits: TurnSplits | undefined, skin: Skin): JudgedTurn {
  const { before, after, information, choice, guess } = turn;
  const isFound = hasFound(turn);
  const best = choice?.best.guess;
  return {
    before,
    after,
    isFound,
    contradiction: after === 0 ? () => messages().unjudged : undefined,
    information:
      information && before > 1 ? { gained: information.gained, expected: information.expected } : undefined,
    choice: choice && before > 1 ? choiceByTurns(choice.cost) : undefined,
    lost: choice?.cost,
    isProved: choice?.basis === 'exact',
    toGo: choice && [choice.played.turns, choice.best.turns],
    yours: splits && splitOf(guess, splits.played, skin),
    better:
      splits?.best && best && (choice?.cost ?? 0) > SAME_TURNS ? splitOf(best, splits.best, skin) : undefined,
    facts: () => messages().facts(turn),
  };
}

const SAME_TURNS = 0.005;

function hasFound({ facts }: ReviewedTurn): boolean {
  return facts.includes('found-by-logic') || facts.includes('lucky-hit');
}

function splitOf(guess: Code, cells: readonly CodeCell[], skin: Skin): Split {
  const code = Array.from(guess);
  return {
    guess: code,
    Guess: () => <CodePieces skin={skin} code={code} />,
    text: () => namesOf(skin, code).join(', '),
    cells: cells.map(({ feedback, count, codes }) => {
      const answer = feedbackOf(feedback);
      return {
        count,
        answer: <KeySquare feedback={answer} places={code.length} />,
        members: codes.map((member, at) => <CodePieces key={at} skin={skin} code={member} />),
        text: () =>
          `${gameMessages().turns.key(answer.exact, answer.near)}: ${codes.map((member) => namesOf(skin, member).join(', ')).join('; ')}`,
      };
    }),
  };
}
