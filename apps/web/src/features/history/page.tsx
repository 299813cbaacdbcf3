import './history.css';
import './settings-sheet.css';
import './luck-timeline.css';
import { computed } from '@preact/signals';
import { language } from '../../shell/language/language.ts';
import { type Page, type PageServices, pageName } from '../../shell/page.ts';
import { dayOf, dueTurns, PRACTICE, parsePracticeSchedule } from '../../shell/practice-schedule.ts';
import { gamesWithHistory } from '../../shell/saved-games.ts';
import { HistoryController } from './controller/history-controller.ts';
import { messages } from './messages/language.ts';
import { HistoryPage } from './view/history-page.tsx';

/** Opens the list of the games saved on this device. */
export async function openHistory({ saved, stamp, preferences, games }: PageServices): Promise<Page> {
  const controller = new HistoryController(
    saved,
    games,
    await gamesWithHistory(games),
    (address) => {
      location.hash = address;
    },
    () => Date.parse(stamp()),
  );
  await controller.refresh();
  const [first] = games;
  const nameOf = (game: string) => {
    const entry = games.find(({ id }) => id === game);
    return entry ? pageName(entry, language.value) : game;
  };
  const schedule = await saved.value(PRACTICE, parsePracticeSchedule);
  const today = dayOf(stamp());
  return {
    title: computed(() => messages().title),
    View: () => (
      <HistoryPage
        controller={controller}
        preferences={preferences}
        first={first}
        nameOf={nameOf}
        due={dueTurns(schedule.value, today).length}
      />
    ),
    press: (event) => {
      if (controller.keysOpen.value || controller.toDelete.value) return false;
      if (event.key === '?') controller.keysOpen.value = true;
      else if (event.key.toLowerCase() === 'l') controller.sayState();
      else return false;
      return true;
    },
    sayState: () => controller.announcer.say(''),
    close: () => controller.close(),
  };
}
