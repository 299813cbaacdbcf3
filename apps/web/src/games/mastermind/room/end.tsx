import type { PublicTurn } from '@inkling/games/contract/room';
import type { ScoredTurn } from '@inkling/games/mastermind/rules/game';
import type { SheetEnd } from '../../../shell/parts/room-end.ts';
import { SpelledCode } from '../board/spelled-code.tsx';
import { messages } from '../messages/language.ts';
import { Recap } from '../result/recap.tsx';
import { NAME, sharedTurns } from '../result/share.ts';
import { type CodeTerms, symbolsOf } from './code-game.ts';

/** A room of Mastermind that is over looks like the end of the game that a person plays alone. */
export function codeEnd(terms: CodeTerms): SheetEnd {
  const { skin, turnsMax } = terms;
  const scored = ({ guess, exact, near }: PublicTurn): ScoredTurn => ({
    guess: Uint8Array.from(symbolsOf(guess, terms)),
    feedback: { exact: Number(exact), near: Number(near) },
  });
  return {
    won: (turns) => messages().ending.won(turns),
    lost: () => messages().ending.lost,
    notFound: (turns) => messages().ending.notFound(turns),
    isSecretPlayed: false,
    Secret: ({ secret }) => <SpelledCode skin={skin} code={symbolsOf(secret, terms)} />,
    Played: ({ turns }) => <Recap skin={skin} played={turns.map(scored)} />,
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
