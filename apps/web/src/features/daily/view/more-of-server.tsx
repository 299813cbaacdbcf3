import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import type { DailyController } from '../controller/daily-controller.ts';
import { messages } from '../messages/language.ts';
import type { OfServer } from './server-boards.tsx';

/** Boards and keys, loaded when they are opened: few look at them. */
export function MoreOfServer({ controller }: { readonly controller: DailyController }): VNode | null {
  const view = controller.parts.server.view.value;
  const loaded: Signal<ComponentType<OfServer> | undefined> = useSignal(undefined);
  if (!view) return null;
  const Boards = loaded.value;
  return (
    <details
      class="daily-more"
      onToggle={() =>
        void import('./server-boards.tsx').then(({ ServerBoards }) => {
          loaded.value = ServerBoards;
        })
      }
    >
      <summary>{messages().more}</summary>
      {Boards && <Boards controller={controller} view={view} />}
    </details>
  );
}
