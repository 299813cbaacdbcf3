import '../style/index.css';
import { batch, computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { Announcer } from '../shell/announcer.ts';
import { pressCommandKey } from '../shell/command-line.ts';
import { drawBelow } from '../shell/draw.ts';
import { Frame } from '../shell/frame/frame.tsx';
import { language, languageOf, settled } from '../shell/language/language.ts';
import { appMessages } from '../shell/messages/language.ts';
import type { Page, PageEntry, PageServices } from '../shell/page.ts';
import { PREFERENCES, parsePreferences } from '../shell/preferences.ts';
import { Saved } from '../shell/saved/saved.ts';
import { openStorage } from '../shell/saved/storage.ts';
import { openTabs } from '../shell/saved/tabs.ts';
import { openSounds } from '../shell/sound.ts';
import { ENTRIES } from './features.ts';
import { GAMES } from './games.ts';
import { offeredGames, sessionMemory } from './offered-games.ts';
import { keepOffline } from './offline/keep-offline.ts';
import { PageScroll } from './page-scroll.ts';
import { isAddress, pageIn, pagesOf, pathIn } from './pages.ts';

/** How long the page waits for its language before it begins in English. */
const LANGUAGE_PATIENCE_MS = 1000;

/** The one place where the parts meet the browser: its storage, its dice, its clock, its document. */
async function main(): Promise<void> {
  const storage = await openStorage('inkling');
  const games = offeredGames(GAMES, location.search, sessionMemory());
  const pages = pagesOf(games);
  const stamp = () => new Date().toISOString();
  const saved = new Saved(storage, openTabs('inkling', navigator.locks), stamp);
  const preferences = await saved.value(PREFERENCES, parsePreferences);
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
  const patience = new Promise((resolve) => setTimeout(resolve, LANGUAGE_PATIENCE_MS));
  await Promise.race([settled(), patience]);
  const services: Omit<PageServices, 'path'> = {
    storage,
    preferences,
    draw: (below) => drawBelow(below, () => crypto.getRandomValues(new Uint32Array(1))[0] as number),
    sound: openSounds(
      () => preferences.peek().sound,
      () => new AudioContext(),
    ),
    stamp,
    saved,
    announcer: new Announcer(),
    games,
  };
  let heard = preferences.peek().sound;
  effect(() => {
    const { sound } = preferences.value;
    if (sound && !heard) services.sound('bell');
    heard = sound;
  });

  const hash = signal(location.hash);
  const current = computed(() => pageIn(hash.value, pages));
  const path = computed(() => pathIn(hash.value));
  const page = signal<Page | undefined>(undefined);
  const scroll = new PageScroll();
  // Pages rewrite the address without a visit, so the way back to an address that was visited before is one too.
  const visits = signal(0);
  window.addEventListener('hashchange', () => {
    if (!isAddress(location.hash)) return;
    scroll.leave();
    batch(() => {
      hash.value = location.hash;
      visits.value++;
    });
  });
  effect(() => {
    const entry = current.value;
    let left = false;
    void visits.value;
    page.value = undefined;
    void opened(entry, { ...services, path: path.value }).then((next) => {
      if (left) next.close();
      else {
        page.value = next;
        scroll.arrive();
      }
    });
    return () => {
      left = true;
      page.peek()?.close();
    };
  });
  let told = language.peek();
  effect(() => {
    if (language.value === told) return;
    told = language.value;
    void settled().then(() => page.peek()?.retell?.());
  });
  effect(() => {
    document.title = page.value?.title.value ?? appMessages().app.name;
  });
  effect(() => {
    const { theme } = preferences.value;
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  });
  effect(() => {
    document.documentElement.toggleAttribute('data-still', preferences.value.still);
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input, select, textarea, dialog')) return;
    if (!preferences.value.shortcuts && !target.closest('.board, .evidence')) return;
    if (page.value?.press(event, target) || pressCommandKey(event.key, preferences, document))
      event.preventDefault();
  });
  const update = signal<(() => void) | undefined>(undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void keepOffline(navigator.serviceWorker, document, (bringIn) => {
      update.value = bringIn;
    });
  render(
    <Frame entries={ENTRIES} current={current} page={page} preferences={preferences} update={update} />,
    document.getElementById('app') as HTMLElement,
  );
}

/** A page opens when its messages have arrived, so that what it says first is in the language that is wanted. */
async function opened(entry: PageEntry, services: PageServices): Promise<Page> {
  const open = await entry.load();
  await settled();
  return open(services);
}

await main();
