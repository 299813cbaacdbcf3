import type { VNode } from 'preact';
import { AidsSwitch } from '../../../shell/aids-switch.tsx';
import { Console } from '../../../shell/console.tsx';
import { KeySheet } from '../../../shell/key-sheet.tsx';
import { wordWords } from '../messages/language.ts';
import { runWordLine } from '../session/word-performing.ts';
import { AdviceTable } from './advice-table.tsx';
import { Chances } from './chances.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { GameDialog } from './game-dialog.tsx';
import { HelperBoard } from './helper-board.tsx';
import { KnownPanel } from './known-panel.tsx';
import { PatternList } from './pattern-list.tsx';
import { PlayBoard } from './play-board.tsx';
import { useWordDesk } from './word-desk-context.ts';
import { WordTicket } from './word-ticket.tsx';
import { WordsLeft } from './words-left.tsx';

/** Rounds may be pasted into the console by the dozen. */
const PASTE_LENGTH_MAX = 20_000;

/** The word place: its ticket, the rounds or the game, what follows from them, and the console. */
export function WordApp(): VNode {
  const desk = useWordDesk();
  const { play, command, keys } = wordWords();
  const helping = desk.mode.value === 'helper';
  const shown = helping || desk.preferences.value.aids;
  const findings = desk.findings.value;
  const notice = desk.notice.value;
  return (
    <>
      <WordTicket />
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      <main class={`sheet word-sheet${shown ? '' : ' sheet-alone'}`}>
        <div class="word-left">
          {helping ? <HelperBoard /> : <PlayBoard />}
          {helping && findings?.check.consistent && <Chances findings={findings} />}
        </div>
        {shown && <Findings helping={helping} />}
        <Console
          said={desk.teller.said.value}
          words={command}
          lengthMax={PASTE_LENGTH_MAX}
          onRun={(line) => runWordLine(desk, line)}
        />
      </main>
      {!helping && (
        <footer class="foot">
          <p>{play.honest}</p>
          <AidsSwitch preferences={desk.preferences} />
        </footer>
      )}
      {desk.dialog.value === 'keys' && (
        <KeySheet
          words={keys}
          rows={keys.rows}
          preferences={desk.preferences}
          onClose={() => {
            desk.dialog.value = undefined;
          }}
        />
      )}
      {desk.dialog.value === 'game' && <GameDialog />}
    </>
  );
}

function Findings({ helping }: { readonly helping: boolean }): VNode {
  const desk = useWordDesk();
  const findings = desk.findings.value;
  if (!findings) return <p class="findings findings-wait">{wordWords().chances.thinking}</p>;
  const { consistent } = findings.check;
  return (
    <div class="findings">
      {!consistent && <ConflictPanel findings={findings} />}
      {consistent && helping && <KnownPanel findings={findings} />}
      {consistent && <WordsLeft findings={findings} />}
      {consistent && helping && <AdviceTable />}
      {consistent && !helping && <Chances findings={findings} />}
      {consistent && helping && findings.position.rounds.length > 0 && <PatternList findings={findings} />}
    </div>
  );
}
