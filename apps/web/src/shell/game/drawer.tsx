import type { ComponentChildren, VNode } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { PreferencesOfPage } from '../command-line.ts';
import { appMessages } from '../messages/language.ts';
import { DEFAULT_PREFERENCES } from '../preferences.ts';

/**
 * What helps in a game, folded away until somebody asks for it; closed, it shows one line to invite. Nothing at all for a
 * person who has switched help off.
 */
export function Drawer(props: {
  readonly heading: string;
  /** What stands under the heading while it is closed, and while it is open. */
  readonly teaser: ComponentChildren;
  readonly caption?: ComponentChildren;
  readonly isOpen: boolean;
  readonly onTurn: (open: boolean) => void;
  readonly children?: ComponentChildren;
}): VNode | null {
  const { heading, teaser, caption = teaser, isOpen, onTurn, children } = props;
  const { drawer } = appMessages();
  const { aids, counts } = useContext(PreferencesOfPage)?.value ?? DEFAULT_PREFERENCES;
  const id = useId();
  if (!aids) return null;
  return (
    <section class={isOpen ? 'drawer drawer-open' : 'drawer'} aria-labelledby={id}>
      <button type="button" class="drawer-head" aria-expanded={isOpen} onClick={() => onTurn(!isOpen)}>
        <b id={id}>{heading}</b>
        <span class="drawer-count">{isOpen ? caption : counts ? strong(teaser) : drawer.uncounted}</span>
        <span class="drawer-pull">{isOpen ? drawer.fold : drawer.unfold}</span>
      </button>
      {isOpen && children}
    </section>
  );
}

/** The number that invites stands out of its sentence. */
function strong(teaser: ComponentChildren): ComponentChildren {
  if (typeof teaser !== 'string') return teaser;
  const [count] = /^\d[\d.,\u00a0\u202f]*/.exec(teaser) ?? [];
  if (count === undefined) return teaser;
  return (
    <>
      <b>{count}</b>
      {teaser.slice(count.length)}
    </>
  );
}
