import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { LinkDuelController } from '../controller/link-duel-controller.ts';

export const ControllerContext: Context<LinkDuelController | undefined> = createContext<
  LinkDuelController | undefined
>(undefined);

/** The controller of duels that the page stands on. */
export function useController(): LinkDuelController {
  const controller = useContext(ControllerContext);
  if (!controller) throw new Error('a component of the duel outside its controller');
  return controller;
}
