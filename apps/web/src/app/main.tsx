import '../style/index.css';
import { effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { render } from 'preact';
import { Announcer } from '../shell/announcer.ts';
import { pressCommandKey } from '../shell/command-line.ts';
import { drawInBrowser } from '../shell/draw.ts';
import { Frame } from '../shell/frame/frame.tsx';
import { language, languageOf, settled } from '../shell/language/language.ts';
import { appMessages } from '../shell/messages/language.ts';
import type { GameEntry, Page, PageEntry, PageServices } from '../shell/page.ts';
import { PREFERENCES, type Preferences, parsePreferences } from '../shell/preferences.ts';
import { Saved } from '../shell/saved/saved.ts';
import { openStorage } from '../shell/saved/storage.ts';
import { openTabs } from '../shell/saved/tabs.ts';
import { openSounds } from '../shell/sound.ts';
import { PART_MISSING } from '../shell/worker/missing-part.ts';
import { ENTRIES, HOME } from './features.ts';
import { GAMES } from './games.ts';
import { offeredGames, sessionMemory } from './offered-games.ts';
import { keepOffline } from './offline/keep-offline.ts';
import { openPages } from './open-pages.ts';
import { pageIn, pagesOf } from './pages.tsx';

/** How long the page waits for its language before it starts in English. */
const LANGUAGE_PATIENCE_MS = 1000;

/**
 * The composition root: the only place that connects the parts to the browser's storage, randomness, clock and
 * document.
 */
async function main(): Promise<void> {
  const games = offeredGames(GAMES, location.search, sessionMemory());
  const pages = pagesOf(games);
  fetchFirst(pageIn(location.hash, pages), games);
  const storage = await openStorage('inkling');
  const stamp = () => new Date().toISOString();
  const saved = new Saved(storage, openTabs('inkling', navigator.locks), stamp);
  const preferences = await saved.value(PREFERENCES, parsePreferences);
  followLanguage(preferences);
  const patience = new Promise((resolve) => setTimeout(resolve, LANGUAGE_PATIENCE_MS));
  await Promise.race([settled(), patience]);
  const services: Omit<PageServices, 'path'> = {
    storage,
    preferences,
    draw: drawInBrowser,
    sound: openSounds(
      () => preferences.peek().sound,
      () => new AudioContext(),
    ),
    stamp,
    saved,
    announcer: new Announcer(),
    games,
  };
  ringWhenSwitchedOn(preferences, services);
  const { current, page } = openPages(pages, services);
  dressDocument(preferences, page);
  hearKeys(preferences, page);
  const update = signal<(() => void) | undefined>(undefined);
  const isOffline = signal(false);
  const isPartMissing = followMissingParts(page);
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void keepOffline(navigator.serviceWorker, document, {
      onKept: () => {
        isOffline.value = true;
      },
      onUpdate: (bringIn) => {
        update.value = bringIn;
      },
    });
  render(
    <Frame
      entries={ENTRIES}
      current={current}
      page={page}
      preferences={preferences}
      update={update}
      isPartMissing={isPartMissing}
      isOffline={isOffline}
    />,
    document.getElementById('app') as HTMLElement,
  );
}

/**
 * Starts fetching the code of the first page while the storage opens. Errors are ignored here: whoever shows
 * the page reports what could not be fetched.
 */
function fetchFirst(page: PageEntry, games: readonly GameEntry[]): void {
  const parts = page === HOME ? games.flatMap(({ home, daily }) => [home?.(), daily?.()]) : [];
  void Promise.allSettled([page.load(), ...parts]);
}

/** Keeps the app in the language that the user chose, or else the one that the browser prefers. */
function followLanguage(preferences: Signal<Preferences>): void {
  const asked = signal(navigator.languages);
  window.addEventListener('languagechange', () => {
    asked.value = navigator.languages;
  });
  effect(() => {
    language.value = languageOf(preferences.value.language, asked.value);
  });
  effect(() => {
    document.documentElement.lang = appMessages().language;
  });
}

/**
 * A signal for whether something that the page requested could not be fetched. It stays false on a page that
 * reports this itself, and it is reset when another page opens.
 */
function followMissingParts(page: ReadonlySignal<Page | undefined>): Signal<boolean> {
  const isMissing = signal(false);
  window.addEventListener(PART_MISSING, () => {
    isMissing.value = !page.peek()?.isUnloaded;
  });
  effect(() => {
    if (page.value) isMissing.value = false;
  });
  return isMissing;
}

/** Plays a sound when the user turns sounds on. */
function ringWhenSwitchedOn(
  preferences: Signal<Preferences>,
  { sound: play }: Pick<PageServices, 'sound'>,
): void {
  let heard = preferences.peek().sound;
  effect(() => {
    const { sound } = preferences.value;
    if (sound && !heard) play('bell');
    heard = sound;
  });
}

/** Keeps the document's title, theme and no-motion attribute up to date. */
function dressDocument(preferences: Signal<Preferences>, page: ReadonlySignal<Page | undefined>): void {
  const root = document.documentElement;
  effect(() => {
    document.title = page.value?.title.value ?? appMessages().app.name;
  });
  effect(() => {
    const { theme } = preferences.value;
    if (theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = theme;
  });
  effect(() => {
    root.toggleAttribute('data-still', preferences.value.still);
  });
}

/**
 * Passes key presses outside text fields and dialogs to the page. Users can switch off single-key shortcuts
 * everywhere except on a board.
 */
function hearKeys(preferences: Signal<Preferences>, page: ReadonlySignal<Page | undefined>): void {
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input:not([type=checkbox]), select, textarea, dialog')) return;
    if (!preferences.value.shortcuts && !target.closest('.board, .evidence')) return;
    if (page.value?.press?.(event, target) || pressCommandKey(event.key, preferences, document))
      event.preventDefault();
  });
}

await main();
