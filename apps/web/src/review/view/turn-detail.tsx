import type { VNode } from 'preact';
import { namesOf } from '../../words/names.ts';
import type { ReviewDesk } from '../review-desk.ts';
import { words } from '../words/language.ts';

/** What is known of the turn that is looked at, and what can be done about it. */
export function TurnDetail({ desk }: { readonly desk: ReviewDesk }): VNode {
  const told = words();
  const at = desk.at.value;
  const reviewed = desk.turnAt(at);
  const choice = reviewed?.choice;
  return (
    <section class="review-detail" aria-labelledby="detail-heading">
      <h2 id="detail-heading">{told.turn(at + 1)}</h2>
      {reviewed && (
        <>
          <p class="review-figures">{told.bits(reviewed)}</p>
          <p class="review-figures">{told.cost(choice)}</p>
          {choice && <p>{told.best(choice, (code) => namesOf(desk.skin, code))}</p>}
          <ul class="review-facts">
            {told.facts(reviewed).map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        </>
      )}
      <div class="actions">
        <button type="button" class="press" onClick={() => desk.lookAt(at - 1)}>
          {told.previous}
        </button>
        <button type="button" class="press" onClick={() => desk.lookAt(at + 1)}>
          {told.next}
        </button>
        <button type="button" class="press" onClick={() => desk.nextCostly()}>
          {told.costly}
        </button>
        <button type="button" class="press" onClick={() => void desk.tryAgain()}>
          {told.tryAgain}
        </button>
        <button
          type="button"
          class="press"
          aria-disabled={desk.hasBetter ? undefined : 'true'}
          onClick={() => void desk.playBest()}
        >
          {told.playBest}
        </button>
      </div>
    </section>
  );
}
