import type { VNode } from 'preact';
import { AidsSwitch } from '../../../../shell/aids-switch.tsx';
import { Console } from '../../../../shell/console.tsx';
import { KeySheet } from '../../../../shell/key-sheet.tsx';
import { appMessages } from '../../../../shell/messages/language.ts';
import { messages } from '../messages/language.ts';
import { AdversaryPanel } from './adversary-panel.tsx';
import { useController } from './controller-context.ts';
import { CountsChart } from './counts-chart.tsx';
import { RaceDialog } from './race-dialog.tsx';
import { RaceHeader } from './race-header.tsx';
import { ResignDialog } from './resign-dialog.tsx';
import { RivalSheet } from './rival-sheet.tsx';
import { Tallies } from './tallies.tsx';
import { TracePanel } from './trace-panel.tsx';
import { YourBoard } from './your-board.tsx';

/** The place of races: the person's sheet, the others' beside it, and the console. */
export function RaceApp(): VNode {
  const controller = useController();
  const { command, keys } = appMessages();
  const { placeholder, keyRows, commandRows, honest } = messages();
  const { session } = controller;
  const { kind } = session.setting.value;
  const trace = controller.trace.value;
  return (
    <>
      <RaceHeader />
      {controller.notice.value && (
        <p class="notice" role="alert">
          {controller.notice.value}
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
            {controller.shownCounts.length > 0 && <CountsChart />}
            {kind === 'race' && <Tallies />}
          </div>
        </div>
        {trace && <TracePanel trace={trace} />}
        <Console
          said={controller.announcer.said.value}
          words={{ ...command, placeholder }}
          lengthMax={200}
          onRun={(line) => controller.run(line)}
        />
      </main>
      <footer class="foot">
        <p>{honest[kind]}</p>
        <AidsSwitch preferences={controller.preferences} />
      </footer>
      {controller.dialog.value === 'keys' && (
        <KeySheet
          words={{ ...keys, commandRows }}
          rows={keyRows(controller.skin.letters.slice(0, session.rules.symbols))}
          preferences={controller.preferences}
          onClose={() => {
            controller.dialog.value = undefined;
          }}
        />
      )}
      {controller.dialog.value === 'race' && <RaceDialog />}
      {controller.dialog.value === 'resign' && <ResignDialog />}
    </>
  );
}
