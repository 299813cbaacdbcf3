import type { VNode } from 'preact';
import { Table } from '../view/board.tsx';

/** The table at the end of the game. */
export function Played(): VNode {
  return (
    <div class="coven coven-played">
      <Table labelledBy="ending-heading" />
    </div>
  );
}
