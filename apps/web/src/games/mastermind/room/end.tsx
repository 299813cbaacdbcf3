import { isListable } from '@inkling/codes/candidates/code-space';
import type { CodeTurn } from '@inkling/core/deduction';
import { feedbackClass } from '@inkling/core/feedback';
import type { PublicTurn } from '@inkling/games/contract/room';
import type { ScoredTurn } from '@inkling/games/mastermind/rules/game';
import { useState } from 'preact/hooks';
import type { SheetEnd } from '../../../shell/parts/room-end.ts';
import { SpelledCode } from '../board/spelled-code.tsx';
import { messages } from '../messages/language.ts';
import { Recap } from '../result/recap.tsx';
import { NAME, sharedTurns } from '../result/share.ts';
import { JudgedStory } from '../result/story.tsx';
import { type CodeTerms, symbolsOf } from './code-game.ts';

/** Gives a finished room of Mastermind the same ending as a solo game. */
export function codeEnd(terms: CodeTerms): SheetEnd {
  const { rules, skin, turnsMax } = terms;
  const scored = ({ guess, exact, near }: PublicTurn): ScoredTurn => ({
    guess: Uint8Array.from(symbolsOf(guess, terms)),
    feedback: { exact: Number(exact), near: Number(near) },
  });
  const judgedTurn = (turn: PublicTurn): CodeTurn => {
    const { guess, feedback } = scored(turn);
    return { guess, feedback: feedbackClass(feedback.exact, feedback.near) };
  };
  return {
    won: (turns) => messages().ending.won(turns),
    lost: () => messages().ending.lost,
    notFound: (turns) => messages().ending.notFound(turns),
    isSecretPlayed: false,
    Secret: ({ secret }) => <SpelledCode skin={skin} code={symbolsOf(secret, terms)} />,
    Played: ({ turns }) => <Recap skin={skin} played={turns.map(scored)} />,
    Story: isListable(rules)
      ? ({ turns, ...props }) => {
          const [judged] = useState(() => turns.map(judgedTurn));
          return <JudgedStory {...props} {...terms} turns={judged} />;
        }
      : undefined,
    share: (turns, isFound) => ({
      game: NAME,
      result: messages().ending.shared(isFound, turns.length, turnsMax),
      helps: undefined,
      layout: 'squares',
      ...sharedTurns(turns.map(scored)),
      page: '#/mastermind',
    }),
  };
}
