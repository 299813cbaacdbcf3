import type { Mark } from '@inkling/core/marks';
import type { VNode } from 'preact';
import { MarkSign } from './mark-sign.tsx';

/** A letter as a type sort in the forme, with its mark below. Silent: whoever shows it says what it is. */
export function Sort({
  letter,
  mark,
}: {
  readonly letter: string | undefined;
  readonly mark: Mark | undefined;
}): VNode {
  return (
    <span class={`type-sort${letter === undefined ? ' type-sort-empty' : ''}`} aria-hidden="true">
      <span class="type-letter">{letter ?? ''}</span>
      {mark === undefined ? <span class="mark-sign" /> : <MarkSign mark={mark} />}
    </span>
  );
}
