import type { VNode } from 'preact';
import type { HistoryDesk } from '../history-desk.ts';
import { words } from '../words/language.ts';
import { Confirm } from './confirm.tsx';
import { Figures } from './figures.tsx';
import { Keep } from './keep.tsx';
import { SheetList } from './sheet-list.tsx';

/** The drawer: the sheets, what they say together, and how to take them along. */
export function HistoryPage({ desk }: { readonly desk: HistoryDesk }): VNode {
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
        <Figures statistics={desk.statistics.value} />
        <Keep desk={desk} count={sheets?.length ?? 0} />
      </div>
      <p class="said history-said" role="status" aria-live="polite" aria-atomic="true">
        {desk.said.value}
      </p>
      {desk.doomed.value && <Confirm desk={desk} doomed={desk.doomed.value} />}
    </main>
  );
}
