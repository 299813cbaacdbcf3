import { computed } from '@preact/signals';
import { ControllerContext } from '../../../shell/game/controller-context.ts';
import type { LinkPart } from '../../../shell/link-part.ts';
import { runLine } from './controller/link-duel-commands.ts';
import { messages } from './messages/language.ts';
import { openController } from './open-controller.ts';
import { linkIn } from './session/command.ts';
import { MakeForm } from './view/make-form.tsx';
import { pressKey } from './view/shortcuts.ts';

/** Mastermind by two links: where a duel begins, and the duels of this device. */
export const link: LinkPart = {
  async open(services) {
    const controller = openController(services, (id) => {
      if (id !== undefined) location.hash = `#/duel/open/${id}`;
    });
    await controller.begin(undefined);
    return {
      Form: () => (
        <ControllerContext.Provider value={controller}>
          <MakeForm />
        </ControllerContext.Provider>
      ),
      kept: computed(() =>
        controller.listed.value.map(({ id, duel }) => ({
          id,
          name: duel ? messages().list.name(duel) : messages().list.damaged,
          status: duel ? messages().list.status(duel) : '',
          address: duel && `#/duel/open/${id}`,
        })),
      ),
      notice: controller.notice,
      addressIn(text) {
        const found = linkIn(text);
        return found && `#/duel/${found}`;
      },
      run: (line) => runLine(controller, line),
      press: (event, target) => pressKey(controller, event, target, document),
      forget: (id) => controller.forget(id),
      close: () => controller.close(),
    };
  },
};
