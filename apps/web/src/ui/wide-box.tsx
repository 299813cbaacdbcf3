import { batch, useSignal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * A box for content that may be wider than the page. It scrolls on its own, and a tear-off edge shows on which
 * side there is more. If the content overflows, the box is focusable so that keys can scroll it. Leave `label`
 * out if the box contains buttons, which can take the focus themselves.
 */
export function WideBox(props: {
  readonly label?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}): VNode {
  const { label, children } = props;
  const box = useRef<HTMLElement>(null);
  const before = useSignal(false);
  const after = useSignal(false);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const look = () => {
      const { scrollLeft, scrollWidth, clientWidth } = element;
      // Up to one pixel is a rounding error, not hidden content.
      batch(() => {
        before.value = scrollLeft > 1;
        after.value = scrollWidth - clientWidth - scrollLeft > 1;
      });
    };
    const sizes = new ResizeObserver(look);
    for (const watched of [element, ...element.children]) sizes.observe(watched);
    element.addEventListener('scroll', look, { passive: true });
    look();
    return () => {
      sizes.disconnect();
      element.removeEventListener('scroll', look);
    };
  }, []);
  const scrolls = before.value || after.value;
  return (
    <div class={props.class ? `wide ${props.class}` : 'wide'}>
      <section
        ref={box}
        class="wide-box"
        aria-label={label}
        tabIndex={label !== undefined && scrolls ? 0 : undefined}
      >
        {children}
      </section>
      {before.value && (
        <span class="wide-edge wide-before" aria-hidden="true">
          ‹
        </span>
      )}
      {after.value && (
        <span class="wide-edge wide-after" aria-hidden="true">
          ›
        </span>
      )}
    </div>
  );
}
