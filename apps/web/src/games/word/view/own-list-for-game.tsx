import type { VNode } from 'preact';
import { useWord } from '../session/controller.ts';
import { OwnListDialog } from './own-list-dialog.tsx';

/** A person's own list, to play with. */
export function OwnListForGame(): VNode {
  const controller = useWord();
  return <OwnListDialog list={controller.saved.ownList} onUse={() => controller.beginFrom('own')} />;
}
