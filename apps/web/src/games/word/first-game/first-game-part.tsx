import type { VNode } from 'preact';
import { MarkedLetter } from '../drawing/letter-drawing.tsx';
import { text } from './messages/language.ts';
import './first-game.css';
import type { FirstGamePart } from '../../../shell/parts/first-game-part.ts';

export const firstGame: FirstGamePart = { Figure, text };

/** The word of a try, its marks, and the secret word. */
export function Figure({ step }: { readonly step: number }): VNode {
  const { tried, marks, found } = text();
  return (
    <svg class="first-word letter-drawing" viewBox="0 0 360 180" aria-hidden="true">
      <rect class="first-well" x="1.5" y="1.5" width="357" height="175" rx="12" />
      {[...tried].map((letter, place) => (
        <MarkedLetter
          key={`${letter}${place}`}
          letter={letter}
          mark={step >= 1 ? MARKS[marks[place] as keyof typeof MARKS] : 'typed'}
          x={20 + place * 65}
          y={18}
        />
      ))}
      {step >= 3 &&
        [...found].map((letter, place) => (
          <MarkedLetter key={`${letter}${place}`} letter={letter} mark="exact" x={20 + place * 65} y={96} />
        ))}
    </svg>
  );
}

const MARKS = { x: 'exact', n: 'near', '-': 'absent' } as const;
