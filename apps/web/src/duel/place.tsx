import './duel.css';
import { computed } from '@preact/signals';
import type { Sha256 } from 'inkling/commitment';
import { makeDuelLink, parseDuelLink } from 'inkling/duel';
import { Engine } from '../engine/engine.ts';
import { toClipboard } from '../shell/clipboard.ts';
import type { Place, Shell } from '../shell/place.ts';
import { startDuelWorker } from './engine/thread.ts';
import { DuelDesk } from './session/duel-desk.ts';
import { openDrawer } from './session/duel-drawer.ts';
import { addressOf } from './view/address.ts';
import { DuelContext } from './view/desk-context.ts';
import { DuelPage } from './view/duel-page.tsx';
import { pressKey } from './view/shortcuts.ts';
import { words } from './words/language.ts';

/** Opens the duels of this device: all of them, one by its name, or the link that the address holds. */
export async function openDuel(shell: Shell): Promise<Place> {
  const drawer = openDrawer(shell.storage, shell.stamp);
  const engine = new Engine(startDuelWorker, (trouble) => {
    if (trouble === 'stopped') desk.notice.value = words().engineStopped;
  });
  const desk = new DuelDesk({
    drawer,
    engine,
    sha256: hashOf(globalThis.crypto.subtle),
    salt: () => crypto.getRandomValues(new Uint8Array(32)),
    draw: shell.draw,
    goTo: (id) => {
      if (id === undefined) location.hash = '#/duel';
      else history.replaceState(undefined, '', `#/duel/open/${id}`);
    },
  });
  desk.copyLink = async () => {
    const duel = desk.open.value;
    const link = duel?.role === 'maker' && desk.uncovered.value ? duel.reveal : duel?.challenge;
    const done = link !== undefined && (await toClipboard(addressOf(makeDuelLink(link))));
    desk.say(done ? words().copied : words().notCopied);
  };
  const named = /^open\/([\w-]+)$/.exec(shell.path)?.[1];
  const duel = named === undefined ? undefined : await drawer.read(named);
  await desk.begin(duel);
  if (named !== undefined && !duel) desk.notice.value = words().unreadable;
  else if (named === undefined && shell.path !== '') {
    const link = parseDuelLink(decoded(shell.path));
    if (link.ok) await desk.take(link.value);
    else desk.notice.value = words().fault({ code: 'link', why: link.error.code });
  }
  return {
    title: computed(() => words().title(desk.open.value)),
    View: () => (
      <DuelContext.Provider value={desk}>
        <DuelPage preferences={shell.preferences} />
      </DuelContext.Provider>
    ),
    press: (event, target) => pressKey(desk, event, target, document),
    retell: () => desk.sayState(),
    close: () => desk.close(),
  };
}

/** Browsers hash only at safe addresses. */
function hashOf(subtle: SubtleCrypto | undefined): Sha256 | undefined {
  return subtle && (async (bytes) => new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes))));
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
