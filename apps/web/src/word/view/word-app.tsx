import type { VNode } from 'preact';
import { Settings } from '../../view/settings.tsx';
import { wordWords } from '../words/language.ts';
import { AdviceTable } from './advice-table.tsx';
import { Chances } from './chances.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { GameDialog } from './game-dialog.tsx';
import { HelperBoard } from './helper-board.tsx';
import { KnownPanel } from './known-panel.tsx';
import { PatternList } from './pattern-list.tsx';
import { PlayBoard } from './play-board.tsx';
import { WordConsole } from './word-console.tsx';
import { useWordDesk } from './word-desk-context.ts';
import { WordKeys } from './word-keys.tsx';
import { WordTicket } from './word-ticket.tsx';
import { WordsLeft } from './words-left.tsx';

/** The word place: its ticket, the rounds or the game, what follows from them, and the console. */
export function WordApp(): VNode {
  const desk = useWordDesk();
  const { play } = wordWords();
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
      <main class="sheet word-sheet">
        <div class="word-left">
          {helping ? <HelperBoard /> : <PlayBoard />}
          {helping && findings?.check.consistent && <Chances findings={findings} />}
        </div>
        {shown && <Findings helping={helping} />}
        <WordConsole />
      </main>
      <footer class="foot">
        <p>{helping ? '' : play.honest}</p>
        <Settings preferences={desk.preferences} />
      </footer>
      {desk.dialog.value === 'keys' && <WordKeys />}
      {desk.dialog.value === 'game' && <GameDialog />}
    </>
  );
}

function Findings({ helping }: { readonly helping: boolean }): VNode {
  const desk = useWordDesk();
  const findings = desk.findings.value;
  if (!findings) return <p class="findings">{wordWords().chances.thinking}</p>;
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
