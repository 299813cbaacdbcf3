import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';

export const ControllerContext: Context<unknown> = createContext<unknown>(undefined);

/** The controller of the game that a component is part of. */
export function useController<Controller>(): Controller {
  const controller = useContext(ControllerContext);
  if (controller === undefined) throw new Error('a component of a game outside its frame');
  return controller as Controller;
}
