import type { VNode } from 'preact';
import { nameOf } from '../../messages/names.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { CodeSlots } from './code-slots.tsx';
import { ElementToken } from './code-tokens.tsx';

/** The code being set at the controller of duels. */
export function CodeEntry({ label }: { readonly label: string }): VNode {
  const controller = useLinkDuel();
  const skin = controller.skin.value;
  return (
    <CodeSlots
      label={label}
      words={messages().entry}
      draft={controller.draft}
      count={(controller.open.value?.challenge ?? controller.terms.value).rules.symbols}
      nameOf={(symbol) => nameOf(skin, symbol)}
      draw={(symbol) => <ElementToken skin={skin} symbol={symbol} />}
    />
  );
}
