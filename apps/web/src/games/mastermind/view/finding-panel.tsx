import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useInSight } from '../../../ui/in-sight.ts';

/** What the user asked, the answer, and what to do with it. */
export function FindingPanel(props: {
  readonly heading: string;
  readonly sentence: string;
  readonly children?: ComponentChildren;
}): VNode {
  const panel = useInSight<HTMLElement>(props.sentence);
  useFocusWithin(panel);
  return (
    <section class="finding" aria-label={props.heading} ref={panel}>
      <p>
        <strong>{props.heading}.</strong> {props.sentence}
      </p>
      <div class="finding-actions">{props.children}</div>
    </section>
  );
}

/**
 * Keeps the focus for keyboard users: on the next button if the pressed one disappears, and on the board if the
 * panel does. Otherwise nothing would have the focus, and the next Enter would check the guess.
 */
function useFocusWithin(panel: RefObject<HTMLElement | null>): void {
  const hadFocus = holdsFocus(panel);
  useLayoutEffect(() => {
    if (hadFocus && !holdsFocus(panel)) panel.current?.querySelector('button')?.focus();
  });
  useLayoutEffect(
    () => () => {
      if (holdsFocus(panel)) document.querySelector<HTMLElement>('.slot[aria-current]')?.focus();
    },
    [],
  );
}

function holdsFocus({ current }: RefObject<HTMLElement | null>): boolean {
  return current?.contains(document.activeElement) ?? false;
}
