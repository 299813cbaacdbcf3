import type { VNode } from 'preact';
import { runLine } from '../session/performing.ts';
import { gives } from '../session/preferences.ts';
import { seatWords } from '../session/words/language.ts';
import { Console } from '../shell/console.tsx';
import { KeySheet } from '../shell/key-sheet.tsx';
import { words } from '../words/language.ts';
import { AidsSwitch } from './aids-switch.tsx';
import { Board } from './board.tsx';
import { CodesLeft } from './codes-left.tsx';
import { useDesk } from './desk-context.ts';
import { EvidenceMatrix } from './evidence-matrix.tsx';
import { SheetDialog } from './sheet-dialog.tsx';
import { Suggestions } from './suggestions.tsx';
import { Ticket } from './ticket.tsx';

/** Mastermind: its ticket, the board, the evidence and the console. */
export function App(): VNode {
  const desk = useDesk();
  const { command, keys } = words();
  const { seats, keys: seatKeys } = seatWords();
  const notice = desk.notice.value;
  const { value: preferences } = desk.preferences;
  const { seat } = desk.session.seating.value;
  const { places, symbols } = desk.session.rules;
  const known = desk.session.asks.value !== 'code' && !desk.isCovered.value;
  const shown = known && preferences.aids && preferences.helps.length > 0;
  const letters = desk.skin.letters.slice(0, desk.session.rules.symbols);
  return (
    <>
      <Ticket />
      {notice && (
        <p class="notice" role="alert">
          {notice}
        </p>
      )}
      <main
        class={`sheet${places > 6 ? ' sheet-wide' : ''}${shown ? '' : ' sheet-alone'}`}
        style={{ '--half': String(Math.ceil(places / 2)), '--sorts': String(sortsIn(symbols)) }}
      >
        <Board />
        {shown && (
          <div class="findings">
            {gives(preferences, 'evidence') && <EvidenceMatrix />}
            <div class="findings-more">
              {gives(preferences, 'hints') && <Suggestions />}
              {(gives(preferences, 'list') || gives(preferences, 'counts')) && <CodesLeft />}
            </div>
          </div>
        )}
        <Console
          said={desk.said.value}
          words={command}
          lengthMax={200}
          onRun={(line) => runLine(desk, line)}
        />
      </main>
      <footer class="foot">
        <p>{seats.honest[seat]}</p>
        <AidsSwitch preferences={desk.preferences} />
      </footer>
      {desk.dialog.value === 'keys' && (
        <KeySheet
          words={{ ...keys, commandRows: [...keys.commandRows, ...seatKeys.commandRows] }}
          rows={[...keys.rows(letters), ...seatKeys.rows]}
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

/** Elements in a row of the palette, where the paper is wide enough. */
function sortsIn(symbols: number): number {
  return symbols > 10 ? Math.ceil(symbols / 2) : symbols;
}
