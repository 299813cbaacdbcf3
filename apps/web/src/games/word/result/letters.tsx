import type { VNode } from 'preact';
import { useWord } from '../session/controller.ts';
import { LetterGrid } from '../view/letter-grid.tsx';
import { Letters } from './plain-letters.tsx';

/** The secret word. Hidden from screen readers. */
export function Secret(): VNode {
  return <Letters word={useWord().play.view.value?.secret ?? ''} />;
}

/** The tries with their marks. */
export function Played(): VNode | null {
  const view = useWord().play.view.value;
  return view ? <LetterGrid view={view} /> : null;
}
