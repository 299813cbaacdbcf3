import type { VNode } from 'preact';
import { claimOf, reasonOf, sourcesOf } from '../model/sentences.ts';
import type { ShownPuzzle } from '../model/shown-puzzle.ts';

/** Every step below the one before, on paper alone: the screen shows one at a time. */
export function PrintedProof({ shown }: { readonly shown: ShownPuzzle }): VNode {
  return (
    <ol class="printed-proof">
      {shown.proof.steps.map((step, number) => (
        <li key={number}>
          <b>{claimOf(step.claim, shown).join(' ')}</b>
          <p>
            <span class="printed-sources">
              {sourcesOf(step)
                .map(({ name }) => name)
                .join(', ')}
              {': '}
            </span>
            {reasonOf(step, shown).join(' ')}
          </p>
        </li>
      ))}
    </ol>
  );
}
