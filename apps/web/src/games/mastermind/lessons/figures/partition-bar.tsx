import type { VNode } from 'preact';
import type { Cell } from '../model/partition.ts';

/** The cells of a partition end to end, the largest first and highlighted. The whole bar represents all codes. */
export function PartitionBar({
  cells,
  label,
}: {
  readonly cells: readonly Cell[];
  readonly label: string;
}): VNode {
  let from = 0;
  return (
    <svg class="partition-bar" viewBox="0 0 1000 28" preserveAspectRatio="none" role="img" aria-label={label}>
      {cells.map(({ chance, feedback: { exact, near } }, at) => {
        const x = from * 1000;
        from += chance;
        return (
          <rect
            key={`${exact} ${near}`}
            class={at === 0 ? 'piece piece-largest' : 'piece'}
            x={x}
            y="1"
            width={chance * 1000}
            height="26"
          />
        );
      })}
    </svg>
  );
}
