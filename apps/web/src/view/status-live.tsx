import type { VNode } from 'preact';
import { useDesk } from './desk-context.ts';

/** The one place that is read aloud: one polite sentence for each thing done. */
export function StatusLive(): VNode {
  return (
    <p class="said" role="status" aria-live="polite" aria-atomic="true">
      {useDesk().said.value}
    </p>
  );
}
