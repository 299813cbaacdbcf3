import type { VNode } from 'preact';
import { WideBox } from '../../../view/wide-box.tsx';
import { words } from '../../words/language.ts';
import type { PartitionDesk } from '../partition-desk.ts';
import { MEASURES, type Measure, type Split } from '../splitting.ts';

/** What each way of judging makes of the guesses, and the guess that it likes best. */
export function Verdicts({ desk }: { readonly desk: PartitionDesk }): VNode {
  const { partition: told } = words();
  const { splits, verdicts, state } = desk.known.value;
  return (
    <section class="lab-verdicts">
      <h2>{told.judged}</h2>
      <WideBox label={told.judged}>
        <table class="lab-table">
          <thead>
            <tr>
              <th scope="col">{told.measure}</th>
              {splits.map(({ guess }, at) => (
                <th key={at} scope="col" class="lab-asked">
                  {desk.write(guess)}
                </th>
              ))}
              <th scope="col">{told.bestBy}</th>
            </tr>
          </thead>
          <tbody>
            {MEASURES.map((measure) => {
              const best = verdicts.find((verdict) => verdict.measure === measure);
              const found = best && figureOf(best, measure);
              return (
                <tr key={measure}>
                  <th scope="row">{told.measures[measure]}</th>
                  {splits.map((split, at) => (
                    <td key={at} class={leads(split, splits, measure) ? 'lab-leads' : undefined}>
                      {figureOf(split, measure)}
                    </td>
                  ))}
                  <td>
                    {best ? (
                      <button
                        type="button"
                        class="lab-link"
                        onClick={() => desk.split([...desk.guesses.value.slice(0, 1), best.guess])}
                      >
                        {splits.some(({ guess }) => guess === best.guess)
                          ? desk.write(best.guess)
                          : `${desk.write(best.guess)} ${found}`}
                      </button>
                    ) : state === 'splitting' ? (
                      told.looking
                    ) : (
                      told.notRanked
                    )}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </WideBox>
    </section>
  );
}

function figureOf({ figures }: Pick<Split, 'figures'>, measure: Measure): string {
  const { count, figure } = words();
  const value = figures[measure];
  return measure === 'bits' ? figure(value, 3) : measure === 'expected' ? figure(value, 2) : count(value);
}

/** Is this one of two the better by the measure? */
function leads(split: Split, splits: readonly Split[], measure: Measure): boolean {
  const isMore = measure === 'bits' || measure === 'parts';
  return (
    splits.length > 1 &&
    splits.every(
      (other) =>
        other === split ||
        (isMore
          ? split.figures[measure] > other.figures[measure]
          : split.figures[measure] < other.figures[measure]),
    )
  );
}
