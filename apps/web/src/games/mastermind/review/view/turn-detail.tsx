import type { VNode } from 'preact';
import { namesOf } from '../../messages/names.ts';
import type { ReviewController } from '../controller/review-controller.ts';
import { messages } from '../messages/language.ts';

/** What is known of the turn that is looked at, and what can be done about it. */
export function TurnDetail({ controller }: { readonly controller: ReviewController }): VNode {
  const text = messages();
  const at = controller.at.value;
  const reviewed = controller.turnAt(at);
  const choice = reviewed?.choice;
  return (
    <section class="review-detail" aria-labelledby="detail-heading">
      <h2 id="detail-heading">{text.turn(at + 1)}</h2>
      {reviewed && (
        <>
          <p class="review-figures">{text.bits(reviewed)}</p>
          <p class="review-figures">{text.cost(choice)}</p>
          {choice && <p>{text.best(choice, (code) => namesOf(controller.skin, code))}</p>}
          <ul class="review-facts">
            {text.facts(reviewed).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      )}
      <div class="actions">
        <button type="button" class="press" onClick={() => controller.lookAt(at - 1)}>
          {text.previous}
        </button>
        <button type="button" class="press" onClick={() => controller.lookAt(at + 1)}>
          {text.next}
        </button>
        <button type="button" class="press" onClick={() => controller.nextCostly()}>
          {text.costly}
        </button>
        <button type="button" class="press" onClick={() => void controller.tryAgain()}>
          {text.tryAgain}
        </button>
        <button
          type="button"
          class="press"
          aria-disabled={controller.hasBetter ? undefined : 'true'}
          onClick={() => void controller.playBest()}
        >
          {text.playBest}
        </button>
      </div>
    </section>
  );
}
