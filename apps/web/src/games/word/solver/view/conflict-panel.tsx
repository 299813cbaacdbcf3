import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Button } from '../../../../ui/button.tsx';
import { useInSight } from '../../../../ui/in-sight.ts';
import type { WordFindings } from '../../engine/questions.ts';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';

const REPAIRS_SHOWN = 6;

/** Which rounds contradict each other, why, and every single mistake that would explain it, one click away. */
export function ConflictPanel({ findings }: { readonly findings: WordFindings }): VNode {
  const controller = useSolver();
  const { conflict } = solverMessages();
  const { conflicts, faults, repairs, corrections, complete } = findings.check;
  const [shown, setShown] = useState(REPAIRS_SHOWN);
  const panel = useInSight<HTMLElement>(JSON.stringify(conflicts));
  const wordAt = (round: number) =>
    (findings.position.rounds[round]?.guess ?? [])
      .map((letter) => controller.session.alphabet.letters[letter])
      .join('');
  const hidden = repairs.length - shown;
  return (
    <section class="conflict" aria-labelledby="conflict-heading" ref={panel}>
      <h2 id="conflict-heading">{conflict.heading(new Set(conflicts.flat()).size)}</h2>
      <ul class="conflict-sets">
        {conflicts.map((set) => (
          <li key={set.join()}>{conflict.set(set)}</li>
        ))}
        {!complete && <li>{conflict.partial}</li>}
      </ul>
      <ul class="conflict-reasons">
        {faults.map((fault, index) => (
          <li key={index}>{conflict.fault(fault)}</li>
        ))}
      </ul>
      {repairs.length > 0 && <h3>{conflict.repairs}</h3>}
      <ol class="repairs">
        {repairs.slice(0, shown).map((repair) => (
          <li key={`${repair.round} ${repair.guess} ${repair.marks}`}>
            <Button class="repair" onPress={() => controller.repair(repair)}>
              <span>{conflict.repair({ ...repair, word: wordAt(repair.round) })}</span>
              <small>{conflict.repairLeft(repair.left)}</small>
            </Button>
          </li>
        ))}
      </ol>
      <div class="actions">
        {hidden > 0 && (
          <Button onPress={() => setShown(shown + 5 * REPAIRS_SHOWN)}>
            {conflict.moreRepairs(Math.min(hidden, 5 * REPAIRS_SHOWN))}
          </Button>
        )}
        {corrections.slice(0, REPAIRS_SHOWN).map((rounds) => (
          <Button key={rounds.join()} onPress={() => controller.drop(rounds)}>
            {conflict.drop(rounds)}
          </Button>
        ))}
      </div>
    </section>
  );
}
