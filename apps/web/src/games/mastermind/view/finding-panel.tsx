import type { ComponentChildren, RefObject, VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { useInSight } from '../../../ui/in-sight.ts';

/** What was asked, the answer, and what to do with it. */
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
 * Keeps the focus where a person went on by keyboard: on the next button when the pressed one goes, and on the board when
 * the panel goes. On nothing at all, the next Enter would check the guess.
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
