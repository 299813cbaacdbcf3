import type { VNode } from 'preact';
import { words } from '../words/language.ts';
import { Board } from './board.tsx';
import { CodesLeft } from './codes-left.tsx';
import { Console } from './console.tsx';
import { useDesk } from './desk-context.ts';
import { EvidenceMatrix } from './evidence-matrix.tsx';
import { KeySheet } from './key-sheet.tsx';
import { Settings } from './settings.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { Ticket } from './ticket.tsx';

/** Mastermind: its ticket, the board, the evidence and the console. */
export function App(): VNode {
  const desk = useDesk();
  const { sheet } = words();
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
        <Console />
      </main>
      <footer class="foot">
        <p>{sheet.seedHonest}</p>
        <Settings preferences={desk.preferences} />
      </footer>
      {desk.dialog.value === 'keys' && <KeySheet />}
      {desk.dialog.value === 'sheet' && <SheetDialog />}
    </>
  );
}
