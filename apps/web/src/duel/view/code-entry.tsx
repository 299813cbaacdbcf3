import type { VNode } from 'preact';
import { nameOf } from '../../words/names.ts';
import { words } from '../words/language.ts';
import { CodeSlots } from './code-slots.tsx';
import { ElementToken } from './code-tokens.tsx';
import { useDuel } from './desk-context.ts';

/** The code being set at the desk of duels. */
export function CodeEntry({ label }: { readonly label: string }): VNode {
  const desk = useDuel();
  const skin = desk.skin.value;
  return (
    <CodeSlots
      label={label}
      words={words().entry}
      draft={desk.draft}
      count={(desk.open.value?.challenge ?? desk.terms.value).rules.symbols}
      nameOf={(symbol) => nameOf(skin, symbol)}
      draw={(symbol) => <ElementToken skin={skin} symbol={symbol} />}
    />
  );
}
