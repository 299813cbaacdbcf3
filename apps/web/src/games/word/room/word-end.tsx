import { ALPHABETS } from '@inkling/games/word/rules/languages';
import { spell } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { SheetEnd, SheetStoryProps } from '../../../shell/parts/room-end.ts';
import { WorkerClient } from '../../../shell/worker/worker-client.ts';
import { startWordWorker } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { Letters } from '../result/plain-letters.tsx';
import { shareOfTurns } from '../result/share-turns.ts';
import { JudgedStory } from '../result/story.tsx';
import { WORD_KIND } from '../session/word-kind.ts';
import { TryGrid } from '../view/try-grid.tsx';
import { tryOf, type WordRoomRules } from './word-rules.ts';

/** The end of a room of Word. It looks like the end of a game played alone. */
export function wordEnd(rules: WordRoomRules): SheetEnd {
  const { length, turnsMax } = rules;
  return {
    won: (turns) => messages().hidden.won(turns),
    lost: () => messages().hidden.lost,
    notFound: (turns) => messages().result.notFound(turns),
    isSecretPlayed: true,
    Secret: ({ secret }) => <Letters word={secret} />,
    Played: ({ turns }) => (
      <TryGrid turns={turns.map(tryOf)} length={length} tries={turnsMax} draft={undefined} />
    ),
    Story: (props) => <RoomStory {...props} rules={rules} />,
    share: (turns, isSolved) =>
      shareOfTurns(turns.map(tryOf), {
        kind: WORD_KIND,
        isSolved,
        tries: turnsMax,
        helps: undefined,
      }),
  };
}

/** The story of a room, judged in its own worker. It is computed once, because a finished room does not change. */
function RoomStory(props: SheetStoryProps & { readonly rules: WordRoomRules }): VNode {
  const { turns, rules } = props;
  const { length, turnsMax, isHard, list } = rules;
  const [worker] = useState(() => new WorkerClient(startWordWorker, () => undefined));
  useEffect(() => () => worker.close(), [worker]);
  const rounds = turns
    .map(tryOf)
    .map(({ guess, marks }) => ({ guess: spell(ALPHABETS[list], guess) ?? [], marks }));
  const asked = { list, own: '', length, rounds, hard: isHard };
  return (
    <JudgedStory
      {...props}
      of={worker}
      list={list}
      tries={turnsMax}
      review={(judgesFirst) => worker.ask('review', { ...asked, judgesFirst })}
    />
  );
}
