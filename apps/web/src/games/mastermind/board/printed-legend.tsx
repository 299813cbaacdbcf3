import type { Skin } from '@inkling/games/mastermind/rules/skins';
import type { VNode } from 'preact';
import { KeyMarks } from '../../../ui/key-marks.tsx';
import { Token } from '../../../ui/token.tsx';
import { messages } from '../messages/language.ts';
import { nameOf } from '../pieces/names.ts';

/** Print only: the symbols with their letters and names, and what the marks of an answer mean. */
export function PrintedLegend({ skin, symbols }: { readonly skin: Skin; readonly symbols: number }): VNode {
  return (
    <div class="print-only legend" aria-hidden="true">
      <ul class="legend-elements">
        {Array.from({ length: symbols }, (_, symbol) => (
          <li key={symbol}>
            <Token skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
            {nameOf(skin, symbol)}
          </li>
        ))}
      </ul>
      <PrintedMarks />
    </div>
  );
}

function PrintedMarks(): VNode {
  const { guide } = messages();
  return (
    <ul class="guide-marks">
      {MARKS.map(([part, feedback]) => (
        <li key={part}>
          <KeyMarks feedback={feedback} places={1} />
          <span>{guide[part]}</span>
        </li>
      ))}
    </ul>
  );
}

const MARKS = [
  ['exact', { exact: 1, near: 0 }],
  ['near', { exact: 0, near: 1 }],
  ['none', { exact: 0, near: 0 }],
] as const;

/** Print only: boxes in which to write the answer of a later turn. */
export function PrintedAnswer(): VNode {
  const { exact, near } = messages().answer;
  return (
    <span class="print-only answer-boxes" aria-hidden="true">
      <i /> {exact} <i /> {near}
    </span>
  );
}
