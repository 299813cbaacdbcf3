import type { ComponentChildren, VNode } from 'preact';
import { useContext, useId } from 'preact/hooks';
import { PreferencesOfPage } from '../command-line.ts';
import { appMessages } from '../messages/language.ts';
import { DEFAULT_PREFERENCES } from '../preferences.ts';

/**
 * Help in a game, folded away until the user opens it; while closed it shows a one-line teaser. Renders nothing if the
 * user has switched help off.
 */
export function Drawer(props: {
  readonly heading: string;
  /** The line under the heading while closed; also while open, unless there is a `caption`. */
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

/** Emphasises the number at the beginning of the teaser. */
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
