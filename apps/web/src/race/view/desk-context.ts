import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { RaceDesk } from '../session/race-desk.ts';

export const DeskContext: Context<RaceDesk | undefined> = createContext<RaceDesk | undefined>(undefined);

/** The desk that the race is run on. */
export function useDesk(): RaceDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a component of the race outside a desk');
  return desk;
}
