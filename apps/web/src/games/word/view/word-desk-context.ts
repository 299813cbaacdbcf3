import { type Context, createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { WordDesk } from '../session/word-desk.ts';

export const WordDeskContext: Context<WordDesk | undefined> = createContext<WordDesk | undefined>(undefined);

/** The desk that the word place stands on. */
export function useWordDesk(): WordDesk {
  const desk = useContext(WordDeskContext);
  if (!desk) throw new Error('a component of the word place outside its desk');
  return desk;
}
