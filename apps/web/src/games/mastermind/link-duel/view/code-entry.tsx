import type { VNode } from 'preact';
import { CodeSlots } from '../../board/code-slots.tsx';
import { useLinkDuel } from '../controller/link-duel-controller.ts';

/** The input for the controller's draft: a code to hide, or a guess. */
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
