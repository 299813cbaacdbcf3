import './pairing.css';
import type { LessonPart } from '../../../shell/parts/lesson-part.ts';
import { CentreController } from './centre-controller.ts';
import { CentreFigure } from './centre-figure.tsx';
import { messages } from './messages/language.ts';

/** Why the small board needs its centre. */
export const lessons: LessonPart = {
  lessons: [
    {
      id: 'witch-centre',
      rank: 50,
      text: () => messages().text,
      open: ({ say }) => {
        const controller = new CentreController(say);
        return { controller, Figure: () => <CentreFigure controller={controller} /> };
      },
    },
  ],
};
