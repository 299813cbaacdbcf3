import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { keptReviewAddress } from '../../../shell/review-address.ts';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { useNull } from '../session/controller.ts';

/** How the game ended, and what to do next. */
export function Ending(): VNode {
  const controller = useNull();
  const heading = useRef<HTMLHeadingElement>(null);
  const { standing, board, review } = messages();
  // The field that had the focus is no longer on the page.
  useLayoutEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section class="ending" aria-labelledby="ending-heading">
      <h2 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {standing(controller.view.value)}
      </h2>
      <div class="actions">
        <Press main onPress={() => controller.begin(controller.view.value.params, '')}>
          {board.again}
        </Press>
        <a class="press" href={keptReviewAddress(controller.sheet)}>
          {review.open}
        </a>
        <Press keycap="U" onPress={() => controller.undo()}>
          {board.undo}
        </Press>
      </div>
    </section>
  );
}
