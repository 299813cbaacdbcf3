import type { VNode } from 'preact';
import { useRace } from '../controller/race-controller.ts';
import { AdversaryPanel } from './adversary-panel.tsx';
import { CountsChart } from './counts-chart.tsx';
import { RivalSheet } from './rival-sheet.tsx';
import { Tallies } from './tallies.tsx';
import { TracePanel } from './trace-panel.tsx';

/** Beside the person's sheet: those of the others, how they compare, and the trace of the essay's machine. */
export function Rivals(): VNode {
  const controller = useRace();
  const { session } = controller;
  const { kind } = session.setting.value;
  const trace = controller.trace.value;
  return (
    <>
      <div class="findings rivals">
        {kind === 'adversary' && <AdversaryPanel />}
        {session.rivals.value.map((rival, seat) => (
          <RivalSheet key={rival.name} rival={rival} seat={seat} />
        ))}
        <div class="race-figures">
          {controller.shownCounts.length > 0 && <CountsChart />}
          {kind === 'race' && <Tallies />}
        </div>
      </div>
      {trace && <TracePanel trace={trace} />}
    </>
  );
}
