import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { Footer } from './footer.tsx';
import { ChooseLanguage } from './language/choose-language.ts';
import { languageIn } from './language/language.ts';
import { appMessages } from './messages/language.ts';
import type { Page, PageEntry } from './page.ts';
import type { Preferences } from './preferences.ts';

/** The sheet of paper that every page is printed on: the nameplate, the tabs, and the page. */
export function Frame({
  pages,
  current,
  page,
  preferences,
  update,
}: {
  pages: readonly PageEntry[];
  current: ReadonlySignal<PageEntry>;
  page: ReadonlySignal<Page | undefined>;
  preferences: Signal<Preferences>;
  /** Brings in the new version that waits; `undefined` when none does. */
  update: Signal<(() => void) | undefined>;
}): VNode {
  const { app, language } = appMessages();
  const { tab } = current.value;
  const marked = 'inside' in tab ? tab.inside : current.value.id;
  const View = page.value?.View;
  const shownIn = languageIn(current.value.id);
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
            {tabsOf(pages).map(({ id, name }) => (
              <a key={id} href={`#/${id}`} aria-current={id === marked ? 'page' : undefined}>
                {name[language]}
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
          <div class="place" lang={shownIn === appMessages().language ? undefined : shownIn}>
            {View ? <View /> : <Opening />}
          </div>
        </ChooseLanguage.Provider>
        <Footer preferences={preferences} />
      </div>
    </>
  );
}

/** The pages with a tab of their own, in order. */
function tabsOf(pages: readonly PageEntry[]) {
  return pages
    .flatMap(({ id, tab }) => ('name' in tab ? [{ id, ...tab }] : []))
    .toSorted((a, b) => a.rank - b.rank);
}

/** A new version never comes by itself: it reloads the page, so the person says when. */
function UpdateOffer({ update }: { update: Signal<(() => void) | undefined> }): VNode {
  const { app } = appMessages();
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
  return <main class="opening">{late.value && <p role="status">{appMessages().app.opening}</p>}</main>;
}
