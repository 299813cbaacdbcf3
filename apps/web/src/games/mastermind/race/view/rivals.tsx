import type { VNode } from 'preact';
import { useRace } from '../controller/race-controller.ts';
import { CountsChart } from './counts-chart.tsx';
import { Ending } from './ending.tsx';
import { GuessDock } from './guess-dock.tsx';
import { RivalSheets } from './rival-sheets.tsx';
import { Tallies } from './tallies.tsx';
import { TracePanel } from './trace-panel.tsx';

/**
 * The area next to the user's board: the pieces for the next guess or the ending, the rivals' sheets, how all compare,
 * and the trace of the essay's machine.
 */
export function Rivals(): VNode {
  const controller = useRace();
  const { session } = controller;
  const trace = controller.trace.value;
  return (
    <>
      <div class="play-side">
        {session.isOver ? <Ending /> : <GuessDock />}
        {!session.isOver && <RivalSheets />}
        <div class="race-figures">
          {controller.shownCounts.length > 0 && <CountsChart />}
          {session.setting.value.kind === 'race' && <Tallies />}
        </div>
      </div>
      {trace && <TracePanel trace={trace} />}
    </>
  );
}
