import { type ReadonlySignal, type Signal, useSignal, useSignalEffect } from '@preact/signals';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PreferencesOfPage } from '../command-line.ts';
import { languageIn } from '../language/language.ts';
import { appMessages } from '../messages/language.ts';
import type { Page, PageEntry } from '../page.ts';
import type { Preferences } from '../preferences.ts';
import { AllSettings } from './all-settings.tsx';
import { Masthead, TabBar } from './masthead.tsx';
import { messages } from './messages/language.ts';

/** The frame around every page, drawn as a sheet of paper: the nameplate, the navigation, and the page itself. */
export function Frame(props: {
  /** The pages in the navigation. */
  readonly entries: readonly PageEntry[];
  readonly current: ReadonlySignal<PageEntry>;
  readonly page: ReadonlySignal<Page | undefined>;
  readonly preferences: Signal<Preferences>;
  /** Activates the new version of the app that is waiting; `undefined` if there is none. */
  readonly update: Signal<(() => void) | undefined>;
  /** Whether something that the page requested could not be fetched. */
  readonly isPartMissing: Signal<boolean>;
  /** Whether the whole app is stored on the device, so that it opens without a network. */
  readonly isOffline: ReadonlySignal<boolean>;
}): VNode {
  const { entries, current, page, preferences, update, isPartMissing, isOffline } = props;
  const settings = useSignal(false);
  const { app } = appMessages();
  const entry = asPlayed(current.value, page.value);
  const { id, layout } = entry;
  const View = page.value?.View;
  useFocusOnPage(page.value);
  // Going back in the browser closes the settings. The frame is never unmounted, so the listener need not be removed.
  useLayoutEffect(() => addEventListener('hashchange', () => (settings.value = false)), []);
  const shownIn = languageIn(id);
  return (
    <>
      <a class="skip" href="#board">
        {app.skipToBoard}
      </a>
      <div class={`paper paper-${layout ?? 'plain'}`}>
        <Masthead entries={entries} current={entry} onSettings={() => (settings.value = true)} />
        <UpdateOffer update={update} isPartMissing={isPartMissing} />
        <PreferencesOfPage.Provider value={preferences}>
          <div class="place" lang={shownIn === appMessages().language ? undefined : shownIn}>
            {View ? <View /> : <Opening />}
          </div>
        </PreferencesOfPage.Provider>
        <Footer isOffline={isOffline.value} onSettings={() => (settings.value = true)} />
      </div>
      <TabBar entries={entries} current={entry} />
      {settings.value && (
        <SettingsDialog preferences={preferences} onClose={() => (settings.value = false)} />
      )}
    </>
  );
}

/** Focuses a new page if the focus was lost with the link on the old one. Does not scroll: the browser restores that. */
function useFocusOnPage(page: Page | undefined): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!page) return;
    if (!isFirst.current && document.activeElement === document.body)
      document.getElementById('board')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [page]);
}

/**
 * Adjusts an entry to its open page: one on which a game is played gets that game's name and the `play` layout, and the
 * page's own `within`, if any, replaces that of the entry.
 */
function asPlayed(entry: PageEntry, page: Page | undefined): PageEntry {
  const within = page?.within?.value ?? entry.within;
  const name = page?.played?.value;
  if (name === undefined) return { ...entry, within };
  return { ...entry, within, layout: 'play', name: { en: name, de: name, es: name } };
}

/** Offers to load a new version, or a part that could not be fetched. Both reload the page, so the user decides when. */
function UpdateOffer(props: Pick<Parameters<typeof Frame>[0], 'update' | 'isPartMissing'>): VNode {
  const { update, isPartMissing } = props;
  const { app } = appMessages();
  const bringIn = update.value ?? (isPartMissing.value ? () => location.reload() : undefined);
  return (
    <div class="update-live" aria-live="polite">
      {bringIn && (
        <div class={isPartMissing.value ? 'notice update-offer part-missing' : 'notice update-offer'}>
          <p>{isPartMissing.value ? app.loadAgain : app.updateReady}</p>
          <div class="actions">
            <Button main onPress={bringIn}>
              {app.updateNow}
            </Button>
            <Button
              onPress={() => {
                update.value = undefined;
                isPartMissing.value = false;
              }}
            >
              {app.updateLater}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}

/** The loading message, shown only if opening a page takes long enough to notice. */
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

/** The footer of every page: what the app promises, and links that are seldom needed. */
function Footer(props: {
  /** Whether the whole app is stored on the device. */
  readonly isOffline: boolean;
  readonly onSettings: () => void;
}): VNode {
  const { isOffline, onSettings } = props;
  const { offline, promise, more, settings, lab } = messages();
  return (
    <nav class="app-footer" aria-label={more}>
      <p>
        {isOffline && <span>{offline} </span>}
        {promise}
      </p>
      <div>
        <button type="button" class="quiet" onClick={onSettings}>
          {settings}
        </button>
        <a class="quiet" href="#/lab">
          {lab}
        </a>
      </div>
    </nav>
  );
}

/** The settings dialog, available on any page. */
function SettingsDialog(props: {
  readonly preferences: Signal<Preferences>;
  readonly onClose: () => void;
}): VNode {
  const { preferences, onClose } = props;
  const { dialog } = messages();
  return (
    <Dialog heading={dialog.heading} onClose={onClose}>
      <AllSettings preferences={preferences} />
      <div class="actions">
        <Button main onPress={onClose}>
          {dialog.done}
        </Button>
      </div>
    </Dialog>
  );
}
