import { type Signal, useSignal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Row, Rows } from '../../../ui/rows.tsx';
import { messages } from '../messages/language.ts';

/**
 * A link to the puzzles. Once it scrolls into view, the next puzzles of this week are loaded and shown with it.
 */
export function PuzzleRows(props: { readonly load: () => Promise<ComponentType | undefined> }): VNode {
  const { load } = props;
  const place = useRef<HTMLDivElement>(null);
  const loaded: Signal<ComponentType | undefined> = useSignal(undefined);
  useEffect(() => {
    const sight = new IntersectionObserver(async ([entry]) => {
      if (!entry?.isIntersecting) return;
      sight.disconnect();
      loaded.value = await load();
    });
    sight.observe(place.current as HTMLDivElement);
    return () => sight.disconnect();
  }, [load, loaded]);
  const { puzzles, open } = messages();
  const Next = loaded.value;
  return (
    <div ref={place}>
      <Rows heading={puzzles.heading} more={{ name: puzzles.all, address: '#/puzzles' }}>
        {Next ? <Next /> : <Row name={puzzles.name} note={puzzles.does} act={open} address="#/puzzles" />}
      </Rows>
    </div>
  );
}
