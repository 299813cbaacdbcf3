import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { Switch } from '../../../ui/fields.tsx';
import type { DailyController } from '../controller/daily-controller.ts';
import { messages } from '../messages/language.ts';

interface OfController {
  readonly controller: DailyController;
}

/** Statistics of the turns taken on all days. The charts are loaded once there is a day to show. */
export function Figures({ controller }: OfController): VNode {
  const { record, server } = controller.parts;
  const loaded: Signal<ComponentType<OfController> | undefined> = useSignal(undefined);
  const { isSaved, open, server: served } = record.value;
  const hasDays = Object.keys(open).length + Object.keys(served).length + server.results.value.size > 0;
  useEffect(() => {
    if (hasDays)
      void import('./game-figures.tsx').then(({ GameFigures }) => {
        loaded.value = GameFigures;
      });
  }, [hasDays, loaded]);
  const { figures, noFigures, keep, keepOff } = messages();
  const Loaded = hasDays ? loaded.value : undefined;
  return (
    <section class="daily-figures" aria-labelledby="figures-heading">
      <h2 id="figures-heading">{figures}</h2>
      {Loaded ? <Loaded controller={controller} /> : <p>{isSaved ? noFigures : keepOff}</p>}
      <Switch on={isSaved} onTurn={(on) => controller.keepResults(on)}>
        {keep}
      </Switch>
    </section>
  );
}
