import type { VNode } from 'preact';
import { Table } from '../view/board.tsx';

/** The table as it lies at the end. */
export function Played(): VNode {
  return (
    <div class="coven coven-played">
      <Table labelledBy="ending-heading" />
    </div>
  );
}
