import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../ui/button.tsx';
import { WideBox } from '../../../../ui/wide-box.tsx';
import type { ProofsController } from '../controller/proofs-controller.ts';
import { messages } from '../messages/language.ts';
import type { ShownCell } from '../work/questions.ts';

/** One guess of a lemma: what its answers leave, what each of these costs at least, and the sum. */
export function GuessView({ controller }: { readonly controller: ProofsController }): VNode | null {
  const { value: guess } = controller.guess;
  const { guess: labels, lemma: lemmaLabels, sum } = messages();
  const section = useRef<HTMLElement>(null);
  // On a phone it stands below what was pressed.
  useLayoutEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [guess?.guess, guess?.lemma]);
  if (!guess) return null;
  return (
    <section class="proofs-guess" ref={section} aria-labelledby="guess-heading">
      <h3 id="guess-heading">
        {labels.heading(guess.guess)}{' '}
        {guess.line !== undefined && <small>{lemmaLabels.line(guess.line)}</small>}
      </h3>
      <p class={guess.sum >= guess.claim || guess.tellsNothing ? 'proofs-holds' : 'notice'}>{sum(guess)}</p>
      <WideBox>
        <table class="lab-table">
          <caption>{labels.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{labels.answer}</th>
              <th scope="col">{labels.left}</th>
              <th scope="col">{labels.cost}</th>
              <th scope="col">{labels.why}</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <th scope="row">{labels.itself}</th>
              <td>{labels.number(guess.size)}</td>
              <td>{labels.number(guess.size)}</td>
              <td>{labels.itselfWhy}</td>
            </tr>
            {guess.isPossible && (
              <tr>
                <th scope="row">{labels.found}</th>
                <td>{labels.number(1)}</td>
                <td>{labels.number(0)}</td>
                <td />
              </tr>
            )}
            {guess.cells.map((cell) => (
              <tr key={cell.answer}>
                <th scope="row">
                  <code>{cell.answer}</code>
                </th>
                <td>{labels.number(cell.size)}</td>
                <td>{labels.total(cell.cost)}</td>
                <td>
                  <Why cell={cell} controller={controller} />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{labels.sum}</th>
              <td />
              <td>{labels.total(guess.sum)}</td>
              <td>{labels.wanted(guess.claim)}</td>
            </tr>
          </tfoot>
        </table>
      </WideBox>
    </section>
  );
}

/** What the cost of a cell rests on: its lemma can be opened. */
function Why(props: { readonly cell: ShownCell; readonly controller: ProofsController }): VNode {
  const { cost, bySize, byTwoGuesses, cited } = props.cell;
  const { guess: labels, lemmaName } = messages();
  if (!cited || cited.claim < cost)
    return <>{cost === bySize ? labels.bySize : labels.byTwo(byTwoGuesses ?? cost)}</>;
  return (
    <>
      <Button class="proofs-code" onPress={() => void props.controller.openLemma(cited.lemma)}>
        {lemmaName(cited.lemma)}
      </Button>
      {cited.map !== undefined && (
        <>
          {' '}
          {labels.under} <code>{cited.map}</code>
        </>
      )}
    </>
  );
}
