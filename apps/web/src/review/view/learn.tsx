import type { VNode } from 'preact';
import type { ReviewDesk } from '../review-desk.ts';
import { words } from '../words/language.ts';

/** The way into the drill, or the facts when there is nothing to learn. */
export function Learn({ desk }: { readonly desk: ReviewDesk }): VNode {
  const told = words().drill;
  const judged = desk.judged.value;
  const why = desk.whyNoDrill;
  const isFlawless = why === 'flawless' && typeof judged !== 'string';
  return (
    <section class="review-learn" aria-labelledby="learn-heading">
      <h2 id="learn-heading">{told.heading}</h2>
      <p>{isFlawless ? told.flawless(judged.review) : told.introduction}</p>
      {!isFlawless && (
        <div class="actions">
          <button
            type="button"
            class="press press-main"
            aria-disabled={why === undefined ? undefined : 'true'}
            onClick={() => desk.startDrill()}
          >
            {told.start} <kbd class="keycap">D</kbd>
          </button>
        </div>
      )}
    </section>
  );
}
