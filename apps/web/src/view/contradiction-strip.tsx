import type { VNode } from 'preact';
import { seatWords } from '../session/words/language.ts';
import { useDesk } from './desk-context.ts';

/** Answers that cannot all be true: which, and each single answer that would mend them, one press away. */
export function ContradictionStrip(): VNode | null {
  const desk = useDesk();
  const found = desk.contradiction.value;
  if (!found) return null;
  const { contradiction } = seatWords();
  return (
    <section class="slip" aria-labelledby="contradiction-heading">
      <h3 id="contradiction-heading">{contradiction.heading}</h3>
      <p>
        {contradiction.conflicts(found)} {contradiction.repairs(found)}
      </p>
      {found.repairs.length > 0 && (
        <ol class="repairs">
          {found.repairs.slice(0, REPAIRS_SHOWN).map((mend) => (
            <li key={`${mend.turn}/${mend.exact}/${mend.near}`}>
              <button
                type="button"
                class="press"
                onClick={() => {
                  desk.hand.rescore(mend.turn, mend);
                  document.getElementById('board')?.focus();
                }}
              >
                {contradiction.repair(mend)}
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

const REPAIRS_SHOWN = 12;
