import type { VNode } from 'preact';
import { OwnListDialog } from '../../view/own-list-dialog.tsx';
import { useHelper } from '../session/controller.ts';

/** A person's own list, to look words up in. */
export function OwnListForHelper(): VNode {
  const controller = useHelper();
  return <OwnListDialog list={controller.saved.ownList} onUse={() => controller.setList('own')} />;
}
