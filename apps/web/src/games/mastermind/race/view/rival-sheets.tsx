import type { VNode } from 'preact';
import { useRace } from '../controller/race-controller.ts';
import { AdversaryPanel } from './adversary-panel.tsx';
import { RivalSheet } from './rival-sheet.tsx';

/** The sheets of all others in the race, or what the adversary keeps. */
export function RivalSheets(): VNode {
  const { session } = useRace();
  return (
    <div class="rivals">
      {session.setting.value.kind === 'adversary' && <AdversaryPanel />}
      {session.rivals.value.map((rival, seat) => (
        <RivalSheet key={rival.name} rival={rival} seat={seat} />
      ))}
    </div>
  );
}
