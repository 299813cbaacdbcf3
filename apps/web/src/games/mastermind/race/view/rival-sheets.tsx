import type { VNode } from 'preact';
import { KeyMarks } from '../../../../ui/key-marks.tsx';
import { PieceRow } from '../../board/pieces.tsx';
import { namesOf } from '../../pieces/names.ts';
import { useRace } from '../controller/race-controller.ts';
import type { Proof } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { RivalSheet } from './rival-sheet.tsx';

/** The sheets of all rivals, or the codes that the adversary keeps. */
export function RivalSheets(): VNode {
  const { session } = useRace();
  return (
    <div class="rivals">
      {session.setting.value.kind === 'adversary' && <AdversaryPanel />}
      {session.rivals.value.map((rival, seat) => (
        <RivalSheet key={rival.name} rival={rival} seat={seat} />
      ))}
    </div>
  );
}

/** What the adversary is and how many codes it keeps; at the end, its proof and a check of the proof. */
function AdversaryPanel(): VNode {
  const controller = useRace();
  const { adversary } = messages();
  const left = controller.shownCounts[0]?.at(-1);
  const { isOver } = controller.session;
  const proof = controller.proof.value;
  return (
    <section class="rival" aria-labelledby="adversary-heading">
      <h2 id="adversary-heading">{adversary.heading}</h2>
      <p class="aside">{adversary.about}</p>
      {left !== undefined && !isOver && <p class="kept-count">{adversary.left(left)}</p>}
      {isOver && (proof ? <ProofTable proof={proof} /> : <p>{adversary.checking}</p>)}
    </section>
  );
}

function ProofTable({ proof: { proof, verdict } }: { readonly proof: Proof }): VNode {
  const controller = useRace();
  const { adversary } = messages();
  const { places } = proof.rules;
  return (
    <>
      <h3 class="proof-heading">{adversary.proofHeading}</h3>
      <p>{adversary.code(namesOf(controller.skin, proof.code))}</p>
      <PieceRow skin={controller.skin} code={proof.code} />
      {proof.turns.length > 0 && (
        <table class="proof">
          <thead>
            <tr>
              {adversary.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {proof.turns.map((turn, index) => (
              <tr key={index}>
                <th scope="row">{index + 1}</th>
                <td>
                  <span class="unseen">{namesOf(controller.skin, turn.guess).join(', ')}</span>
                  <PieceRow skin={controller.skin} code={turn.guess} />
                </td>
                <td>
                  <span class="unseen">{adversary.answer(turn.exact, turn.near)}</span>
                  <KeyMarks feedback={turn} places={places} />
                </td>
                <td class="proof-count">{String(turn.left)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p class="verdict">{adversary.verdict(verdict, proof.turns.length)}</p>
    </>
  );
}
