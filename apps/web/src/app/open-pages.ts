import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals';
import { language, settled } from '../shell/language/language.ts';
import type { Page, PageEntry, PageServices } from '../shell/page.ts';
import { fieldsOf } from '../shell/saved/saved.ts';
import { HOME } from './features.ts';
import { isAddress, pageIn, pathIn } from './pages.tsx';
import { unloadedPage } from './trouble-page.tsx';

export interface OpenPages {
  readonly current: ReadonlySignal<PageEntry>;
  /** Undefined while the page that the address names is loading. */
  readonly page: ReadonlySignal<Page | undefined>;
}

/** Opens the page that the address names whenever the address changes, and closes the previous one. */
export function openPages(
  pages: Parameters<typeof pageIn>[1],
  services: Omit<PageServices, 'path'>,
): OpenPages {
  const hash = signal(location.hash);
  const current = computed(() => pageIn(hash.value, pages));
  const path = computed(() => pathIn(hash.value));
  const page = signal<Page | undefined>(undefined);
  const scroll = new PageScroll();
  // Pages rewrite the address without this counting as a visit, so `hash` may not change when the user returns
  // to an earlier address. The counter reopens the page even then.
  const visits = signal(0);
  window.addEventListener('hashchange', () => {
    if (!isAddress(location.hash)) return;
    scroll.leave(current.peek(), page.peek());
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
    services.announcer.clear();
    void opened(entry, { ...services, path: path.value }).then((next) => {
      if (left) next.close?.();
      else {
        page.value = next;
        scroll.arrive(entry, next.opensAt);
      }
    });
    return () => {
      left = true;
      page.peek()?.close?.();
    };
  });
  let shownIn = language.peek();
  effect(() => {
    if (language.value === shownIn) return;
    shownIn = language.value;
    void settled().then(() => page.peek()?.sayState?.());
  });
  return { current, page };
}

/**
 * Opens a page once its messages have loaded, so that its first announcement is in the right language. If any
 * part of the page cannot be fetched, a page that says so is returned instead.
 */
async function opened(entry: PageEntry, services: PageServices): Promise<Page> {
  try {
    const open = await entry.load();
    await settled();
    return await open(services);
  } catch (error) {
    reportError(error);
    return unloadedPage(services);
  }
}

/**
 * Scrolls a newly opened page to its top, and a page reached by going back to where it was left. The back arrow
 * of a game counts as going back, although it is a link to Home.
 */
class PageScroll {
  readonly #places = new Map<number, number>();
  #visit = 0;
  #homePlace: number | undefined;
  #leftGame = false;

  constructor() {
    history.scrollRestoration = 'manual';
  }

  /** Records the scroll position. Call it before the page is replaced. */
  leave(entry: PageEntry, page: Page | undefined): void {
    this.#places.set(this.#visit, window.scrollY);
    if (entry === HOME) this.#homePlace = window.scrollY;
    this.#leftGame = entry.layout === 'play' || page?.played?.value !== undefined;
  }

  /**
   * Restores the scroll position. Call it when the new page has been loaded. A new entry in the browser's
   * history has no visit number yet.
   *
   * @param opensAt the id of an element to show, if it is below the upper half of the window
   */
  arrive(entry: PageEntry, opensAt: string | undefined): void {
    const known = numberIn(history.state);
    const place = known === undefined ? undefined : this.#places.get(known);
    this.#visit = known !== undefined && place !== undefined ? known : this.#places.size + 1;
    history.replaceState({ ...fieldsOf(history.state), visit: this.#visit }, '');
    const byArrow = entry === HOME && this.#leftGame ? this.#homePlace : undefined;
    requestAnimationFrame(() => {
      window.scrollTo(0, place ?? byArrow ?? 0);
      const first = opensAt === undefined || place !== undefined ? null : document.getElementById(opensAt);
      if (first && first.getBoundingClientRect().top > window.innerHeight / 2) first.scrollIntoView();
    });
  }
}

function numberIn(state: unknown): number | undefined {
  const { visit } = fieldsOf(state);
  return typeof visit === 'number' ? visit : undefined;
}
