import type { VNode } from 'preact';
import { Console } from '../shell/console.tsx';
import { KeySheet } from '../shell/key-sheet.tsx';
import { words } from '../words/language.ts';
import { Board } from './board.tsx';
import { CodesLeft } from './codes-left.tsx';
import { useDesk } from './desk-context.ts';
import { EvidenceMatrix } from './evidence-matrix.tsx';
import { Settings } from './settings.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { Ticket } from './ticket.tsx';

/** Mastermind: its ticket, the board, the evidence and the console. */
export function App(): VNode {
  const desk = useDesk();
  const { sheet, command, keys } = words();
  const notice = desk.notice.value;
  return (
    <>
      <Ticket />
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      <main class="sheet">
        <Board />
        {desk.preferences.value.aids && (
          <div class="findings">
            <EvidenceMatrix />
            <CodesLeft />
          </div>
        )}
        <Console said={desk.said.value} words={command} lengthMax={200} onRun={(line) => desk.run(line)} />
      </main>
      <footer class="foot">
        <p>{sheet.seedHonest}</p>
        <Settings preferences={desk.preferences} />
      </footer>
      {desk.dialog.value === 'keys' && (
        <KeySheet
          words={keys}
          rows={keys.rows(desk.skin.letters.slice(0, desk.session.rules.symbols))}
          preferences={desk.preferences}
          onClose={() => {
            desk.dialog.value = undefined;
          }}
        />
      )}
      {desk.dialog.value === 'sheet' && <SheetDialog />}
    </>
  );
}
