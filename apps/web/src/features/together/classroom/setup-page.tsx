import './setup.css';
import { computed } from '@preact/signals';
import type { Page, PageServices } from '../../../shell/page.ts';
import { setupMessages } from '../messages/classroom-setup/language.ts';
import { SetupController, type SetupParts } from './setup-controller.ts';
import { SetupView } from './setup-view.tsx';

/** Opens the page on which a room for a class is opened. The page of Together has loaded its styles already. */
export function openSetupPage(services: PageServices, parts: Omit<SetupParts, 'goTo'>): Page {
  const goTo = (room: string, isInstead: boolean) => {
    const address = `#/online/room/${room}`;
    if (isInstead) location.replace(address);
    else location.hash = address;
  };
  const controller = new SetupController({ ...parts, goTo });
  void controller.begin();
  return {
    title: computed(() => parts.messages().title(setupMessages().heading)),
    View: () => <SetupView controller={controller} preferences={services.preferences} />,
    press(event) {
      if (event.key !== '?' || controller.dialog.value) return false;
      controller.dialog.value = 'keys';
      return true;
    },
    sayState: () => controller.sayState(),
    close: () => undefined,
  };
}
