import type { TouchRule } from '@inkling/matching/placement/grid';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { Pick, Segments } from '../../../ui/fields.tsx';
import type { CentreController } from './centre-controller.ts';
import { messages } from './messages/language.ts';
import { type BoardFacts, countsBySquare, TOOLS } from './model/pairing-board.ts';
import { PairingBoard } from './pairing-board.tsx';

const RULES = ['king', 'rook'] as const satisfies readonly TouchRule[];

/** The board to fill, what the engine counts about it, and the proof with its check. */
export function CentreFigure({ controller }: { readonly controller: CentreController }): VNode {
  const labels = messages();
  const facts = controller.facts.value;
  const rule = controller.rule.value;
  const bySquare = countsBySquare(rule);
  return (
    <>
      <Tools controller={controller} />
      <p class="aside">{labels.toolHelp[controller.tool.value]}</p>
      <PairingBoard controller={controller} />
      <p class="pairing-conflicts">
        {labels.conflicts([...facts.specialsTouching, ...controller.touching.value])}
      </p>
      <div class="actions">
        <Button onPress={() => controller.next()}>
          {labels.next} <kbd class="keycap">N</kbd>
        </Button>
        <Button onPress={() => controller.clear()}>
          {labels.clear} <kbd class="keycap">C</kbd>
        </Button>
      </div>
      <h3>{labels.factsHeading}</h3>
      <p class="learn-sum">{labels.sentence(facts)}</p>
      {facts.counts && facts.specialsTouching.length === 0 && <Counts facts={facts} counts={facts.counts} />}
      <h3>{labels.proofHeading}</h3>
      <ol class="learn-proof">
        {labels.proof(rule, bySquare).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <h3>
        {labels.bySquareHeading} <small>{labels.bySquareCaption}</small>
      </h3>
      <BySquare counts={bySquare} />
    </>
  );
}

/** Selects what a press on the board does, and the rule by which the board is checked. */
function Tools({ controller }: { readonly controller: CentreController }): VNode {
  const labels = messages();
  return (
    <div class="actions">
      <Segments
        label={labels.toolLabel}
        options={TOOLS}
        value={controller.tool.value}
        name={(tool) => labels.tools[tool]}
        onPick={(tool) => controller.use(tool)}
      />
      <Pick
        label={labels.ruleLabel}
        options={RULES}
        value={controller.rule.value}
        name={(rule) => labels.rules[rule]}
        onPick={(rule) => controller.setRule(rule)}
      />
    </div>
  );
}

/** The number of boards for each number of touching pairs. */
function Counts({
  facts,
  counts,
}: {
  readonly facts: BoardFacts;
  readonly counts: NonNullable<BoardFacts['counts']>;
}): VNode {
  const labels = messages();
  return (
    <>
      <table class="learn-table">
        <caption>{labels.countsHeading}</caption>
        <tbody>
          <tr>
            <th scope="row">{labels.countsHeads[0]}</th>
            {counts.map((_, touching) => (
              <td key={touching}>{touching}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{labels.countsHeads[1]}</th>
            {counts.map((count, touching) => (
              <td key={touching}>
                <b>{count}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p class="aside">{labels.counted(facts)}</p>
    </>
  );
}

function BySquare({ counts }: { readonly counts: readonly number[] }): VNode {
  const labels = messages();
  return (
    <ol class="by-square">
      {counts.map((count, square) => (
        <li key={square} class={count > 0 ? 'by-square-some' : undefined}>
          <span class="unseen">{labels.bySquare(square, count)}</span>
          <span aria-hidden="true">{count}</span>
        </li>
      ))}
    </ol>
  );
}
