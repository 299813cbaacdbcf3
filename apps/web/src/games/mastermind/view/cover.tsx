import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';

/** Covers the code while the device changes hands; whoever uncovers the board is the breaker. */
export function Cover(): VNode {
  const controller = useMastermind();
  const { two } = messages();
  const take = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    take.current?.focus();
    return () => document.querySelector<HTMLElement>('.slot[aria-current]')?.focus();
  }, []);
  return (
    <section class="cover" aria-labelledby="cover-heading">
      <h3 id="cover-heading" class="result">
        {two.pass}
      </h3>
      <p>{two.passHelp}</p>
      <button
        type="button"
        class="press press-main"
        ref={take}
        onClick={() => controller.dispatch({ kind: 'uncover' })}
      >
        {two.take}
      </button>
    </section>
  );
}
