import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import type { Preferences } from '../session/preferences.ts';
import { words } from '../words/language.ts';
import { ChooseLanguage } from './choose-language.ts';
import { Colophon } from './colophon.tsx';
import { languageIn } from './language.ts';
import type { Place } from './place.ts';
import type { PlaceId } from './place-id.ts';
import { TABS, tabOf } from './places.ts';

/** The sheet of paper that every place is printed on: the nameplate, the tabs, and the place. */
export function Frame({
  current,
  place,
  preferences,
  update,
}: {
  current: ReadonlySignal<PlaceId>;
  place: ReadonlySignal<Place | undefined>;
  preferences: Signal<Preferences>;
  /** Brings in the new version that waits; `undefined` when none does. */
  update: Signal<(() => void) | undefined>;
}): VNode {
  const { app } = words();
  const View = place.value?.View;
  const shownIn = languageIn(current.value);
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
            {TABS.map((id) => (
              <a key={id} href={`#/${id}`} aria-current={id === tabOf(current.value) ? 'page' : undefined}>
                {app.placeNames[id]}
              </a>
            ))}
          </nav>
        </header>
        <UpdateOffer update={update} />
        <ChooseLanguage.Provider
          value={(language) => {
            preferences.value = { ...preferences.value, language };
          }}
        >
          <div class="place" lang={shownIn === words().language ? undefined : shownIn}>
            {View ? <View /> : <Opening />}
          </div>
        </ChooseLanguage.Provider>
        <Colophon preferences={preferences} />
      </div>
    </>
  );
}

/** A new version never comes by itself: it reloads the page, so the person says when. */
function UpdateOffer({ update }: { update: Signal<(() => void) | undefined> }): VNode {
  const { app } = words();
  const bringIn = update.value;
  return (
    <div class="update-live" aria-live="polite">
      {bringIn && (
        <div class="notice update-offer">
          <p>{app.updateReady}</p>
          <div class="actions">
            <button type="button" class="press press-main" onClick={bringIn}>
              {app.updateNow}
            </button>
            <button
              type="button"
              class="press"
              onClick={() => {
                update.value = undefined;
              }}
            >
              {app.updateLater}
            </button>
          </div>
        </div>
      )}
    </div>
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
