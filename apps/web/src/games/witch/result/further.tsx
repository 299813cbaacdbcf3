import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { BestTable } from '../view/best-table.tsx';
import { useWitch } from '../view/board-context.ts';
import { FoundRow } from '../view/found-row.tsx';

/** Who was there, the best games, and the same board once more. */
export function Further(): VNode {
  const controller = useWitch();
  return (
    <div class="result-further">
      <FoundRow />
      {controller.session.setup.opponent === 'nobody' && <BestTable />}
      <Press class="press-quiet" onPress={() => controller.again()}>
        {messages().ending.again}
      </Press>
    </div>
  );
}
