import type { VNode } from 'preact';
import { CodeSlots } from '../../board/code-slots.tsx';
import { useLinkDuel } from '../controller/link-duel-controller.ts';

/** The code being set at the controller of duels. */
export function CodeEntry({ label }: { readonly label: string }): VNode {
  const controller = useLinkDuel();
  return (
    <CodeSlots
      label={label}
      skin={controller.skin.value}
      draft={controller.draft}
      count={(controller.open.value?.challenge ?? controller.terms.value).rules.symbols}
    />
  );
}
