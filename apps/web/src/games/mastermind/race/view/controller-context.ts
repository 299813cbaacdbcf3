import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { RaceController } from '../controller/race-controller.ts';

export const ControllerContext: Context<RaceController | undefined> = createContext<
  RaceController | undefined
>(undefined);

/** The controller that the race is run on. */
export function useController(): RaceController {
  const controller = useContext(ControllerContext);
  if (!controller) throw new Error('a component of the race outside a controller');
  return controller;
}
