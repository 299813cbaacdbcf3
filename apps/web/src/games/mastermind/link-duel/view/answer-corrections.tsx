import { type Feedback, feedbackClass, feedbackOf, isFeedbackPossible } from '@inkling/core/feedback';
import { makeFeedback } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import { Pick } from '../../../../ui/fields.tsx';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { pageMessages } from '../messages/page/language.ts';
import type { BreakerDuel } from '../session/link-duel.ts';

/** Lets the breaker correct answers that were entered wrongly. Unfolded if the answers contradict each other. */
export function AnswerCorrections({ duel }: { readonly duel: BreakerDuel }): VNode {
  const controller = useLinkDuel();
  const { breaker } = pageMessages();
  const answers = answersOf(duel.challenge.rules.places).map(makeFeedback);
  return (
    <details class="match-fold" open={controller.checked.value?.kind === 'contradictory'}>
      <summary>{breaker.corrections}</summary>
      <div class="match-terms">
        {duel.turns.map(({ feedback }, turn) => (
          <Pick
            key={turn}
            label={breaker.mend(turn + 1)}
            options={answers}
            value={makeFeedback(feedbackOf(feedback))}
            name={String}
            onPick={(answer) => {
              const [exact = 0, near = 0] = answer.split(',').map(Number);
              controller.mend(turn, feedbackClass(exact, near));
            }}
          />
        ))}
      </div>
    </details>
  );
}

function answersOf(places: number): readonly Feedback[] {
  const all: Feedback[] = [];
  for (let exact = places; exact >= 0; exact--)
    for (let near = places - exact; near >= 0; near--)
      if (isFeedbackPossible(places, exact, near)) all.push({ exact, near });
  return all;
}
