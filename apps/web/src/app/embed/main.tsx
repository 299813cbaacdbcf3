import '../../style/index.css';
import './embed.css';
import { computed, effect, signal } from '@preact/signals';
import { render, type VNode } from 'preact';
import { Announcer } from '../../shell/announcer.ts';
import { PreferencesOfPage } from '../../shell/command-line.ts';
import { drawBelow } from '../../shell/draw.ts';
import { language, languageOf, settled } from '../../shell/language/language.ts';
import type { Page } from '../../shell/page.ts';
import { PREFERENCES, parsePreferences } from '../../shell/preferences.ts';
import { Saved } from '../../shell/saved/saved.ts';
import type { Storage } from '../../shell/saved/storage.ts';
import { OWN } from '../features.ts';
import { GAMES } from '../games.ts';
import { nameIn, pathIn } from '../pages.tsx';
import { messages } from './messages/language.ts';

/**
 * One board in somebody else's page. It plays what its fragment names, and keeps nothing: no storage, no cookie, no
 * worker for later, no word to other tabs. Every way out of it leads to the app, in a tab of its own.
 */
async function main(): Promise<void> {
  language.value = languageOf('auto', navigator.languages);
  await settled();
  const { hash } = location;
  const id = nameIn(hash);
  const game = GAMES.find((each) => each.id === id && !each.isHidden);
  const entry = game ?? (id === OWN.id ? OWN : undefined);
  const stamp = () => new Date().toISOString();
  const alone = { leads: signal(true), take: () => undefined, close: () => undefined };
  const tabs = { tell: () => undefined, hear: () => () => undefined, lead: async () => alone };
  const storage = forgetfulStorage();
  const saved = new Saved(storage, tabs, stamp);
  const preferences = await saved.value(PREFERENCES, parsePreferences);
  const page = signal<Page | undefined>(undefined);
  if (entry) {
    const open = await entry.load();
    await settled();
    page.value = await open({
      storage,
      saved,
      preferences,
      announcer: new Announcer(),
      draw: (below) => drawBelow(below, () => crypto.getRandomValues(new Uint32Array(1))[0] as number),
      sound: () => undefined,
      path: pathIn(hash),
      stamp,
      games: game ? [game] : [],
    });
  }
  effect(() => {
    document.documentElement.lang = language.value;
    document.title = page.value?.title.value ?? 'Inkling';
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input, select, textarea, dialog')) return;
    if (page.value?.press(event, target)) event.preventDefault();
  });
  document.addEventListener('click', leaveByLink, { capture: true });
  const view = computed(() => page.value?.View);
  render(
    <PreferencesOfPage.Provider value={preferences}>
      <Embedded View={view.value} hash={entry ? hash : ''} />
    </PreferencesOfPage.Provider>,
    document.getElementById('app') as HTMLElement,
  );
}

function Embedded({ View, hash }: { readonly View: Page['View'] | undefined; readonly hash: string }): VNode {
  const said = messages();
  return (
    <div class="paper paper-embed">
      {View ? (
        <View />
      ) : (
        <main>
          <p>{said.nothing}</p>
        </main>
      )}
      <p class="embed-foot">
        <a class="link" href={hash === '' ? '#/' : hash}>
          {said.play}
        </a>
      </p>
    </div>
  );
}

/** Links name pages of the app, which a frame does not have. */
function leaveByLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const hash = link?.getAttribute('href') ?? '';
  if (!link || !hash.startsWith('#/')) return;
  link.href = new URL(`./${hash}`, location.href).href;
  link.target = '_blank';
  link.rel = 'noopener';
}

await main();

/** Remembers until the page is gone, and keeps nothing on the device. */
function forgetfulStorage(): Storage {
  const kept = new Map<string, unknown>();
  return {
    read: async (key) => kept.get(key),
    async write(key, value) {
      kept.set(key, value);
      return true;
    },
    list: async (prefix) => [...kept].filter(([key]) => key.startsWith(prefix)),
    async remove(keys) {
      for (const key of keys) kept.delete(key);
      return true;
    },
  };
}
