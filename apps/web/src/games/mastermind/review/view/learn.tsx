import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import type { ReviewController } from '../controller/review-controller.ts';
import { messages } from '../messages/language.ts';

/** The way into the drill, or the facts when there is nothing to learn. */
export function Learn({ controller }: { readonly controller: ReviewController }): VNode {
  const text = messages().drill;
  const judged = controller.judged.value;
  const why = controller.whyNoDrill;
  const isFlawless = why === 'flawless' && typeof judged !== 'string';
  return (
    <section class="review-learn" aria-labelledby="learn-heading">
      <h2 id="learn-heading">{text.heading}</h2>
      <p>{isFlawless ? text.flawless(judged.review) : text.introduction}</p>
      {!isFlawless && (
        <div class="actions">
          <Press main off={!(why === undefined)} onPress={() => controller.startDrill()}>
            {text.start} <kbd class="keycap">D</kbd>
          </Press>
        </div>
      )}
    </section>
  );
}
