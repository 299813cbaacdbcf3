import '../style/own.css';
import '../style/play.css';
import { computed } from '@preact/signals';
import { settled } from '../../../../shell/language/language.ts';
import type { Page, PageServices } from '../../../../shell/page.ts';
import { ADDRESS_VERSION, otherVersion } from '../../model/address.ts';
import { messages } from '../messages/language.ts';
import { PlayController } from './play-controller.ts';
import { PlayPage } from './play-page.tsx';

/** Opens the game in a link for play, or the game that was last entered in the Lab. */
export async function openOwnPlay({ path, ...services }: PageServices): Promise<Page> {
  await settled();
  const controller = new PlayController(services);
  const other = otherVersion(`own/${path}`);
  const [version, packed] = path.split('/');
  if (other !== undefined) controller.refuse(other);
  else if (path === '') void controller.reach(undefined);
  else void controller.reach(version === String(ADDRESS_VERSION) && packed ? packed : '!');
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
