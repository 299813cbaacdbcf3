import type { ComponentChildren, VNode } from 'preact';
import { MEASURES, type Measure, type Split } from '../../../shell/parts/lab-tasks.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { messages } from '../messages/language.ts';
import type { PartitionController } from './partition-controller.ts';

/** A table of how each measure rates the guesses, and the best guess by that measure. */
export function Verdicts({ controller }: { readonly controller: PartitionController }): VNode {
  const labels = messages().partition;
  const { splits } = controller.known.value;
  const { write } = controller.game.value;
  return (
    <section class="lab-verdicts">
      <h2>{labels.judged}</h2>
      <DataTable
        class="lab-table"
        label={labels.judged}
        heads={[
          labels.measure,
          ...splits.map(({ guess }) => (
            <span key={guess} class="lab-asked">
              {write(guess)}
            </span>
          )),
          labels.bestBy,
        ]}
        rows={MEASURES.map((measure) => [
          labels.measures[measure],
          ...splits.map((split) =>
            leads(split, splits, measure) ? (
              <span key={split.guess} class="lab-leads">
                {figureOf(split, measure)}
              </span>
            ) : (
              figureOf(split, measure)
            ),
          ),
          <BestGuess key="best" controller={controller} measure={measure} />,
        ])}
      />
    </section>
  );
}

/** The best known guess by a measure. A click shows it next to the first guess. */
function BestGuess(props: {
  readonly controller: PartitionController;
  readonly measure: Measure;
}): ComponentChildren {
  const { controller, measure } = props;
  const labels = messages().partition;
  const { splits, verdicts, state } = controller.known.value;
  const best = verdicts.find((verdict) => verdict.measure === measure);
  if (!best) return state === 'splitting' ? labels.looking : labels.notRanked;
  const name = controller.game.value.write(best.guess);
  const isShown = splits.some(({ guess }) => guess === best.guess);
  return (
    <button
      type="button"
      class="quiet lab-written"
      onClick={() => controller.split([...controller.guesses.value.slice(0, 1), best.guess])}
    >
      {isShown ? name : `${name} ${figureOf(best, measure)}`}
    </button>
  );
}

function figureOf({ figures }: Pick<Split, 'figures'>, measure: Measure): string {
  const { number, figure } = messages();
  const value = figures[measure];
  return measure === 'bits' ? figure(value, 3) : measure === 'expected' ? figure(value, 2) : number(value);
}

/** Whether this is the better one of two splits by a measure. */
function leads(split: Split, splits: readonly Split[], measure: Measure): boolean {
  const sign = measure === 'bits' || measure === 'parts' ? 1 : -1;
  const worth = ({ figures }: Split) => sign * figures[measure];
  return splits.length > 1 && splits.every((other) => other === split || worth(split) > worth(other));
}
