import type { VNode } from 'preact';
import { Icon } from '../../ui/icon.tsx';
import type { DayStanding } from './day-standing.ts';

/** Dashed: not opened. Halftone: under way. Solid with a tick: found; with a dash: not found. Silent. */
export function DayRing({ phase }: { readonly phase: DayStanding['phase'] }): VNode {
  return (
    <span class={`day-ring day-ring-${phase}`} aria-hidden="true">
      {phase === 'found' && <Icon name="tick" />}
    </span>
  );
}
