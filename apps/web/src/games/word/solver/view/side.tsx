import type { VNode } from 'preact';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';
import { AdviceTable } from './advice-table.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { GridPanel } from './grid-panel.tsx';
import { KnownPanel } from './known-panel.tsx';
import { PatternList } from './pattern-list.tsx';
import { WordsLeft } from './words-left.tsx';

/** What follows from the rounds. */
export function Side(): VNode {
  const controller = useSolver();
  const findings = controller.findings.latest.value;
  if (!findings) return <p class="findings findings-wait">{solverMessages().chances.thinking}</p>;
  const { consistent } = findings.check;
  const isBegun = findings.position.rounds.length > 0;
  return (
    <div class="findings">
      <GridPanel />
      {!consistent && <ConflictPanel findings={findings} />}
      {consistent && isBegun && <KnownPanel findings={findings} />}
      {consistent && isBegun && <WordsLeft findings={findings} />}
      {consistent && <AdviceTable />}
      {consistent && isBegun && <PatternList findings={findings} />}
    </div>
  );
}
