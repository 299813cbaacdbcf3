import './letter-drawing.css';
import { markWord } from '@inkling/core/marks';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Dots } from '../../../ui/dots.tsx';

/** A letter with its mark, shown by fill, edge and sign. */
export function MarkedLetter(props: {
  readonly letter: string;
  readonly mark: 'exact' | 'near' | 'absent' | 'typed' | undefined;
  readonly x: number;
  readonly y: number;
}): VNode {
  const { letter, mark, x, y } = props;
  return (
    <g class={`marked-letter-${mark}`} transform={`translate(${x} ${y})`}>
      <rect class="marked-letter-side" y="5" width="58" height="58" rx="7" />
      <rect class="marked-letter-face" width="58" height="58" rx="7" />
      {mark === 'near' && <Screen />}
      <rect class="marked-letter-edge" width="58" height="58" rx="7" />
      <text x="29" y="36" font-size="32.5">
        {letter}
      </text>
      {mark === 'exact' && <circle class="marked-letter-disc" cx="29" cy="50" r="4" />}
      {mark === 'near' && <circle class="marked-letter-ring" cx="29" cy="50" r="3.4" />}
      {mark === 'absent' && <path class="marked-letter-ring" d="M24 50h10" />}
    </g>
  );
}

/** The dots of a letter that belongs at another place, with a clear disc for the letter. */
function Screen(): VNode {
  const id = useId();
  return (
    <>
      <Dots id={id} step={5} radius={1.32} angle={45} />
      <rect fill={`url(#${id})`} width="58" height="58" rx="7" />
      <circle class="marked-letter-clear" cx="29" cy="25" r="19.7" />
    </>
  );
}

/** A try at a secret, each letter with its mark. */
export function MarkedTry(props: {
  readonly letters: string;
  readonly secret: string;
  readonly x: number;
  readonly y: number;
}): VNode {
  const { letters, secret, x, y } = props;
  const marks = markWord(codesOf(letters), codesOf(secret));
  return (
    <>
      {[...letters].map((letter, place) => (
        <MarkedLetter
          key={place}
          letter={letter}
          mark={MARKS[marks[place] ?? 0]}
          x={x + place * STEP}
          y={y}
        />
      ))}
    </>
  );
}

/** The distance between letters, which leaves room for a letter's lower edge. */
const STEP = 65;

const MARKS = ['absent', 'near', 'exact'] as const;

function codesOf(word: string): readonly number[] {
  return Array.from(word, (letter) => letter.charCodeAt(0));
}
