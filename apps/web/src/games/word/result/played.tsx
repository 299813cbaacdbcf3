import type { VNode } from 'preact';
import { useWord } from '../view/controller-context.ts';
import { LetterGrid } from '../view/letter-grid.tsx';

/** The tries with their marks. */
export function Played(): VNode | null {
  const view = useWord().play.view.value;
  return view ? <LetterGrid view={view} /> : null;
}
