import type { VNode } from 'preact';
import { Drawer } from '../../../shell/game/drawer.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { AutoplayPanel } from './autoplay-panel.tsx';
import { CodesLeft } from './codes-left.tsx';
import { EvidenceMatrix } from './evidence-matrix.tsx';
import { Suggestions } from './suggestions.tsx';

/** What can still go where: closed, only how many codes fit; open, which, where, and what to guess. */
export function NotesDrawer(): VNode | null {
  const controller = useMastermind();
  const { session, left, isCounted } = controller;
  const { evidence, notes, codes } = messages();
  const asks = session.asks.value;
  // Nothing is told of a code that is being entered, nor of anything while no help is wanted.
  const isWanted = controller.preferences.value.aids && controller.settings.value.helps.length > 0;
  if (asks === 'code' || asks === 'nothing' || controller.isCovered.value || !isWanted) return null;
  const waiting = isCounted ? notes.waiting : codes.unknown;
  return (
    <Drawer
      heading={evidence.heading}
      teaser={left.value === undefined ? waiting : notes.teaser(left.value)}
      caption={evidence.caption}
      isOpen={session.notes.value.drawerOpen}
      onTurn={(open) => controller.dispatch({ kind: 'drawer', open })}
    >
      <div class="drawer-inside findings">
        {controller.gives('evidence') && <EvidenceMatrix />}
        {controller.gives('list') && <CodesLeft />}
        {controller.gives('hints') && <Suggestions />}
        <AutoplayPanel />
      </div>
    </Drawer>
  );
}
