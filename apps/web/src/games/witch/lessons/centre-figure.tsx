import type { TouchRule } from '@inkling/matching/placement/grid';
import type { VNode } from 'preact';
import type { CentreController } from './centre-controller.ts';
import { messages } from './messages/language.ts';
import { countsBySquare, TOOLS } from './model/pairing-board.ts';
import { PairingBoard } from './pairing-board.tsx';

const RULES = ['king', 'rook'] as const satisfies readonly TouchRule[];

/** The board to lay, what the engine counts of it, and the argument with its check. */
export function CentreFigure({ controller }: { readonly controller: CentreController }): VNode {
  const labels = messages();
  const facts = controller.facts.value;
  const rule = controller.rule.value;
  const bySquare = countsBySquare(rule);
  return (
    <>
      <div class="actions">
        <fieldset class="segments" aria-label={labels.toolLabel}>
          {TOOLS.map((tool) => (
            <button
              key={tool}
              type="button"
              class="press"
              aria-pressed={tool === controller.tool.value}
              onClick={() => controller.use(tool)}
            >
              {labels.tools[tool]}
            </button>
          ))}
        </fieldset>
        <label class="setting">
          {labels.ruleLabel}
          <select
            value={rule}
            onChange={({ currentTarget }) =>
              controller.setRule(RULES.find((name) => name === currentTarget.value) ?? 'king')
            }
          >
            {RULES.map((name) => (
              <option key={name} value={name}>
                {labels.rules[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="aside">{labels.toolHelp[controller.tool.value]}</p>
      <PairingBoard controller={controller} />
      <p class="pairing-conflicts">
        {labels.conflicts([...facts.specialsTouching, ...controller.touching.value])}
      </p>
      <div class="actions">
        <button type="button" class="press press-main" onClick={() => controller.next()}>
          {labels.next} <kbd class="keycap">N</kbd>
        </button>
        <button type="button" class="press" onClick={() => controller.clear()}>
          {labels.clear} <kbd class="keycap">C</kbd>
        </button>
      </div>
      <h3>{labels.factsHeading}</h3>
      <p class="learn-sum">{labels.sentence(facts)}</p>
      {facts.counts && facts.specialsTouching.length === 0 && (
        <>
          <table class="learn-table">
            <caption>{labels.countsHeading}</caption>
            <tbody>
              <tr>
                <th scope="row">{labels.countsHeads[0]}</th>
                {facts.counts.map((_, touching) => (
                  <td key={touching}>{touching}</td>
                ))}
              </tr>
              <tr>
                <th scope="row">{labels.countsHeads[1]}</th>
                {facts.counts.map((count, touching) => (
                  <td key={touching}>
                    <b>{count}</b>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          <p class="aside">{labels.counted(facts)}</p>
        </>
      )}
      <h3>{labels.proofHeading}</h3>
      <ol class="learn-proof">
        {labels.proof(rule, bySquare).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>
        {labels.bySquareHeading} <small>{labels.bySquareCaption}</small>
      </h3>
      <ol class="by-square">
        {bySquare.map((count, square) => (
          <li key={square} class={count > 0 ? 'by-square-some' : undefined}>
            <span class="unseen">{labels.bySquare(square, count)}</span>
            <span aria-hidden="true">{count}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
