import type { VNode } from 'preact';
import { Dialog } from '../../view/dialog.tsx';
import type { HistoryDesk } from '../history-desk.ts';
import type { KeptSheet } from '../kept-sheet.ts';
import { words } from '../words/language.ts';

/** Deleting is the one thing that has no undo, so it asks. */
export function Confirm({
  desk,
  doomed,
}: {
  readonly desk: HistoryDesk;
  readonly doomed: KeptSheet | 'all';
}): VNode {
  const { confirm, name } = words();
  const keep = () => {
    desk.doomed.value = undefined;
  };
  return (
    <Dialog heading={confirm.heading} onClose={keep}>
      <p>
        {doomed === 'all' ? confirm.all(desk.sheets.value?.length ?? 0) : confirm.one(name(doomed.standing))}
      </p>
      <div class="actions">
        <button type="button" class="press" onClick={keep}>
          {confirm.no}
        </button>
        <button type="button" class="press press-main" onClick={() => void desk.deleteDoomed()}>
          {confirm.yes}
        </button>
      </div>
    </Dialog>
  );
}
