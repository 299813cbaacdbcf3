import type { Signal } from '@preact/signals';
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const ControllerContext: Context<unknown> = createContext<unknown>(undefined);

/** The controller of the game that a component is part of. */
export function useController<Controller>(): Controller {
  const controller = useContext(ControllerContext);
  if (controller === undefined) throw new Error('useController was called outside the frame of a game');
  return controller as Controller;
}

/** Opens and closes the dialogs of the game that a component is part of. */
export function useDialog(): { readonly open: (name: string) => void; readonly close: () => void } {
  const { dialog } = useController<{ readonly dialog: Signal<string | undefined> }>();
  return {
    open(name) {
      dialog.value = name;
    },
    close() {
      dialog.value = undefined;
    },
  };
}
