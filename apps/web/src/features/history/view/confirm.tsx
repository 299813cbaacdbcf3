import type { VNode } from 'preact';
import type { SavedEntry } from '../../../shell/saved-games.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Press } from '../../../ui/press.tsx';
import type { HistoryController } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';

/** Deleting is the one thing that has no undo, so it asks. */
export function Confirm(props: {
  readonly controller: HistoryController;
  readonly toDelete: SavedEntry | 'all';
}): VNode {
  const { controller, toDelete } = props;
  const { confirm, name } = messages();
  const keep = () => {
    controller.toDelete.value = undefined;
  };
  return (
    <Dialog heading={confirm.heading} onClose={keep}>
      <p>{toDelete === 'all' ? confirm.all(controller.count) : confirm.one(name(toDelete))}</p>
      <div class="actions">
        <Press onPress={keep}>{confirm.no}</Press>
        <Press main onPress={() => void controller.deleteChosen()}>
          {confirm.yes}
        </Press>
      </div>
    </Dialog>
  );
}
