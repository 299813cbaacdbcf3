import type { ScoredTurn } from '@inkling/games/mastermind/game';
import type { VNode } from 'preact';
import { draftOf } from '../session/draft.ts';
import { words } from '../words/language.ts';
import { namesOf } from '../words/names.ts';
import { useDesk } from './desk-context.ts';
import { KeyMarks } from './key-marks.tsx';
import { Token } from './token.tsx';

/** One printed bar: the guess, its answer, and what the answer did to the codes left. */
export function TurnRow({ turn, index }: { readonly turn: ScoredTurn; readonly index: number }): VNode {
  const desk = useDesk();
  const { turns } = words();
  const { exact, near } = turn.feedback;
  const guess = Array.from(turn.guess);
  const tokens = guess.map((symbol, place) => (
    <Token key={place} symbol={symbol} letter={desk.skin.letters[symbol]} />
  ));
  return (
    <li class="bar turn">
      <span class="unseen">{turns.row(index + 1, namesOf(desk.skin, guess), exact, near)}</span>
      <span class="bar-number" aria-hidden="true">
        {index + 1}
      </span>
      {desk.session.isOver ? (
        <span class="pegs">{tokens}</span>
      ) : (
        <button
          type="button"
          class="pegs pegs-copy"
          aria-label={turns.copy(index + 1)}
          title={turns.copy(index + 1)}
          onClick={() => {
            desk.session.draft.value = draftOf(guess);
          }}
        >
          {tokens}
        </button>
      )}
      <KeyMarks feedback={turn.feedback} places={guess.length} />
      <Change index={index} />
    </li>
  );
}

/** `1296 → 256`, and the bits that the answer was worth. */
function Change({ index }: { readonly index: number }): VNode {
  const desk = useDesk();
  const { turns } = words();
  const lefts = desk.findings.value?.lefts ?? [];
  const [before, after] = [lefts[index], lefts[index + 1]];
  const known = desk.preferences.value.aids && before !== undefined && after !== undefined;
  return (
    <span class="change">
      {known && (
        <>
          <span>{turns.change(before, after)}</span>
          <small>{turns.bits(Math.log2(before / after))}</small>
        </>
      )}
    </span>
  );
}
