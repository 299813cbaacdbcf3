import './style/page.css';
import './style/booklets.css';
import './style/tables.css';
import './style/width.css';
import { computed, type Signal, signal } from '@preact/signals';
import { Announcer } from '../../shell/announcer.ts';
import { settled } from '../../shell/language/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import type { LessonController } from '../../shell/parts/lesson-part.ts';
import { pressKey, runLine } from '../../shell/parts/run-lesson.ts';
import { type ElsewhereView, LearnIndex } from './learn-index.tsx';
import { LearnPage } from './learn-page.tsx';
import { lessonsOf, type TaughtLesson } from './lessons.ts';
import { messages } from './messages/language.ts';
import { parseReadLessons, READ_LESSONS, withLesson } from './read-lessons.ts';

/** Opens the lesson in the address, or else the list of all lessons with the panel for games played elsewhere. */
export async function openLearn(services: PageServices, Elsewhere: ElsewhereView): Promise<Page> {
  const lessons = await lessonsOf(services.games);
  const read = await services.saved.value(READ_LESSONS, parseReadLessons);
  await settled();
  const current = lessons.find(({ id }) => id === services.path);
  if (current === undefined)
    return {
      title: computed(() => messages().title(messages().heading)),
      View: () => (
        <LearnIndex
          lessons={lessons}
          games={services.games}
          read={read.value}
          Elsewhere={Elsewhere}
          isMissing={services.path !== ''}
        />
      ),
    };
  read.value = withLesson(read.value, current.id);
  const announcer = new Announcer();
  const { controller, Figure, Below } = current.open({
    draw: services.draw,
    say: (sentence) => announcer.say(sentence),
  });
  const keysOpen = signal(false);
  return {
    title: computed(() => messages().title(current.text().title)),
    View: () => (
      <LearnPage
        lessons={lessons}
        current={current}
        announcement={announcer.sentence}
        onRun={(line) => runLine(line, controller, sharedVerbs(controller, lessons, keysOpen))}
        keysOpen={keysOpen}
        preferences={services.preferences}
        below={Below && <Below />}
      >
        <Figure />
      </LearnPage>
    ),
    press: (event, target) => {
      if (event.key === '?') keysOpen.value = true;
      else if (event.key.startsWith('Arrow') && target.closest('.wide-box')) return false;
      else return pressKey(controller, event.key, event.code);
      return true;
    },
    sayState: () => controller.sayState(),
    close: () => controller.close?.(),
  };
}

/** Returns the commands that every lesson understands: help, and switching to another lesson. */
function sharedVerbs(
  controller: LessonController,
  lessons: readonly TaughtLesson[],
  keysOpen: Signal<boolean>,
): LessonController['verbs'] {
  const help = () => {
    keysOpen.value = true;
  };
  return {
    '?': help,
    help,
    lessons: () => {
      location.hash = '#/learn';
    },
    lesson: (rest) => {
      const wanted = lessons[Number(rest) - 1] ?? lessons.find(({ id }) => id === rest);
      if (!wanted) return controller.runOther(`lesson ${rest}`);
      location.hash = `#/learn/${wanted.id}`;
      return true;
    },
  };
}
