import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import type { DailyController } from '../controller/daily-controller.ts';

/** A collapsed section that few users open. Its content is loaded when it is opened. */
export function Folded(props: {
  readonly controller: DailyController;
  readonly summary: string;
  load(): Promise<Part>;
}): VNode {
  const { controller, summary, load } = props;
  const loaded: Signal<Part | undefined> = useSignal(undefined);
  const Loaded = loaded.value;
  return (
    <details
      class="daily-more"
      onToggle={async () => {
        loaded.value = await load();
      }}
    >
      <summary>{summary}</summary>
      {Loaded && <Loaded controller={controller} />}
    </details>
  );
}

type Part = ComponentType<{ readonly controller: DailyController }>;
