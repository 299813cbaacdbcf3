import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Desk } from '../session/desk.ts';

export const DeskContext: Context<Desk | undefined> = createContext<Desk | undefined>(undefined);

/** The desk that the page stands on. */
export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error('a component of the sheet outside a desk');
  return desk;
}
