import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { useWitch } from './board-context.ts';
import { FoundRow } from './found-row.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SeenDrawer } from './seen-drawer.tsx';
import { TurnPanel } from './turn-panel.tsx';

/** Beside the board: the score, what the game waits for, who was found, what things are worth, and what was seen. */
export function Side(): VNode {
  const { session } = useWitch();
  const { phase } = session.view.value;
  return (
    <div class={`coven-findings coven-${phase}`}>
      <ScoreSheet />
      <TurnPanel />
      <FoundRow />
      <Worth />
      <SeenDrawer />
    </div>
  );
}

function Worth(): VNode {
  return (
    <ul class="worth">
      {messages().table.worth.map(([what, points]) => (
        <li key={what}>
          {what} <b>{points}</b>
        </li>
      ))}
    </ul>
  );
}
