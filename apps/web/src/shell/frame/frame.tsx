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

/** The sheet of paper that every page is printed on: the nameplate, the ways to the other pages, and the page. */
export function Frame(props: {
  /** The pages that stand in the navigation. */
  readonly entries: readonly PageEntry[];
  readonly current: ReadonlySignal<PageEntry>;
  readonly page: ReadonlySignal<Page | undefined>;
  readonly preferences: Signal<Preferences>;
  /** Brings in the new version that waits; `undefined` when none does. */
  readonly update: Signal<(() => void) | undefined>;
  /** Something that the page asked for could not be fetched. */
  readonly isPartMissing: Signal<boolean>;
  /** The whole app lies on the device, so that it opens without a network. */
  readonly isOffline: ReadonlySignal<boolean>;
}): VNode {
  const { entries, current, page, preferences, update, isPartMissing, isOffline } = props;
  const settings = useSignal(false);
  const { app } = appMessages();
  const entry = asPlayed(current.value, page.value);
  const { id, layout } = entry;
  const View = page.value?.View;
  useFocusOnPage(page.value);
  // Going back in the browser closes the settings. The frame lives as long as the page, so nothing takes this away again.
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

/** The next page takes the focus that a link on the page before had. The scroll is left to the way back. */
function useFocusOnPage(page: Page | undefined): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    if (!page) return;
    if (!isFirst.current && document.activeElement === document.body)
      document.getElementById('board')?.focus({ preventScroll: true });
    isFirst.current = false;
  }, [page]);
}

/** A page on which a game is played looks like that of the game, and a game of the day belongs to the day. */
function asPlayed(entry: PageEntry, page: Page | undefined): PageEntry {
  const within = page?.within?.value ?? entry.within;
  const name = page?.played?.value;
  if (name === undefined) return { ...entry, within };
  return { ...entry, within, layout: 'play', name: { en: name, de: name, es: name } };
}

/** A new version never comes by itself: it reloads the page, so the person says when. So does what could not be fetched. */
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

/** The foot of every page: what the app promises, and what is seldom wanted. */
function Footer(props: {
  /** The whole app lies on the device. */
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

/** The settings, over any page. */
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
