import type { VNode } from 'preact';
import { Console } from '../../shell/console.tsx';
import { KeySheet } from '../../shell/key-sheet.tsx';
import { AidsSwitch } from '../../view/aids-switch.tsx';
import { words } from '../words/language.ts';
import { AdversaryPanel } from './adversary-panel.tsx';
import { CountsChart } from './counts-chart.tsx';
import { useDesk } from './desk-context.ts';
import { RaceDialog } from './race-dialog.tsx';
import { RaceTicket } from './race-ticket.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { RivalSheet } from './rival-sheet.tsx';
import { Tallies } from './tallies.tsx';
import { TracePanel } from './trace-panel.tsx';
import { YourBoard } from './your-board.tsx';

/** The place of races: the person's sheet, the others' beside it, and the console. */
export function RaceApp(): VNode {
  const desk = useDesk();
  const { command, keys, honest } = words();
  const { session } = desk;
  const { kind } = session.setting.value;
  const trace = desk.trace.value;
  return (
    <>
      <RaceTicket />
      {desk.notice.value && (
        <p class="notice" role="alert">
          {desk.notice.value}
        </p>
      )}
      <main class="sheet race">
        <YourBoard />
        <div class="findings rivals">
          {kind === 'adversary' && <AdversaryPanel />}
          {session.rivals.value.map((rival, seat) => (
            <RivalSheet key={rival.name} rival={rival} seat={seat} />
          ))}
          <div class="race-figures">
            {desk.shownCounts.length > 0 && <CountsChart />}
            {kind === 'race' && <Tallies />}
          </div>
        </div>
        {trace && <TracePanel trace={trace} />}
        <Console said={desk.said.value} words={command} lengthMax={200} onRun={(line) => desk.run(line)} />
      </main>
      <footer class="foot">
        <p>{honest[kind]}</p>
        <AidsSwitch preferences={desk.preferences} />
      </footer>
      {desk.dialog.value === 'keys' && (
        <KeySheet
          words={keys}
          rows={keys.rows(desk.skin.letters.slice(0, session.rules.symbols))}
          preferences={desk.preferences}
          onClose={() => {
            desk.dialog.value = undefined;
          }}
        />
      )}
      {desk.dialog.value === 'race' && <RaceDialog />}
      {desk.dialog.value === 'resign' && <ResignDialog />}
    </>
  );
}
