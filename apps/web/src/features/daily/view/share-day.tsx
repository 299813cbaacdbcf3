import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { DailyController } from '../controller/daily-controller.ts';

interface OfController {
  readonly controller: DailyController;
}

/** The card of today, loaded once there is something to share, or when somebody reads down to it. */
export function ShareDay({ controller }: OfController): VNode {
  const loaded: Signal<ComponentType<OfController> | undefined> = useSignal(undefined);
  const place = useRef<HTMLDivElement>(null);
  const hasEnd = controller.games.value.some(
    ({ standing: { phase } }) => phase === 'found' || phase === 'lost',
  );
  useEffect(() => {
    const sight = new IntersectionObserver(async ([entry]) => {
      if (hasEnd || entry?.isIntersecting) loaded.value = (await import('./day-card.tsx')).DayCard;
    });
    sight.observe(place.current as HTMLDivElement);
    return () => sight.disconnect();
  }, [hasEnd, loaded]);
  const Card = loaded.value;
  return <div ref={place}>{Card && <Card controller={controller} />}</div>;
}
