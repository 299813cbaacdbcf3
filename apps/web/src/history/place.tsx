import './history.css';
import { computed } from '@preact/signals';
import type { Place, Shell } from '../shell/place.ts';
import { countStatistics } from './counting.ts';
import { HistoryDesk } from './history-desk.ts';
import { HistoryPage } from './view/history-page.tsx';
import { words } from './words/language.ts';

/** Opens the drawer of kept sheets. */
export async function openHistory(shell: Shell): Promise<Place> {
  const desk = new HistoryDesk(shell.storage, countStatistics, (address) => {
    location.hash = address;
  });
  await desk.refresh();
  return {
    title: computed(() => words().title),
    View: () => <HistoryPage desk={desk} preferences={shell.preferences} />,
    press: (event) => {
      if (desk.dialog.value || desk.doomed.value) return false;
      if (event.key === '?') desk.dialog.value = 'keys';
      else if (event.key === '/') document.getElementById('command')?.focus();
      else if (event.key.toLowerCase() === 'l') desk.sayState();
      else return false;
      return true;
    },
    retell: () => desk.say(''),
    close: () => desk.close(),
  };
}
