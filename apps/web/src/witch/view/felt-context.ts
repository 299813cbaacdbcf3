import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Felt } from '../session/felt.ts';

export const FeltContext: Context<Felt | undefined> = createContext<Felt | undefined>(undefined);

export function useFelt(): Felt {
  const felt = useContext(FeltContext);
  if (!felt) throw new Error('a component of the felt outside a table');
  return felt;
}
