import './last-marks.css';
import type { VNode } from 'preact';

/** The marks of one try, without its letters: `2` right place, `1` elsewhere, `0` not in the word. Silent. */
export function LastMarks({ marks }: { readonly marks: string }): VNode {
  return (
    <span class="kept-picture" aria-hidden="true">
      {[...marks].map((mark, place) => (
        <i key={place} class={`last-mark last-mark-${mark}`} />
      ))}
    </span>
  );
}
