import type { VNode } from 'preact';
import { catalogue } from '../../../../shell/language/language.ts';
import type { HomePart, HomeText } from '../../../../shell/parts/home-part.ts';
import { MarkedLetter, Screen } from '../../drawing/letter-drawing.tsx';
import { english, german, spanish } from './messages.ts';

const text: () => HomeText = catalogue('home boards', english, { de: german, es: spanish });

export const home: HomePart = { Picture, field: 'gold', minutes: 6, isVariation: true, text };

/** The same guess on four boards. */
function Picture(): VNode {
  return (
    <svg class="lid-picture letter-drawing" viewBox="0 0 368 200" aria-hidden="true">
      <Screen />
      {BOARDS.map((rows, board) => (
        <g
          key={board}
          transform={`translate(${24 + (board % 2) * 168} ${18 + Math.floor(board / 2) * 90}) scale(.46)`}
        >
          {rows.map((marks, row) =>
            marks.map((mark, place) => (
              <MarkedLetter
                key={`${row} ${place}`}
                letter={WORDS[row]?.[place] ?? ''}
                mark={mark}
                x={place * 65}
                y={row * 72}
              />
            )),
          )}
        </g>
      ))}
    </svg>
  );
}

const WORDS = ['TRAIN', 'CLOUD'];

const BOARDS = [
  [
    ['exact', 'near', 'absent', 'absent', 'near'],
    ['absent', 'absent', 'exact', 'absent', 'absent'],
  ],
  [
    ['absent', 'absent', 'near', 'absent', 'absent'],
    ['exact', 'exact', 'exact', 'exact', 'exact'],
  ],
  [
    ['absent', 'exact', 'exact', 'near', 'absent'],
    ['near', 'absent', 'absent', 'absent', 'exact'],
  ],
  [
    ['near', 'absent', 'absent', 'exact', 'exact'],
    ['absent', 'near', 'absent', 'absent', 'absent'],
  ],
] as const;
