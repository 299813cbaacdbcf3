import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import type { ProofsController } from '../controller/proofs-controller.ts';
import { messages } from '../messages/language.ts';
import type { ShownCell } from '../work/questions.ts';

/** One guess of a lemma: the cells of its answers, the lower bound on the cost of each, and their sum. */
export function GuessView({ controller }: { readonly controller: ProofsController }): VNode | null {
  const { value: guess } = controller.guess;
  const { guess: labels, lemma: lemmaLabels, sum } = messages();
  const section = useRef<HTMLElement>(null);
  // On a phone this section is below the button that opened it.
  useLayoutEffect(() => section.current?.scrollIntoView({ block: 'nearest' }), [guess?.guess, guess?.lemma]);
  if (!guess) return null;
  return (
    <section class="proofs-guess" ref={section} aria-labelledby="guess-heading">
      <h3 id="guess-heading">
        {labels.heading(guess.guess)}{' '}
        {guess.line !== undefined && <small>{lemmaLabels.line(guess.line)}</small>}
      </h3>
      <p class={guess.sum >= guess.claim || guess.tellsNothing ? 'proofs-holds' : 'notice'}>{sum(guess)}</p>
      <DataTable
        class="lab-table"
        caption={labels.caption}
        heads={[labels.answer, labels.left, labels.cost, labels.why]}
        rows={[
          [labels.itself, labels.number(guess.size), labels.number(guess.size), labels.itselfWhy],
          ...(guess.isPossible ? [[labels.found, labels.number(1), labels.number(0), undefined]] : []),
          ...guess.cells.map((cell) => [
            <code key="answer">{cell.answer}</code>,
            labels.number(cell.size),
            labels.total(cell.cost),
            <Why key="why" cell={cell} controller={controller} />,
          ]),
        ]}
        foot={[labels.sum, undefined, labels.total(guess.sum), labels.wanted(guess.claim)]}
      />
    </section>
  );
}

/** The reason for the lower bound of a cell. If it is a lemma, it can be opened. */
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
