import type { SheetEnd } from '../../../shell/parts/room-end.ts';
import { messages } from '../messages/language.ts';
import { Letters } from '../result/plain-letters.tsx';
import { shareOfTurns } from '../result/share-turns.ts';
import { WORD_KIND } from '../session/word-kind.ts';
import { TryGrid } from '../view/try-grid.tsx';
import { tryOf, type WordRoomRules } from './word-rules.ts';

/** A room of Word that is over looks like the end of the game that a person plays alone. */
export function wordEnd({ length, turnsMax }: WordRoomRules): SheetEnd {
  return {
    won: (turns) => messages().hidden.won(turns),
    lost: () => messages().hidden.lost,
    notFound: (turns) => messages().result.notFound(turns),
    isSecretPlayed: true,
    Secret: ({ secret }) => <Letters word={secret} />,
    Played: ({ turns }) => (
      <TryGrid turns={turns.map(tryOf)} length={length} tries={turnsMax} draft={undefined} />
    ),
    share: (turns, isSolved) =>
      shareOfTurns(turns.map(tryOf), {
        kind: WORD_KIND,
        isSolved,
        tries: turnsMax,
        helps: undefined,
      }),
  };
}
