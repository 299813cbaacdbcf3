import type { VNode } from 'preact';
import { Drawer } from '../../../shell/game/drawer.tsx';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { seenTiles } from '../session/seen-tiles.ts';
import { useWitch } from './board-context.ts';

/** What was seen of the tiles that lie face down: closed, only how many; open, which, and their pictures if asked for. */
export function SeenDrawer(): VNode | null {
  const controller = useWitch();
  const { session, aids } = controller;
  const { table } = messages();
  if (!aids) return null;
  const { drawerOpen, pictures } = session.notes.value;
  return (
    <Drawer
      heading={table.seen}
      teaser={table.seenCount(seenTiles(session.view.value).size)}
      isOpen={drawerOpen}
      onTurn={(open) => controller.turnDrawer(open)}
    >
      <div class="drawer-inside">
        <p>{table.seenMarked}</p>
        <Press onPress={() => controller.note({ pictures: !pictures })}>
          {pictures ? table.seenHide : table.seenPictures}
        </Press>
      </div>
    </Drawer>
  );
}
