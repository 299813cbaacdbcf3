import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import type { LabPage } from '../model/address.ts';

/**
 * A drawing of what a page of the Lab is about. Renders nothing for a page without a drawing. Hidden from
 * screen readers.
 */
export function PagePicture({ page }: { readonly page: LabPage }): VNode | null {
  const Drawing = PICTURES[page];
  return Drawing ? (
    <svg class="lab-drawing" viewBox="0 0 200 88" preserveAspectRatio="xMinYMid" aria-hidden="true">
      <Drawing />
    </svg>
  ) : null;
}

const EDGE = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2.5 } as const;

/** The partition by 1122: how many codes each of the 13 answers leaves, the largest first. */
const SPLITS = [256, 256, 256, 208, 114, 96, 36, 32, 20, 16, 4, 1, 1];
const CODES = 1296;

/** The first rows of a table of properties: filled if an item has the property. */
const TABLE = ['●●○●○●', '●○●●○●', '○●●○●○', '○○●●○○'];

const PICTURES: Partial<Record<LabPage, () => VNode>> = {
  compare: () => (
    <>
      {(
        [
          [4.34, 146],
          [4.37, 147],
          [4.42, 149],
          [4.48, 151],
        ] as const
      ).map(([mean, width], at) => (
        <g key={mean} transform={`translate(4 ${6 + 20 * at})`}>
          <rect width={width} height="14" rx="3" fill="currentColor" />
          <text class="lab-figure" x="160" y="12.5">
            {messages().figure(mean, 2)}
          </text>
        </g>
      ))}
    </>
  ),
  partition: Split,
  tree: () => (
    <>
      <path d="M58 44h20c14 0 10-30 24-30h8M78 44h32M78 44c14 0 10 30 24 30h8" {...EDGE} />
      <rect x="4" y="29" width="56" height="30" rx="5" fill="currentColor" />
      <text class="lab-figure lab-figure-light" x="32" y="49">
        {messages().number(CODES)}
      </text>
      {[
        [14, 276],
        [44, 230],
        [74, 222],
      ].map(([y = 0, codes]) => (
        <g key={y}>
          <rect x="110" y={y - 11} width="42" height="22" rx="5" {...EDGE} />
          <text class="lab-figure lab-figure-middle" x="131" y={y + 5}>
            {codes}
          </text>
          <path d={`M152 ${y}h10l16 -6M162 ${y}l16 6`} {...EDGE} />
          <circle cx="182" cy={y - 7} r="4.5" fill="currentColor" />
          <circle cx="182" cy={y + 7} r="4.5" fill="currentColor" />
        </g>
      ))}
    </>
  ),
  proofs: () => (
    <>
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(${4 + 22 * at} ${4 + 28 * at})`}>
          <rect width={120 - 12 * at} height="22" rx="5" {...EDGE} />
          <path d="M10 11l5 5l9 -10" {...EDGE} />
          <path d={`M34 11h${70 - 12 * at}`} {...EDGE} />
        </g>
      ))}
    </>
  ),
  own: () => (
    <>
      {TABLE.map((row, y) => (
        <g key={row} transform={`translate(0 ${12 + 21 * y})`}>
          <path d="M6 0h24" stroke="currentColor" stroke-width="5" stroke-linecap="round" />
          {Array.from(row, (cell, x) => (
            <circle
              key={x}
              cx={54 + 27 * x}
              r="7"
              {...(cell === '●' ? { fill: 'currentColor' } : { ...EDGE, 'stroke-dasharray': '4 3' })}
            />
          ))}
        </g>
      ))}
    </>
  ),
};

/** All codes as one strip, divided by answer. */
function Split(): VNode {
  const gap = 2;
  const scale = (192 - gap * SPLITS.length) / CODES;
  let x = 4;
  return (
    <>
      {SPLITS.map((codes, at) => {
        const [from, width] = [x, Math.max(1, codes * scale)];
        x += width + gap;
        return (
          <g key={at} transform={`translate(${from} 22)`}>
            <rect width={width} height="44" rx={Math.min(4, width / 2)} fill="currentColor" />
            {codes > 200 && (
              <text class="lab-figure lab-figure-light lab-figure-small" x={width / 2} y="27">
                {codes}
              </text>
            )}
          </g>
        );
      })}
    </>
  );
}
