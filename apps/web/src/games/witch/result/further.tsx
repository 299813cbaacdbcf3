import type { VNode } from 'preact';
import { BestTable } from '../view/best-table.tsx';
import { useWitch } from '../view/board-context.ts';
import { FoundRow } from '../view/found-row.tsx';

/** Who was there, and the best games. */
export function Further(): VNode {
  const controller = useWitch();
  return (
    <>
      <FoundRow />
      {controller.session.setup.opponent === 'nobody' && <BestTable />}
    </>
  );
}
