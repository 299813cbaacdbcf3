import type { Mark } from '@inkling/core/marks';
import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { LetterTile } from './letter-tile.tsx';

/** What each mark means, with an example. */
export function WordMarks(): VNode {
  const { legend } = messages();
  return (
    <ul class="word-marks">
      {EXAMPLES.map(([mark, letter, name]) => (
        <li key={name}>
          <LetterTile letter={letter} mark={mark} />
          <span>{legend[name]}</span>
        </li>
      ))}
    </ul>
  );
}

const EXAMPLES: readonly (readonly [mark: Mark, letter: string, name: 'exact' | 'near' | 'absent'])[] = [
  [2, 's', 'exact'],
  [1, 'r', 'near'],
  [0, 'a', 'absent'],
];
