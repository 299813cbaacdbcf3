import { type ReadonlySignal, useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { words } from '../words/language.ts';
import type { Place } from './place.ts';
import type { PlaceId } from './place-id.ts';
import { PLACES } from './places.ts';

/** The sheet of paper that every place is printed on: the nameplate, the tabs, and the place. */
export function Frame({
  current,
  place,
}: {
  current: ReadonlySignal<PlaceId>;
  place: ReadonlySignal<Place | undefined>;
}): VNode {
  const { app } = words();
  const View = place.value?.View;
  return (
    <>
      <a class="skip" href="#board">
        {app.skipToBoard}
      </a>
      <div class="paper">
        <header class="masthead">
          <div class="nameplate">
            <h1>{app.name}</h1>
            <p class="tagline">{app.tagline}</p>
          </div>
          <nav aria-label={app.places}>
            {PLACES.map(({ id }) => (
              <a key={id} href={`#/${id}`} aria-current={id === current.value ? 'page' : undefined}>
                {app.placeNames[id]}
              </a>
            ))}
          </nav>
        </header>
        {View ? <View /> : <Opening />}
      </div>
    </>
  );
}

/** Said only when a place takes long enough to notice. */
function Opening(): VNode {
  const late = useSignal(false);
  useSignalEffect(() => {
    const timer = setTimeout(() => {
      late.value = true;
    }, 300);
    return () => clearTimeout(timer);
  });
  return <main class="opening">{late.value && <p role="status">{words().app.opening}</p>}</main>;
}
