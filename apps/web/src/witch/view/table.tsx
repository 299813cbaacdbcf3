import type { VNode } from 'preact';
import { Console } from '../../shell/console.tsx';
import { KeySheet } from '../../shell/key-sheet.tsx';
import { words } from '../words/language.ts';
import { Board } from './board.tsx';
import { useDesk } from './desk-context.ts';
import { Ending } from './ending.tsx';
import { Foot } from './foot.tsx';
import { RulesDialog } from './rules-dialog.tsx';
import { ScoreSheet } from './score-sheet.tsx';
import { SettingsDialog } from './settings-dialog.tsx';
import { Strip } from './strip.tsx';
import { Ticket } from './ticket.tsx';
import { Tonight } from './tonight.tsx';

/** "Who's That Witch?": its ticket, the board, the score sheet, tonight's witches and the console. */
export function Table(): VNode {
  const desk = useDesk();
  const { command, keys } = words();
  const notice = desk.notice.value;
  return (
    <>
      <Ticket />
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      <main class="sheet coven-sheet">
        <Board />
        <div class="findings coven-findings">
          {desk.session.isOver ? <Ending /> : <Strip />}
          <ScoreSheet />
          <Tonight />
        </div>
        <Console said={desk.said.value} words={command} lengthMax={200} onRun={(line) => desk.run(line)} />
      </main>
      <footer class="foot">
        <p>{words().seedHonest}</p>
        <Foot />
      </footer>
      {desk.dialog.value === 'keys' && (
        <KeySheet
          words={keys}
          rows={keys.rows}
          preferences={desk.parts.preferences}
          onClose={() => {
            desk.dialog.value = undefined;
          }}
        />
      )}
      {desk.dialog.value === 'rules' && <RulesDialog />}
      {desk.dialog.value === 'settings' && <SettingsDialog />}
    </>
  );
}
