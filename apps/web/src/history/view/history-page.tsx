import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Preferences } from '../../session/preferences.ts';
import { Console } from '../../shell/console.tsx';
import { KeySheet } from '../../shell/key-sheet.tsx';
import type { HistoryDesk } from '../history-desk.ts';
import { words } from '../words/language.ts';
import { Confirm } from './confirm.tsx';
import { Figures } from './figures.tsx';
import { Keep } from './keep.tsx';
import { SheetList } from './sheet-list.tsx';

/** The drawer: the sheets, what they say together, and how to take them along. */
export function HistoryPage(props: {
  readonly desk: HistoryDesk;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { desk, preferences } = props;
  const sheets = desk.sheets.value;
  return (
    <main class="history" id="board" tabIndex={-1}>
      <section class="drawer" aria-labelledby="drawer-heading">
        <h2 id="drawer-heading">
          {words().heading} {sheets && <small>{words().count(sheets.length)}</small>}
        </h2>
        {sheets === undefined ? (
          <p>{words().reading}</p>
        ) : sheets.length === 0 ? (
          <p>
            {words().empty} <a href="#/mastermind">{words().emptyLink}</a>
          </p>
        ) : (
          <SheetList desk={desk} sheets={sheets} />
        )}
      </section>
      <div class="history-side">
        <Figures statistics={desk.statistics.value} kept={sheets ?? []} />
        <Keep desk={desk} count={sheets?.length ?? 0} />
      </div>
      <Console
        said={desk.said.value}
        words={words().command}
        lengthMax={100}
        onRun={(line) => desk.run(line)}
      />
      {desk.doomed.value && <Confirm desk={desk} doomed={desk.doomed.value} />}
      {desk.dialog.value && (
        <KeySheet
          words={words().keys}
          rows={words().keyRows}
          preferences={preferences}
          onClose={() => {
            desk.dialog.value = undefined;
          }}
        />
      )}
    </main>
  );
}
