import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { DuelDesk } from '../session/duel-desk.ts';

export const DuelContext: Context<DuelDesk | undefined> = createContext<DuelDesk | undefined>(undefined);

/** The desk of duels that the page stands on. */
export function useDuel(): DuelDesk {
  const desk = useContext(DuelContext);
  if (!desk) throw new Error('a component of the duel outside its desk');
  return desk;
}
