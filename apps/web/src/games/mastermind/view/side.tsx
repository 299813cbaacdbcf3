import type { VNode } from 'preact';
import { HELPS } from '../session/settings.ts';
import { CodesLeft } from './codes-left.tsx';
import { EvidenceMatrix } from './evidence-matrix.tsx';
import { Suggestions } from './suggestions.tsx';
import { useMastermind } from './use-mastermind.ts';

/** What can still go where, what to guess, and the codes that are left. */
export function Side(): VNode | null {
  const controller = useMastermind();
  if (!isSideShown(controller)) return null;
  return (
    <div class="findings">
      {controller.gives('evidence') && <EvidenceMatrix />}
      <div class="findings-more">
        {controller.gives('hints') && <Suggestions />}
        {(controller.gives('list') || controller.gives('counts')) && <CodesLeft />}
      </div>
    </div>
  );
}

/** Nothing is told of a code that is being entered, nor of anything while no help is wanted. */
export function isSideShown(controller: ReturnType<typeof useMastermind>): boolean {
  const known = controller.session.asks.value !== 'code' && !controller.isCovered.value;
  return known && HELPS.some((help) => controller.gives(help));
}
