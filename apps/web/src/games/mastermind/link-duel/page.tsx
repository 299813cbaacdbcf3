import '../../../style/match.css';
import { parseDuelLink } from '@inkling/games/mastermind/duel/duel-link';
import { computed } from '@preact/signals';
import { ControllerContext } from '../../../shell/game/controller-context.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { decoded } from '../../../shell/saved/decoded.ts';
import { messages } from './messages/language.ts';
import { pageMessages } from './messages/page/language.ts';
import { openController } from './open-controller.ts';
import { statusOf } from './session/link-duel.ts';
import { FRONT } from './view/link-address.ts';
import { LinkDuelPage } from './view/link-duel-page.tsx';
import { pressKey } from './view/shortcuts.ts';

/** Opens a duel of this device by the id in the address, or the link that the address contains. */
export async function openLinkDuel(services: PageServices): Promise<Page> {
  const { path, preferences } = services;
  const controller = openController(services, (id) => {
    if (id === undefined) location.hash = FRONT;
    else history.replaceState(undefined, '', `#/duel/open/${id}`);
  });
  const named = /^open\/([\w-]+)$/.exec(path)?.[1];
  const duel = named === undefined ? undefined : await controller.parts.store.read(named);
  await controller.begin(duel);
  if (duel?.role === 'maker' && duel.turns.length === 0 && statusOf(duel) === 'playing')
    controller.announcer.say(messages().speech.made);
  if (named !== undefined && controller.parts.store.isUnwritten(named))
    controller.notice.value = messages().notKept;
  if (named !== undefined && !duel) controller.notice.value = messages().unreadable;
  else if (named === undefined && path !== '') {
    const link = parseDuelLink(decoded(path) ?? path);
    if (link.ok) await controller.take(link.value);
    else controller.notice.value = messages().fault({ code: 'link', why: link.error });
  }
  return {
    title: computed(() => pageMessages().title(controller.open.value)),
    View: () => (
      <ControllerContext.Provider value={controller}>
        <LinkDuelPage preferences={preferences} />
      </ControllerContext.Provider>
    ),
    press: (event, target) => pressKey(controller, event, target, document),
    sayState: () => controller.sayState(),
    close: () => controller.close(),
  };
}
