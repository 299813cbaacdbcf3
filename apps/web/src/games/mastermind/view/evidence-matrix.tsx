import type { TargetedFocusEvent, VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { rove } from '../../../ui/roving.ts';
import { Token } from '../../../ui/token.tsx';
import { WideBox } from '../../../ui/wide-box.tsx';
import { PieceRow } from '../board/pieces.tsx';
import { useMastermind } from '../controller/controller.ts';
import { type Cell, shareOf } from '../engine/evidence.ts';
import type { Findings } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { nameOf } from '../pieces/names.ts';

/** Places against symbols: the more ink, the likelier. Every cell, even one that is ruled out, explains itself. */
export function EvidenceMatrix(): VNode {
  const controller = useMastermind();
  const { evidence, large } = messages();
  const findings = controller.findings.value;
  const { explainer } = controller;
  const onFocusOut = ({ currentTarget, relatedTarget }: TargetedFocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget as Node | null)) explainer.pointAway();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving it takes a sentence away, and does nothing else.
    <div class="evidence" onMouseLeave={() => explainer.pointAway()} onFocusOut={onFocusOut}>
      {!findings ? (
        <p class="evidence-wait" style={{ '--rows': String(controller.session.rules.places) }}>
          {evidence.thinking}
        </p>
      ) : findings.places.length > 0 ? (
        <>
          <Matrix findings={findings} />
          <PointedCell />
        </>
      ) : (
        <p class="aside">
          <strong>{large.heading}.</strong> {large.sentence}
        </p>
      )}
    </div>
  );
}

function Matrix({ findings }: { readonly findings: Findings }): VNode {
  const controller = useMastermind();
  const table = useRef<HTMLTableElement>(null);
  const { places, symbols } = controller.session.rules;
  const columns = Array.from({ length: symbols }, (_, symbol) => symbol);
  const onKeyDown = (event: KeyboardEvent) => {
    const { place, symbol } = controller.explainer.cell.value;
    const next = rove(event.key, place * symbols + symbol, symbols, places);
    if (next === undefined) return;
    event.preventDefault();
    table.current?.querySelectorAll('button')[next]?.focus();
  };
  const grid = (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table of buttons with one tab stop is a grid.
    <table role="grid" aria-label={messages().evidence.heading} ref={table} onKeyDown={onKeyDown}>
      <thead class="unseen">
        <tr>
          <th scope="col">
            <span class="unseen">{messages().evidence.place}</span>
          </th>
          {columns.map((symbol) => (
            <th key={symbol} scope="col">
              {nameOf(controller.skin, symbol)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {findings.places.map((_, place) => (
          <tr key={place}>
            <th scope="row">{place + 1}</th>
            {columns.map((symbol) => (
              <MatrixCell key={symbol} findings={findings} cell={{ place, symbol }} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return symbols > 6 ? <WideBox class="evidence-wide">{grid}</WideBox> : grid;
}

/**
 * Why the piece of the cell that is focused or under the pointer can or cannot be at its place. A pressed cell has
 * its own panel.
 */
function PointedCell(): VNode | null {
  const { explainer, skin } = useMastermind();
  const [pointed, pressed] = [explainer.pointed.value, explainer.why.value];
  const isPointing = pointed !== undefined;
  // Listens on the document, because the pointer may rest on a cell while the focus is elsewhere, such as in a
  // text field. Escape works as soon as the sentence appears.
  useLayoutEffect(() => {
    if (!isPointing) return;
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') explainer.pointAway();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [explainer, isPointing]);
  if (!pointed || (pointed.place === pressed?.place && pointed.symbol === pressed.symbol)) return null;
  return (
    <p class="evidence-pointed">
      {explainer.whySentence(pointed)}
      {pointed.why.possible && <PieceRow skin={skin} code={pointed.why.witness} />}
    </p>
  );
}

function MatrixCell({ findings, cell }: { readonly findings: Findings; readonly cell: Cell }): VNode {
  const controller = useMastermind();
  const { evidence } = messages();
  const { place, symbol } = cell;
  const share = shareOf(findings, cell);
  const chosen =
    controller.explainer.cell.value.place === place && controller.explainer.cell.value.symbol === symbol;
  const explained =
    controller.explainer.why.value?.place === place && controller.explainer.why.value.symbol === symbol;
  const state = share === 0 ? 'cell-out' : share === 1 ? 'cell-sure' : '';
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the button inside takes the focus.
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a cell of the grid above.
    <td role="gridcell" class={controller.picked.value === symbol && share > 0 ? 'picked' : undefined}>
      <button
        type="button"
        class={`cell ${state}${explained ? ' cell-explained' : ''}`}
        aria-label={evidence.cell(place + 1, nameOf(controller.skin, symbol), share)}
        tabIndex={chosen ? 0 : -1}
        onFocus={() => {
          controller.explainer.cell.value = cell;
          void controller.explainer.pointAt(cell);
        }}
        onMouseEnter={() => void controller.explainer.pointAt(cell)}
        onClick={() => controller.dispatch({ kind: 'why', ...cell })}
      >
        <Token skin={controller.skin.id} symbol={symbol} share={share} id={`screen-${place}-${symbol}`} />
        <span class="cell-share" aria-hidden="true">
          {share === 0 ? evidence.none : evidence.percent(share)}
        </span>
      </button>
    </td>
  );
}
