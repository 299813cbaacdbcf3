import type { VNode } from 'preact';
import { StatusLine } from '../board/status-line.tsx';
import { useMastermind } from '../controller/controller.ts';
import { readinessOf } from './readiness.ts';

/** How far the game is, and what is missing. */
export function Status(): VNode {
  const controller = useMastermind();
  const { draft, view } = controller.session;
  return (
    <StatusLine
      turn={controller.turnNumber}
      turnsMax={view.value.turnsMax}
      draft={draft.value}
      reason={readinessOf(controller).reason}
    />
  );
}
