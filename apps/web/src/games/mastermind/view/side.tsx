import type { VNode } from 'preact';
import { HELPS } from '../session/settings.ts';
import { CodesLeft } from './codes-left.tsx';
import { EvidenceMatrix } from './evidence-matrix.tsx';
import { Suggestions } from './suggestions.tsx';
import { useDesk } from './use-mastermind.ts';

/** What can still go where, what to guess, and the codes that are left. */
export function Side(): VNode | null {
  const desk = useDesk();
  if (!isSideShown(desk)) return null;
  return (
    <div class="findings">
      {desk.gives('evidence') && <EvidenceMatrix />}
      <div class="findings-more">
        {desk.gives('hints') && <Suggestions />}
        {(desk.gives('list') || desk.gives('counts')) && <CodesLeft />}
      </div>
    </div>
  );
}

/** Nothing is told of a code that is being entered, nor of anything while no help is wanted. */
export function isSideShown(desk: ReturnType<typeof useDesk>): boolean {
  const known = desk.session.asks.value !== 'code' && !desk.isCovered.value;
  return known && HELPS.some((help) => desk.gives(help));
}
