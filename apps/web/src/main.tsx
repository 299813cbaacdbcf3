import './style/index.css';
import { batch, computed, effect, signal } from '@preact/signals';
import { render } from 'preact';
import { keepOffline } from './offline/keep-offline.ts';
import { parsePreferences } from './session/preferences.ts';
import { keepPreferences, readPreferences } from './session/resume.ts';
import { openStorage } from './session/storage.ts';
import { Frame } from './shell/frame.tsx';
import { language, languageOf, settled } from './shell/language.ts';
import type { Place, Shell } from './shell/place.ts';
import { isAddress, PLACES, pathIn, placeIn } from './shell/places.ts';
import { openSounds } from './shell/sound.ts';
import { words } from './words/language.ts';

/** How long the page waits for its language before it begins in English. */
const LANGUAGE_PATIENCE_MS = 1000;

/** The one place where the parts meet the browser: its storage, its dice, its clock, its document. */
async function main(): Promise<void> {
  const storage = await openStorage('inkling');
  const preferences = signal(parsePreferences(await readPreferences(storage)));
  keepPreferences(preferences, storage);
  const asked = signal(navigator.languages);
  window.addEventListener('languagechange', () => {
    asked.value = navigator.languages;
  });
  effect(() => {
    language.value = languageOf(preferences.value.language, asked.value);
  });
  effect(() => {
    document.documentElement.lang = words().language;
  });
  const patience = new Promise((resolve) => setTimeout(resolve, LANGUAGE_PATIENCE_MS));
  await Promise.race([settled(), patience]);
  const shell: Omit<Shell, 'path'> = {
    storage,
    preferences,
    draw: (below) => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % below,
    sound: openSounds(
      () => preferences.peek().sound,
      () => new AudioContext(),
    ),
    stamp: () => new Date().toISOString(),
  };
  let heard = preferences.peek().sound;
  effect(() => {
    const { sound } = preferences.value;
    if (sound && !heard) shell.sound('bell');
    heard = sound;
  });

  const hash = signal(location.hash);
  const current = computed(() => placeIn(hash.value));
  const path = computed(() => pathIn(hash.value));
  const place = signal<Place | undefined>(undefined);
  // Places rewrite the address without a visit, so the way back to an address that was visited before is one too.
  const visits = signal(0);
  window.addEventListener('hashchange', () => {
    if (!isAddress(location.hash)) return;
    batch(() => {
      hash.value = location.hash;
      visits.value++;
    });
  });
  effect(() => {
    const entry = PLACES.find(({ id }) => id === current.value);
    let left = false;
    void visits.value;
    place.value = undefined;
    void entry?.open({ ...shell, path: path.value }).then((opened) => {
      if (left) opened.close();
      else place.value = opened;
    });
    return () => {
      left = true;
      place.peek()?.close();
    };
  });
  let told = language.peek();
  effect(() => {
    if (language.value === told) return;
    told = language.value;
    void settled().then(() => place.peek()?.retell?.());
  });
  effect(() => {
    document.title = place.value?.title.value ?? words().app.name;
  });
  effect(() => {
    const { theme } = preferences.value;
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input, select, textarea, dialog')) return;
    if (!preferences.value.shortcuts && !target.closest('.board, .evidence')) return;
    if (place.value?.press(event, target)) event.preventDefault();
  });
  const update = signal<(() => void) | undefined>(undefined);
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    void keepOffline(navigator.serviceWorker, document, (bringIn) => {
      update.value = bringIn;
    });
  render(
    <Frame current={current} place={place} preferences={preferences} update={update} />,
    document.getElementById('app') as HTMLElement,
  );
}

await main();
