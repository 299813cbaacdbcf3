import { WORD_STRATEGIES } from '@inkling/words/rank';
import type { VNode } from 'preact';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';

/** Guesses worth trying, with the numbers that say why. */
export function AdviceTable(): VNode {
  const controller = useSolver();
  const { advice: said } = solverMessages();
  const advice = controller.adviser.advice.value;
  return (
    <section class="advice" aria-labelledby="advice-heading">
      <h2 id="advice-heading">
        {said.heading}{' '}
        {advice && advice.left > 0 && <small>{said.pool(advice.left, advice.pool === 'likely')}</small>}
      </h2>
      <AdviceSettings />
      {!advice && <p class="aside">{said.thinking}</p>}
      {advice?.suggestions.length === 0 && <p class="aside">{said.nothing}</p>}
      {advice && advice.suggestions.length > 0 && (
        <table class="ranking">
          <thead>
            <tr>
              {said.columns.map((name) => (
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
                    aria-label={said.use(guess)}
                    onClick={() => controller.take(guess)}
                  >
                    {guess.toUpperCase()}
                  </button>
                </th>
                <td>{said.possible(possible)}</td>
                <td>{worst}</td>
                <td>{said.figure(expected, 1)}</td>
                <td>{said.figure(bits, 2)}</td>
                <td>{parts}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </section>
  );
}

/** By whose judgement, and under which rules. */
function AdviceSettings(): VNode {
  const controller = useSolver();
  const { advice: said } = solverMessages();
  return (
    <div class="settings">
      <label class="setting">
        {said.strategy}
        <select
          onChange={(event) => {
            const name = event.currentTarget.value;
            controller.adviser.strategy.value = WORD_STRATEGIES.find((own) => own === name) ?? 'entropy';
          }}
        >
          {WORD_STRATEGIES.map((name) => (
            <option key={name} value={name} selected={name === controller.adviser.strategy.value}>
              {said.strategies[name]}
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
        {said.hard}
      </label>
    </div>
  );
}
