import '../../style/index.css';
import './embed.css';
import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { render, type VNode } from 'preact';
import { Announcer } from '../../shell/announcer.ts';
import { PreferencesOfPage } from '../../shell/command-line.ts';
import { drawInBrowser } from '../../shell/draw.ts';
import { language, languageOf, settled } from '../../shell/language/language.ts';
import type { Page, PageEntry, PageServices } from '../../shell/page.ts';
import { PREFERENCES, parsePreferences } from '../../shell/preferences.ts';
import { parseReviewAddress } from '../../shell/review-address.ts';
import { Saved } from '../../shell/saved/saved.ts';
import type { Storage } from '../../shell/saved/storage.ts';
import { OWN, REVIEW } from '../features.ts';
import { GAMES } from '../games.ts';
import { isAddress, nameIn, pathIn } from '../pages.tsx';
import { messages } from './messages.ts';

/**
 * A single board or review embedded in another site's page. It shows what the URL fragment names and stores
 * nothing: no persistent storage, cookies or service worker, and no messages to other tabs. Every link out of
 * it opens the app in a new tab.
 */
async function main(): Promise<void> {
  language.value = languageOf('auto', navigator.languages);
  await settled();
  const stamp = () => new Date().toISOString();
  const alone = { leads: signal(true), take: () => undefined, close: () => undefined };
  const tabs = { tell: () => undefined, hear: () => () => undefined, lead: async () => alone };
  const storage = forgetfulStorage();
  const saved = new Saved(storage, tabs, stamp);
  const preferences = await saved.value(PREFERENCES, parsePreferences);
  const hash = signal('');
  const page = signal<Page | undefined>(undefined);
  const isUnloaded = signal(false);
  /** A review links to its game without a reload, because a reload would lose the game. */
  const show = async (asked: string) => {
    const entry = entryOf(asked);
    const next = await opened(entry, {
      storage,
      saved,
      preferences,
      announcer: new Announcer(),
      draw: drawInBrowser,
      sound: () => undefined,
      path: pathIn(asked),
      stamp,
      games: entry === REVIEW ? SHOWN : SHOWN.filter((game) => game === entry),
    });
    isUnloaded.value = entry !== undefined && !next;
    page.value?.close?.();
    page.value = next;
    hash.value = entry ? asked : '';
  };
  await show(location.hash);
  window.addEventListener('hashchange', () => {
    if (isAddress(location.hash)) void show(location.hash);
  });
  effect(() => {
    document.documentElement.lang = language.value;
    document.title = page.value?.title.value ?? 'Inkling';
  });
  document.addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const target = event.target instanceof Element ? event.target : document.body;
    if (target.closest('input, select, textarea, dialog')) return;
    if (page.value?.press?.(event, target)) event.preventDefault();
  });
  document.addEventListener('click', leaveByLink, { capture: true });
  const view = computed(() => page.value?.View);
  render(
    <PreferencesOfPage.Provider value={preferences}>
      <Framed View={view} hash={hash} isUnloaded={isUnloaded} />
    </PreferencesOfPage.Provider>,
    document.getElementById('app') as HTMLElement,
  );
}

/** Returns undefined if there is no such page, or if part of it cannot be fetched. */
async function opened(entry: PageEntry | undefined, services: PageServices): Promise<Page | undefined> {
  try {
    const open = await entry?.load();
    await settled();
    return await open?.(services);
  } catch (error) {
    reportError(error);
    return undefined;
  }
}

const SHOWN = GAMES.filter(({ isHidden }) => !isHidden);

/** The page of a game, or the review of a game encoded in the address. A frame has no saved games to review. */
function entryOf(hash: string): PageEntry | undefined {
  const id = nameIn(hash);
  if (id === REVIEW.id) {
    const reviewed = parseReviewAddress(pathIn(hash));
    return reviewed && !reviewed.isSaved ? REVIEW : undefined;
  }
  return [...BOARDS, OWN].find((entry) => entry.id === id);
}

/** Every game, plus the pages on which a game is played against others (a race). */
const BOARDS = SHOWN.flatMap((game) => [game, ...(game.pages ?? []).filter(({ within }) => within === '')]);

interface Shown {
  readonly View: Page['View'] | undefined;
  readonly hash: string;
  /** True if the game exists but its scripts could not be fetched. */
  readonly isUnloaded: boolean;
}

function Framed(props: {
  readonly View: ReadonlySignal<Shown['View']>;
  readonly hash: Signal<string>;
  readonly isUnloaded: Signal<boolean>;
}): VNode {
  const { View, hash, isUnloaded } = props;
  return <Embedded View={View.value} hash={hash.value} isUnloaded={isUnloaded.value} />;
}

function Embedded({ View, hash, isUnloaded }: Shown): VNode {
  const text = messages();
  return (
    <div class="paper paper-embed">
      {View ? (
        <View />
      ) : (
        <main>
          <p role="status">{isUnloaded ? text.notLoaded : text.nothing}</p>
        </main>
      )}
      <p class="embed-foot">
        <a class="quiet" href={hash === '' ? '#/' : hash}>
          {text.play}
        </a>
      </p>
    </div>
  );
}

/** Makes links to other pages of the app open in a new tab, since the frame does not contain those pages. */
function leaveByLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  const hash = link?.getAttribute('href') ?? '';
  if (!link || !hash.startsWith('#/')) return;
  link.href = new URL(`./${hash}`, location.href).href;
  link.target = '_blank';
  link.rel = 'noopener';
}

await main();

/** An in-memory storage: its contents are lost with the page, and nothing is stored on the device. */
function forgetfulStorage(): Storage {
  const stored = new Map<string, unknown>();
  return {
    read: async (key) => stored.get(key),
    async write(key, value) {
      stored.set(key, value);
      return true;
    },
    list: async (prefix) => [...stored].filter(([key]) => key.startsWith(prefix)),
    async remove(keys) {
      for (const key of keys) stored.delete(key);
      return true;
    },
  };
}
