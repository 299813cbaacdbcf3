import type { TouchRule } from '@inkling/solvers/placement/grid';
import type { VNode } from 'preact';
import { countsBySquare, TOOLS } from '../session/pairing-board.ts';
import type { WitchCentreDesk } from '../session/witch-centre-desk.ts';
import { words } from '../words/language.ts';
import { PairingBoard } from './pairing-board.tsx';

const RULES = ['king', 'rook'] as const satisfies readonly TouchRule[];

/** The board to lay, what the engine counts of it, and the argument with its check. */
export function WitchCentreFigure({ desk }: { readonly desk: WitchCentreDesk }): VNode {
  const told = words().witchCentre;
  const facts = desk.facts.value;
  const rule = desk.rule.value;
  const bySquare = countsBySquare(rule);
  return (
    <>
      <div class="actions">
        <fieldset class="segments" aria-label={told.toolLabel}>
          {TOOLS.map((tool) => (
            <button
              key={tool}
              type="button"
              class="press"
              aria-pressed={tool === desk.tool.value}
              onClick={() => desk.use(tool)}
            >
              {told.tools[tool]}
            </button>
          ))}
        </fieldset>
        <label class="setting">
          {told.ruleLabel}
          <select
            value={rule}
            onChange={({ currentTarget }) =>
              desk.setRule(RULES.find((name) => name === currentTarget.value) ?? 'king')
            }
          >
            {RULES.map((name) => (
              <option key={name} value={name}>
                {told.rules[name]}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p class="aside">{told.toolHelp[desk.tool.value]}</p>
      <PairingBoard desk={desk} />
      <p class="pairing-conflicts">{told.conflicts([...facts.specialsTouching, ...desk.touching.value])}</p>
      <div class="actions">
        <button type="button" class="press press-main" onClick={() => desk.next()}>
          {told.next} <kbd class="keycap">N</kbd>
        </button>
        <button type="button" class="press" onClick={() => desk.clear()}>
          {told.clear} <kbd class="keycap">C</kbd>
        </button>
      </div>
      <h3>{told.factsHeading}</h3>
      <p class="learn-sum">{told.sentence(facts)}</p>
      {facts.counts && facts.specialsTouching.length === 0 && (
        <>
          <table class="learn-table">
            <caption>{told.countsHeading}</caption>
            <tbody>
              <tr>
                <th scope="row">{told.countsHeads[0]}</th>
                {facts.counts.map((_, touching) => (
                  <td key={touching}>{touching}</td>
                ))}
              </tr>
              <tr>
                <th scope="row">{told.countsHeads[1]}</th>
                {facts.counts.map((count, touching) => (
                  <td key={touching}>
                    <b>{count}</b>
                  </td>
                ))}
              </tr>
            </tbody>
          </table>
          <p class="aside">{told.counted(facts)}</p>
        </>
      )}
      <h3>{told.proofHeading}</h3>
      <ol class="learn-proof">
        {told.proof(rule, bySquare).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>
        {told.bySquareHeading} <small>{told.bySquareCaption}</small>
      </h3>
      <ol class="by-square">
        {bySquare.map((count, square) => (
          <li key={square} class={count > 0 ? 'by-square-some' : undefined}>
            <span class="unseen">{told.bySquare(square, count)}</span>
            <span aria-hidden="true">{count}</span>
          </li>
        ))}
      </ol>
    </>
  );
}
