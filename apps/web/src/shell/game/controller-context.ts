import type { Signal } from '@preact/signals';
import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const ControllerContext: Context<unknown> = createContext<unknown>(undefined);

/** Returns the controller of the game that contains the component. Throws outside a game's frame. */
export function useController<Controller>(): Controller {
  const controller = useContext(ControllerContext);
  if (controller === undefined) throw new Error('useController was called outside the frame of a game');
  return controller as Controller;
}

/** Returns functions that open and close the dialogs of the game that contains the component. */
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
