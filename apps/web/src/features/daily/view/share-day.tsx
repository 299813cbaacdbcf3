import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { DailyController } from '../controller/daily-controller.ts';

interface OfController {
  readonly controller: DailyController;
}

/** The card of today, loaded once there is something to share. */
export function ShareDay({ controller }: OfController): VNode | null {
  const loaded: Signal<ComponentType<OfController> | undefined> = useSignal(undefined);
  const hasEnd = controller.games.value.some(
    ({ standing: { phase } }) => phase === 'found' || phase === 'lost',
  );
  useEffect(() => {
    if (!hasEnd) return;
    void import('./day-card.tsx').then(({ DayCard }) => {
      loaded.value = DayCard;
    });
  }, [hasEnd, loaded]);
  const Card = loaded.value;
  return hasEnd && Card ? <Card controller={controller} /> : null;
}
