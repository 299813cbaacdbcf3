import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WitchDesk } from '../session/witch-desk.ts';

export const DeskContext: Context<WitchDesk | undefined> = createContext<WitchDesk | undefined>(undefined);

/** The desk that the table stands on. */
export function useDesk(): WitchDesk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a component of the table outside a desk');
  return desk;
}
