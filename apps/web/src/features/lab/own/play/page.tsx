import '../style/own.css';
import '../style/play.css';
import { computed } from '@preact/signals';
import { settled } from '../../../../shell/language/language.ts';
import type { Page, PageServices } from '../../../../shell/page.ts';
import { messages } from '../messages/language.ts';
import { PlayController } from './play-controller.ts';
import { PlayPage } from './play-page.tsx';

/** Opens the game of a link to be played, or the one that was brought to the Lab last. */
export async function openOwnPlay({ path, ...services }: PageServices): Promise<Page> {
  await settled();
  const controller = new PlayController(services);
  const [version, packed] = path.split('/');
  void controller.reach(path === '' ? undefined : version === '1' && packed ? packed : '!');
  return {
    title: computed(() => messages().play.title(controller.game?.name ?? messages().heading)),
    View: () => <PlayPage controller={controller} />,
    press: (event, target) => {
      if (event.key.toLowerCase() !== 'u' || target.closest('input')) return false;
      controller.undo();
      return true;
    },
    close: () => controller.close(),
  };
}
