import type { VNode } from 'preact';
import type { StoryProps } from '../../../shell/game-result.ts';
import { messages } from '../messages/language.ts';
import { useWitch } from '../view/board-context.ts';
import { Cost } from './cost.tsx';

/** What the game cost compared with perfect memory. */
export function Story({ nexts }: StoryProps): VNode {
  const controller = useWitch();
  const { ending } = messages();
  const review = controller.review.value;
  if (!review) return <>{nexts}</>;
  const alone = controller.session.view.value.params.opponent === 'nobody';
  const { ranked, best } = controller;
  const rank = ranked.value ? best.indexOf(ranked.value) + 1 : 0;
  return (
    <>
      {nexts}
      <Cost review={review} record={rank > 0 && <p class="stamp">{ending.record(rank)}</p>}>
        {alone && controller.session.again.value && <p class="aside">{ending.againCounts}</p>}
      </Cost>
    </>
  );
}
