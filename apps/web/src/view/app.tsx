import type { VNode } from 'preact';
import { words } from '../words/language.ts';
import { Board } from './board.tsx';
import { CodesLeft } from './codes-left.tsx';
import { Console } from './console.tsx';
import { useDesk } from './desk-context.ts';
import { EvidenceMatrix } from './evidence-matrix.tsx';
import { KeySheet } from './key-sheet.tsx';
import { Masthead } from './masthead.tsx';
import { Settings } from './settings.tsx';
import { SheetDialog } from './sheet-dialog.tsx';

/** The whole page: one continuous sheet of paper. */
export function App(): VNode {
  const desk = useDesk();
  const { app, sheet } = words();
  const notice = desk.notice.value;
  return (
    <>
      <a class="skip" href="#board">
        {app.skipToBoard}
      </a>
      <div class="paper">
        <Masthead />
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
          <Settings />
        </footer>
      </div>
      {desk.dialog.value === 'keys' && <KeySheet />}
      {desk.dialog.value === 'sheet' && <SheetDialog />}
    </>
  );
}
