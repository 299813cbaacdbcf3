import type { VNode } from 'preact';
import { useWitch } from './board-context.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { Tonight } from './tonight.tsx';
import { TurnPanel } from './turn-panel.tsx';

/** What the game waits for, the score sheet, and tonight's witches. */
export function Side(): VNode {
  const { session } = useWitch();
  return (
    <div class="findings coven-findings">
      {!session.isOver && <TurnPanel />}
      <ScoreSheet />
      <Tonight />
    </div>
  );
}
