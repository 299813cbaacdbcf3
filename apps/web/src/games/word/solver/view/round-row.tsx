import type { Mark } from '@inkling/core/marks';
import type { Round } from '@inkling/games/word/rules/rounds';
import type { VNode } from 'preact';
import { useRef, useState } from 'preact/hooks';
import { Button } from '../../../../ui/button.tsx';
import { rove } from '../../../../ui/roving.ts';
import { LetterTile } from '../../view/letter-tile.tsx';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';

/** An entered round: each letter is a button that advances its mark. */
export function RoundRow({ round, index }: { readonly round: Round; readonly index: number }): VNode {
  const controller = useSolver();
  const { solver } = solverMessages();
  const letters = round.guess.map((letter) => controller.session.alphabet.letters[letter] as string);
  const check = controller.findings.latest.value?.check;
  const suspect = check?.conflicts.some((conflict) => conflict.includes(index));
  return (
    <li class={`round${suspect ? ' round-suspect' : ''}`}>
      <span class="bar-number">{index + 1}</span>
      <MarkedLetters
        label={solver.round(index + 1)}
        letters={letters}
        marks={round.marks}
        onCycle={(place) => controller.cycleRound(index, place)}
        onMark={(place, mark) => controller.markRound(index, place, mark)}
      />
      <Button
        class="round-remove"
        aria-label={solver.remove(index + 1, letters.join(''))}
        onPress={() => controller.removeRound(index)}
      >
        <span aria-hidden="true">✕</span>
      </Button>
    </li>
  );
}

/** The letters of a round as one tab stop: arrow keys select, Space or a tap advances the mark, 2 1 0 set it. */
export function MarkedLetters(props: {
  readonly label: string;
  readonly letters: readonly string[];
  readonly marks: readonly Mark[];
  /** The index of the letter to mark next, if the row is being typed. */
  readonly current?: number;
  onCycle(place: number): void;
  onMark(place: number, mark: Mark): void;
}): VNode {
  const { label, letters, marks, current } = props;
  const row = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);
  const stop = Math.min(current ?? at, letters.length - 1);
  const focus = (place: number) => row.current?.querySelectorAll('button')[place]?.focus();
  const onKeyDown = (event: KeyboardEvent) => {
    const place = Array.from(row.current?.querySelectorAll('button') ?? []).indexOf(
      event.target as HTMLButtonElement,
    );
    const mark = ['0', '1', '2'].indexOf(event.key);
    const next = mark < 0 ? rove(event.key, place, letters.length) : Math.min(place + 1, letters.length - 1);
    if (place < 0 || next === undefined) return;
    event.preventDefault();
    if (mark >= 0) props.onMark(place, mark as Mark);
    focus(next);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on screen.
    <div class="marked-letters" role="group" aria-label={label} ref={row} onKeyDown={onKeyDown}>
      {letters.map((letter, place) => (
        <button
          key={place}
          type="button"
          class="letter-button"
          tabIndex={place === stop ? 0 : -1}
          aria-label={solverMessages().solver.letter(letter, place + 1, marks[place] as Mark)}
          aria-current={current === place ? 'step' : undefined}
          onFocus={() => setAt(place)}
          onClick={() => props.onCycle(place)}
        >
          <LetterTile letter={letter} mark={marks[place]} />
        </button>
      ))}
    </div>
  );
}
