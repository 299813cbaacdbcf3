import { WORD_STRATEGIES } from '@inkling/words/rank';
import type { VNode } from 'preact';
import { DataTable } from '../../../../ui/data-table.tsx';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';

/** Guesses worth trying, with the figures that explain why. */
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
        <DataTable
          class="ranking"
          heads={text.columns}
          rowKey={(at) => advice.suggestions[at]?.guess ?? at}
          rows={advice.suggestions.map(({ guess, possible, worst, expected, bits, parts }) => [
            <button
              key="guess"
              type="button"
              class={`word${possible ? ' word-likely' : ''}`}
              aria-label={text.use(guess)}
              onClick={() => controller.take(guess)}
            >
              {guess.toUpperCase()}
            </button>,
            text.possible(possible),
            worst,
            text.figure(expected, 1),
            text.figure(bits, 2),
            parts,
          ])}
        />
      )}
    </section>
  );
}

/** The choice of the strategy that ranks the guesses, and of the rules. */
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
