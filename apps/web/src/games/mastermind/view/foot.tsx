import type { VNode } from 'preact';
import { Seed } from '../../../shell/game/game-facts.tsx';
import { useMastermind } from '../controller/controller.ts';

/** The name by which the game can be played again. */
export function Foot(): VNode | null {
  const { session } = useMastermind();
  if (session.seating.value.seat !== 'breaker') return null;
  return (
    <p>
      <Seed seed={session.sheet.value.seed} />
    </p>
  );
}
