import type { VNode } from 'preact';
import { useWord } from '../view/controller-context.ts';
import { Letters } from './letters.tsx';

/** The word that was not found. Silent. */
export function Secret(): VNode {
  return <Letters word={useWord().play.view.value?.secret ?? ''} />;
}
