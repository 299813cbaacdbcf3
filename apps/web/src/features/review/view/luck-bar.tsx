import type { VNode } from 'preact';
import { luckOfTurn, type TurnTold } from '../../../shell/game/result/model/story.ts';
import { Dots } from '../../../ui/dots.tsx';

/** Luck about a middle: solid with the player, dots against; a disc when it was as usual. Silent. */
export function LuckBar({ told }: { readonly told: TurnTold }): VNode {
  const luck = luckOfTurn(told);
  const length = Math.min(26, Math.max(8, Math.abs(told.told - told.expected) * 14));
  return (
    <svg class="luck-bar" viewBox="0 0 60 16" aria-hidden="true">
      <Dots id="luck-dots" step={4} radius={1.2} angle={45} />
      <path class="luck-line" d="M2 8h56" />
      <path class="luck-middle" d="M30 2v12" />
      {luck === 'usual' && <circle class="luck-with" cx="30" cy="8" r="5" />}
      {luck === 'with' && <rect class="luck-with" x="30" y="3" width={length} height="10" rx="2" />}
      {luck === 'against' && (
        <rect class="luck-against" x={30 - length} y="3" width={length} height="10" rx="2" />
      )}
    </svg>
  );
}
