import { WORD_STRATEGIES } from '@inkling/words/rank';
import type { VNode } from 'preact';
import { WideBox } from '../../../../ui/wide-box.tsx';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';

/** Guesses worth trying, with the numbers that say why. */
export function AdviceTable(): VNode {
  const controller = useSolver();
  const { advice: text } = solverMessages();
  const advice = controller.adviser.advice.value;
  return (
    <section class="advice" aria-labelledby="advice-heading">
      <h2 id="advice-heading">
        {text.heading}{' '}
        {advice && advice.left > 0 && <small>{text.pool(advice.left, advice.pool === 'likely')}</small>}
      </h2>
      <AdviceSettings />
      {!advice && <p class="aside">{text.thinking}</p>}
      {advice?.suggestions.length === 0 && <p class="aside">{text.nothing}</p>}
      {advice && advice.suggestions.length > 0 && (
        <WideBox>
          <table class="ranking">
            <thead>
              <tr>
                {text.columns.map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {advice.suggestions.map(({ guess, possible, worst, expected, bits, parts }) => (
                <tr key={guess}>
                  <th scope="row">
                    <button
                      type="button"
                      class={`word${possible ? ' word-likely' : ''}`}
                      aria-label={text.use(guess)}
                      onClick={() => controller.take(guess)}
                    >
                      {guess.toUpperCase()}
                    </button>
                  </th>
                  <td>{text.possible(possible)}</td>
                  <td>{worst}</td>
                  <td>{text.figure(expected, 1)}</td>
                  <td>{text.figure(bits, 2)}</td>
                  <td>{parts}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </WideBox>
      )}
    </section>
  );
}

/** By whose judgement, and under which rules. */
function AdviceSettings(): VNode {
  const controller = useSolver();
  const { advice: text } = solverMessages();
  return (
    <div class="settings">
      <label class="setting">
        {text.strategy}
        <select
          onChange={(event) => {
            const name = event.currentTarget.value;
            controller.adviser.strategy.value = WORD_STRATEGIES.find((own) => own === name) ?? 'entropy';
          }}
        >
          {WORD_STRATEGIES.map((name) => (
            <option key={name} value={name} selected={name === controller.adviser.strategy.value}>
              {text.strategies[name]}
            </option>
          ))}
        </select>
      </label>
      <label class="switch">
        <input
          type="checkbox"
          checked={controller.adviser.hard.value}
          onChange={(event) => {
            controller.adviser.hard.value = event.currentTarget.checked;
          }}
        />
        {text.hard}
      </label>
    </div>
  );
}
