import { toClipboard } from '../../../shell/clipboard.ts';
import type { DeviceServices } from '../../../shell/device-services.ts';
import { sha256 } from '../../../shell/sha256.ts';
import { WorkerClient } from '../../../shell/worker/worker-client.ts';
import { LinkDuelController } from './controller/link-duel-controller.ts';
import { startLinkDuelWorker } from './engine/questions.ts';
import { messages } from './messages/language.ts';
import { openLinkDuels } from './session/link-duel-store.ts';
import { addressOf } from './view/link-address.ts';

/** Creates the controller for the duels of this device. `goTo` shows a duel by its id, or the start page. */
export function openController(
  { saved, stamp, draw, announcer }: DeviceServices,
  goTo: (id: string | undefined) => void,
): LinkDuelController {
  const engine = new WorkerClient(startLinkDuelWorker, (trouble) => {
    if (trouble === 'stopped') controller.notice.value = messages().engineStopped;
  });
  const controller: LinkDuelController = new LinkDuelController({
    announcer,
    store: openLinkDuels(saved, stamp),
    engine,
    sha256,
    salt: () => crypto.getRandomValues(new Uint8Array(32)),
    draw,
    goTo,
    copy: (link) => toClipboard(addressOf(link)),
  });
  return controller;
}
