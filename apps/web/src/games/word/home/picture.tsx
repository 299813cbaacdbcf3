import type { VNode } from 'preact';

/** Two tries at a word, and the word that is still to be found. */
export function Picture(): VNode {
  return (
    <svg class="lid-picture lid-word" viewBox="0 0 368 236" aria-hidden="true">
      <defs>
        <pattern
          id="lid-word-screen"
          width="5"
          height="5"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(45)"
        >
          <circle cx="2.5" cy="2.5" r="1.32" />
        </pattern>
      </defs>
      <g class="riddle" transform="translate(262 20) rotate(9)">
        <rect class="sort-side" y="5" width="62" height="62" rx="8" />
        <rect class="sort-blank" width="62" height="62" rx="8" />
        <text x="31" y="46" font-size="42">
          ?
        </text>
      </g>
      {TRIES.map(({ letters, marks }, row) =>
        [...letters].map((letter, place) => (
          <Sort
            key={`${row} ${letter}${place}`}
            letter={letter}
            mark={marks[place]}
            x={24 + place * 65}
            y={98 + row * 70}
          />
        )),
      )}
    </svg>
  );
}

const TRIES = [
  { letters: 'TRAIN', marks: ['near', 'exact', 'absent', 'near', 'near'] },
  { letters: 'PRINT', marks: ['exact', 'exact', 'exact', 'exact', 'exact'] },
] as const;

/** A letter with its mark, told by fill, edge and sign. */
function Sort(props: {
  readonly letter: string;
  readonly mark: 'exact' | 'near' | 'absent' | undefined;
  readonly x: number;
  readonly y: number;
}): VNode {
  const { letter, mark, x, y } = props;
  return (
    <g class={`sort-${mark}`} transform={`translate(${x} ${y})`}>
      <rect class="sort-side" y="5" width="58" height="58" rx="7" />
      <rect class="sort-face" width="58" height="58" rx="7" />
      {mark === 'near' && (
        <>
          <rect class="sort-screen" width="58" height="58" rx="7" />
          <circle class="sort-clear" cx="29" cy="25" r="19.7" />
        </>
      )}
      <rect class="sort-edge" width="58" height="58" rx="7" />
      <text x="29" y="36" font-size="32.5">
        {letter}
      </text>
      {mark === 'exact' && <circle class="sort-disc" cx="29" cy="50" r="4" />}
      {mark === 'near' && <circle class="sort-ring" cx="29" cy="50" r="3.4" />}
      {mark === 'absent' && <path class="sort-ring" d="M24 50h10" />}
    </g>
  );
}
