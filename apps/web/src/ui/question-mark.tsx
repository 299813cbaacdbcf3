import type { VNode } from 'preact';

/** A mark of an answer that nobody knows, drawn so that it needs no font. */
export function QuestionMark({ x, y }: { readonly x: number; readonly y: number }): VNode {
  return (
    <g class="key-unknown" transform={`translate(${x} ${y})`}>
      <path d="M-2.8-2.6A2.8 2.8 0 1 1 1.6-.2Q0 .8 0 2.2" />
      <circle cy="5.2" r="1.2" />
    </g>
  );
}
