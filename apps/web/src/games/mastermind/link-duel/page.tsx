import '../../../style/two-columns.css';
import { makeDuelLink, parseDuelLink } from '@inkling/games/mastermind/duel/duel-link';
import type { Sha256 } from '@inkling/games/promise/commitment';
import { computed } from '@preact/signals';
import { toClipboard } from '../../../shell/clipboard.ts';
import { ControllerContext } from '../../../shell/game/controller-context.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { WorkerClient } from '../../../shell/worker/worker-client.ts';
import { LinkDuelController } from './controller/link-duel-controller.ts';
import { startLinkDuelWorker } from './engine/questions.ts';
import { messages } from './messages/language.ts';
import { openLinkDuels } from './session/link-duel-store.ts';
import { addressOf } from './view/link-box.tsx';

import { LinkDuelPage } from './view/link-duel-page.tsx';
import { pressKey } from './view/shortcuts.ts';

/** Opens the duels of this device: all of them, one by its name, or the link that the address holds. */
export async function openLinkDuel(shell: PageServices): Promise<Page> {
  const store = openLinkDuels(shell.saved, shell.stamp);
  const engine = new WorkerClient(startLinkDuelWorker, (trouble) => {
    if (trouble === 'stopped') controller.notice.value = messages().engineStopped;
  });
  const controller = new LinkDuelController({
    store,
    engine,
    sha256: hashOf(globalThis.crypto.subtle),
    salt: () => crypto.getRandomValues(new Uint8Array(32)),
    draw: shell.draw,
    goTo: (id) => {
      if (id === undefined) location.hash = '#/duel';
      else history.replaceState(undefined, '', `#/duel/open/${id}`);
    },
  });
  controller.copyLink = async () => {
    const duel = controller.open.value;
    const link = duel?.role === 'maker' && controller.uncovered.value ? duel.reveal : duel?.challenge;
    const done = link !== undefined && (await toClipboard(addressOf(makeDuelLink(link))));
    controller.announcer.say(done ? messages().copied : messages().notCopied);
  };
  const named = /^open\/([\w-]+)$/.exec(shell.path)?.[1];
  const duel = named === undefined ? undefined : await store.read(named);
  await controller.begin(duel);
  if (named !== undefined && !duel) controller.notice.value = messages().unreadable;
  else if (named === undefined && shell.path !== '') {
    const link = parseDuelLink(decoded(shell.path));
    if (link.ok) await controller.take(link.value);
    else controller.notice.value = messages().fault({ code: 'link', why: link.error });
  }
  return {
    title: computed(() => messages().title(controller.open.value)),
    View: () => (
      <ControllerContext.Provider value={controller}>
        <LinkDuelPage preferences={shell.preferences} />
      </ControllerContext.Provider>
    ),
    press: (event, target) => pressKey(controller, event, target, document),
    sayState: () => controller.sayState(),
    close: () => controller.close(),
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
