import './pairing.css';
import type { VNode } from 'preact';
import type { LessonPart } from '../../../shell/parts/lesson-part.ts';
import { CentreController } from './centre-controller.ts';
import { CentreFigure } from './centre-figure.tsx';
import { messages } from './messages/language.ts';

/** The lesson on why the small board needs its centre. */
export const lessons: LessonPart = {
  lessons: [
    {
      id: 'witch-centre',
      rank: 50,
      cover: { field: 'ink', Picture: CentreCover },
      text: () => messages().text,
      open: ({ say }) => {
        const controller = new CentreController(say);
        return { controller, Figure: () => <CentreFigure controller={controller} /> };
      },
    },
  ],
};

/** A small board with a filled centre. */
function CentreCover(): VNode {
  return (
    <>
      {Array.from({ length: 9 }, (_, at) => (
        <rect
          key={at}
          x={35 + 17 * (at % 3)}
          y={9 + 22 * Math.floor(at / 3)}
          width="15"
          height="19"
          rx="3"
          fill={at === 4 ? 'currentColor' : 'none'}
          stroke="currentColor"
          stroke-width="2"
        />
      ))}
    </>
  );
}
