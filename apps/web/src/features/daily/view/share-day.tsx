import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DailyController } from '../controller/daily-controller.ts';
import { messages } from '../messages/language.ts';

interface OfController {
  readonly controller: DailyController;
}

/**
 * Today's share card, loaded once there is something to share. Until then a sentence says what it will contain.
 */
export function ShareDay({ controller }: OfController): VNode {
  const loaded: Signal<ComponentType<OfController> | undefined> = useSignal(undefined);
  const hasEnd = controller.games.value.some(
    ({ progress: { phase } }) => phase === 'found' || phase === 'lost',
  );
  useEffect(() => {
    if (hasEnd)
      void import('./day-card.tsx').then(({ DayCard }) => {
        loaded.value = DayCard;
      });
  }, [hasEnd, loaded]);
  const Card = loaded.value;
  return (
    <section class="daily-share" aria-labelledby="share-heading">
      <h2 id="share-heading">{messages().share}</h2>
      {hasEnd ? Card && <Card controller={controller} /> : <p>{messages().blank}</p>}
    </section>
  );
}
