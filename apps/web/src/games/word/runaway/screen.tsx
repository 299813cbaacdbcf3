import './runaway-story.css';
import type { CheckedAnswer } from '@inkling/games/word/runaway/analysis/check-answers';
import type { VNode } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { StoryProps } from '../../../shell/game-result.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { messages as wordMessages } from '../messages/language.ts';
import { isOwn } from '../model/lists.ts';
import { openWords } from '../screen.tsx';
import { useWord } from '../session/controller.ts';
import { RUNAWAY_KIND } from './kind.ts';
import { messages } from './messages/language.ts';

export const openRunawayWord: (services: PageServices) => Promise<Page> = openWords({
  kind: RUNAWAY_KIND,
  Story: RunawayStory,
});

/** Shows how many words each answer left, and whether every answer honestly was the one that leaves most. */
function RunawayStory({ nexts }: StoryProps): VNode {
  const controller = useWord();
  const [checked, show] = useState<readonly CheckedAnswer[]>();
  const rounds = controller.play.rounds.value;
  useEffect(() => {
    let left = false;
    void controller.checkAnswers().then((answer) => {
      if (!left) show(answer);
    });
    return () => {
      left = true;
    };
  }, [rounds]);
  const text = messages();
  return (
    <>
      {nexts}
      <section class="story" aria-labelledby="runaway-heading">
        <h3 id="runaway-heading">{text.heading}</h3>
        {checked ? <Checked answers={checked} /> : <p>{text.checking}</p>}
        {!isOwn(controller.play.params.value.list) && <p class="aside">{wordMessages().result.measure}</p>}
      </section>
    </>
  );
}

function Checked({ answers }: { readonly answers: readonly CheckedAnswer[] }): VNode {
  const { columns, count, honest, dishonest } = messages();
  return (
    <>
      <DataTable
        class="runaway-counts"
        heads={columns}
        rows={answers.map(({ before, after }, turn) => [turn + 1, count(after), count(before)])}
      />
      <p>{answers.every(({ isLargest }) => isLargest) ? honest(answers.length) : dishonest}</p>
    </>
  );
}
