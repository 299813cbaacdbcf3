import './style/index.css';
import { computed, type Signal, signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { Place, Shell } from '../shell/place.ts';
import { LESSONS, type LessonId, lessonIn } from './lesson-id.ts';
import { EntropyDesk } from './session/entropy-desk.ts';
import { KnuthDesk } from './session/knuth-desk.ts';
import { type LessonDesk, runLine } from './session/lesson-desk.ts';
import { RaceDesk } from './session/race-desk.ts';
import { ScoringDesk } from './session/scoring-desk.ts';
import { StatesDesk } from './session/states-desk.ts';
import { WitchCentreDesk } from './session/witch-centre-desk.ts';
import { EntropyFigure } from './view/entropy-figure.tsx';
import { EvaluatorsFigure } from './view/evaluators-figure.tsx';
import { KnuthFigure } from './view/knuth-figure.tsx';
import { LearnIndex, LearnPage } from './view/learn-page.tsx';
import { ScoringFigure } from './view/scoring-figure.tsx';
import { StatesFigure } from './view/states-figure.tsx';
import { WitchCentreFigure } from './view/witch-centre-figure.tsx';
import { words } from './words/language.ts';
import { playOutApart } from './worker/playing-out.ts';
import { raceApart } from './worker/racing.ts';

/** Opens the page that the address names, or the list of all. */
export async function openLearn(shell: Shell): Promise<Place> {
  const lesson = lessonIn(shell.path);
  if (lesson === undefined)
    return {
      title: computed(() => words().title(words().heading)),
      View: () => <LearnIndex isMissing={shell.path !== ''} />,
      press: () => false,
      close: () => undefined,
    };
  const { desk, Figure } = openLesson(lesson, shell);
  const keysOpen = signal(false);
  const run = (line: string) => runShared(line, keysOpen) || desk.run(line);
  return {
    title: computed(() => words().title(words().lessons[lesson].title)),
    View: () => (
      <LearnPage
        lesson={lesson}
        desk={{ said: desk.said, run }}
        keysOpen={keysOpen}
        preferences={shell.preferences}
      >
        <Figure />
      </LearnPage>
    ),
    press: (event, target) => {
      if (event.key === '?') keysOpen.value = true;
      else if (event.key === '/') document.getElementById('command')?.focus();
      else if (event.key.startsWith('Arrow') && target.closest('.wide-box')) return false;
      else return desk.press(event.key, event.code);
      return true;
    },
    retell: () => desk.retell(),
    close: () => desk.close(),
  };
}

/** Lines that every lesson understands: help, and the way to another lesson. */
function runShared(line: string, keysOpen: Signal<boolean>): boolean {
  const help = () => {
    keysOpen.value = true;
    return true;
  };
  const goTo = (path: string) => {
    location.hash = path;
    return true;
  };
  const verbs = {
    '?': help,
    help,
    lessons: () => goTo('#/learn'),
    lesson: (rest: string) => {
      const id = LESSONS[Number(rest) - 1] ?? lessonIn(rest);
      return id !== undefined && goTo(`#/learn/${id}`);
    },
  };
  return runLine(line, verbs, () => false);
}

function openLesson(
  lesson: LessonId,
  shell: Shell,
): { readonly desk: LessonDesk; readonly Figure: () => VNode } {
  switch (lesson) {
    case 'scoring': {
      const desk = new ScoringDesk(shell.draw);
      return { desk, Figure: () => <ScoringFigure desk={desk} /> };
    }
    case 'knuth': {
      const desk = new KnuthDesk(playOutApart);
      return { desk, Figure: () => <KnuthFigure desk={desk} /> };
    }
    case 'entropy': {
      const desk = new EntropyDesk();
      return { desk, Figure: () => <EntropyFigure desk={desk} /> };
    }
    case 'states': {
      const desk = new StatesDesk();
      return { desk, Figure: () => <StatesFigure desk={desk} /> };
    }
    case 'witch-centre': {
      const desk = new WitchCentreDesk();
      return { desk, Figure: () => <WitchCentreFigure desk={desk} /> };
    }
    case 'evaluators': {
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
      const desk = new RaceDesk({
        open: raceApart,
        nextPicture: (show) => void requestAnimationFrame(show),
        still,
      });
      return { desk, Figure: () => <EvaluatorsFigure desk={desk} /> };
    }
  }
}
