import './style/codes.css';
import './style/partition.css';
import './style/entropy.css';
import './style/states.css';
import './style/race.css';
import type { VNode } from 'preact';
import type { LessonController, LessonPart, OpenLesson } from '../../../shell/parts/lesson-part.ts';
import { reportMissingPart } from '../../../shell/worker/missing-part.ts';
import { tasksOf } from '../../../shell/worker/task.ts';
import { EntropyController } from './controllers/entropy-controller.ts';
import { EvaluatorsController, type RaceThread } from './controllers/evaluators-controller.ts';
import { KnuthController } from './controllers/knuth-controller.ts';
import { ScoringController } from './controllers/scoring-controller.ts';
import { StatesController } from './controllers/states-controller.ts';
import { COVERS } from './covers.tsx';
import { EntropyFigure } from './figures/entropy-figure.tsx';
import { EvaluatorPrograms } from './figures/evaluator-programs.tsx';
import { EvaluatorsFigure } from './figures/evaluators-figure.tsx';
import { KnuthFigure } from './figures/knuth-figure.tsx';
import { ScoringFigure } from './figures/scoring-figure.tsx';
import { StatesFigure } from './figures/states-figure.tsx';
import { messages } from './messages/language.ts';
import type { RaceState } from './model/race.ts';

/** The lessons about the usual board. */
export const lessons: LessonPart = {
  lessons: [
    {
      id: 'scoring',
      rank: 10,
      cover: COVERS.scoring,
      text: () => messages().scoring.text,
      open: (services) => shown(new ScoringController(services), ScoringFigure),
    },
    {
      id: 'knuth',
      rank: 20,
      cover: COVERS.knuth,
      text: () => messages().knuth.text,
      open: ({ say }) => shown(new KnuthController(say, tasksOf(openPlayOut)), KnuthFigure),
    },
    {
      id: 'entropy',
      rank: 30,
      cover: COVERS.entropy,
      text: () => messages().entropy.text,
      open: ({ say }) => shown(new EntropyController(say), EntropyFigure),
    },
    {
      id: 'states',
      rank: 40,
      cover: COVERS.states,
      text: () => messages().states.text,
      open: ({ say }) => shown(new StatesController(say), StatesFigure),
    },
    {
      id: 'evaluators',
      rank: 60,
      cover: COVERS.evaluators,
      text: () => messages().evaluators.text,
      open: ({ say }) => {
        const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
        const nextPicture = (show: () => void) => void requestAnimationFrame(show);
        const controller = new EvaluatorsController({ say, open: openRace, nextPicture, still });
        return { ...shown(controller, EvaluatorsFigure), Below: EvaluatorPrograms };
      },
    },
  ],
};

const openPlayOut = () =>
  new Worker(new URL('./worker/play-out-worker.ts', import.meta.url), { type: 'module' });

function shown<Controller extends LessonController>(
  controller: Controller,
  Shown: (props: { readonly controller: Controller }) => VNode,
): OpenLesson {
  return { controller, Figure: () => <Shown controller={controller} /> };
}

/** Runs a race in a worker. Calls `onState` after each advance, with `undefined` if the worker fails. */
function openRace(onState: (state: RaceState | undefined) => void): RaceThread {
  const worker = new Worker(new URL('./worker/race-worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<RaceState>) => onState(data));
  worker.addEventListener('error', (event) => {
    event.preventDefault();
    reportMissingPart(event);
    onState(undefined);
  });
  return {
    advance: (slice) => worker.postMessage(slice, { transfer: [] }),
    stop: () => worker.terminate(),
  };
}
