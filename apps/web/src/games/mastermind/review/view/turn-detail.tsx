import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
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
        <Press onPress={() => controller.lookAt(at - 1)}>{text.previous}</Press>
        <Press onPress={() => controller.lookAt(at + 1)}>{text.next}</Press>
        <Press onPress={() => controller.nextCostly()}>{text.costly}</Press>
        <Press onPress={() => void controller.tryAgain()}>{text.tryAgain}</Press>
        <Press off={!controller.hasBetter} onPress={() => void controller.playBest()}>
          {text.playBest}
        </Press>
      </div>
    </section>
  );
}
