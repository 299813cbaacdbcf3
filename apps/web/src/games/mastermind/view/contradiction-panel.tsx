import type { VNode } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { useMastermind } from '../controller/controller.ts';
import type { Repair } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';

/**
 * Shows which answers contradict each other, with a button for every change of a single answer that would
 * resolve it.
 */
export function ContradictionPanel(): VNode | null {
  const controller = useMastermind();
  const found = controller.contradiction.value;
  if (!found) return null;
  const { contradiction } = messages();
  return (
    <section class="finding" aria-labelledby="contradiction-heading">
      <h3 id="contradiction-heading">{contradiction.heading}</h3>
      <p>
        {contradiction.conflicts(found)} {contradiction.repairs(found)}
      </p>
      {found.scorings.map(({ scoring, left }) => (
        <p key={scoring}>{contradiction.scoring(scoring, left)}</p>
      ))}
      {found.repairs.length > 0 && <Repairs key={JSON.stringify(found)} repairs={found.repairs} />}
    </section>
  );
}

/** Lists the likeliest repairs only, so that what is below stays in the window; a button reveals the others. */
function Repairs({ repairs }: { readonly repairs: readonly Repair[] }): VNode {
  const controller = useMastermind();
  const list = useRef<HTMLOListElement>(null);
  const [isWhole, setWhole] = useState(false);
  const { contradiction } = messages();
  useLayoutEffect(() => {
    if (isWhole) list.current?.querySelectorAll('button')[REPAIRS_SHOWN]?.focus();
  }, [isWhole]);
  const rest = repairs.length - REPAIRS_SHOWN;
  return (
    <ol class="repairs" ref={list}>
      {repairs.slice(0, isWhole ? repairs.length : REPAIRS_SHOWN).map((mend) => (
        <li key={`${mend.turn}/${mend.exact}/${mend.near}`}>
          <Button
            onPress={() => {
              controller.dispatch({ kind: 'rescore', turn: mend.turn, answer: mend });
              document.getElementById('board')?.focus();
            }}
          >
            {contradiction.repair(mend)}
          </Button>
        </li>
      ))}
      {rest > 0 && !isWhole && (
        <li>
          <Button onPress={() => setWhole(true)}>{contradiction.more(rest)}</Button>
        </li>
      )}
    </ol>
  );
}

const REPAIRS_SHOWN = 3;
