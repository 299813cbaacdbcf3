import type { VNode } from 'preact';
import type { ShownPuzzle } from '../model/shown-puzzle.ts';

/** The list of clues. Clues on which the current step of the proof is based are outlined. */
export function ClueList(props: {
  readonly shown: ShownPuzzle;
  readonly lit?: readonly number[];
  readonly litIndirectly?: ReadonlySet<number>;
}): VNode {
  const { shown, lit = [], litIndirectly } = props;
  const { Guess, Marks, text } = shown.look;
  return (
    <ol class="clue-list">
      {shown.puzzle.clues.map((clue, at) => (
        <li key={at} class={lit.includes(at) ? 'lit' : litIndirectly?.has(at) ? 'half-lit' : undefined}>
          <span class="clue-number" aria-hidden="true">
            {at + 1}
          </span>
          <span class="unseen">{text().clue(clue)}</span>
          <span class="clue-guess" aria-hidden="true">
            <Guess clue={clue} />
          </span>
          {Marks && (
            <span class="clue-marks" aria-hidden="true">
              <Marks clue={clue} />
            </span>
          )}
        </li>
      ))}
    </ol>
  );
}
