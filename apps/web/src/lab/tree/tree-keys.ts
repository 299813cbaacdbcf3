import type { TreeDesk } from './tree-desk.ts';

/** The keys of the icicle: arrows walk, Enter goes down, Escape comes up. True when one meant something. */
export function pressTreeKey(desk: TreeDesk, event: { readonly key: string }): boolean {
  if (!desk.tree.value) return false;
  switch (event.key) {
    case 'ArrowLeft':
      desk.aside(-1);
      return true;
    case 'ArrowRight':
      desk.aside(1);
      return true;
    case 'ArrowDown':
      desk.openChild(1);
      return true;
    case 'ArrowUp':
    case 'Escape':
      desk.up();
      return true;
    case 'Enter':
      desk.descend();
      return true;
    case 'Home':
      desk.goTop();
      return true;
    default:
      return false;
  }
}
