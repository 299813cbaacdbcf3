import type { VNode } from 'preact';
import type { LabPage } from '../model/address.ts';

/** What a page of the Lab is about, in one drawing; a page without one is left without. Silent. */
export function PagePicture({ page }: { readonly page: LabPage }): VNode | null {
  const drawn = PICTURES[page];
  return drawn ? (
    <svg class="lab-drawing" viewBox="0 0 200 88" preserveAspectRatio="xMinYMid" aria-hidden="true">
      {drawn}
    </svg>
  ) : null;
}

const EDGE = { fill: 'none', stroke: 'currentColor', 'stroke-width': 2.5 } as const;

const PICTURES: Partial<Record<LabPage, VNode>> = {
  compare: (
    <>
      {[150, 118, 132, 96].map((width, at) => (
        <g key={width} transform={`translate(4 ${6 + 20 * at})`}>
          <rect width="14" height="14" rx="4" {...EDGE} />
          <rect x="24" width={width} height="14" rx="3" fill="currentColor" />
        </g>
      ))}
    </>
  ),
  partition: (
    <>
      {(
        [
          [4, 52],
          [60, 42],
          [106, 32],
          [142, 20],
          [166, 12],
          [182, 6],
          [192, 4],
        ] as const
      ).map(([x, width]) => (
        <rect key={x} x={x} y="24" width={width} height="40" rx="3" fill="currentColor" />
      ))}
    </>
  ),
  tree: (
    <>
      <path d="M52 44h26c14 0 10-30 24-30h8M78 44h32M78 44c14 0 10 30 24 30h8" {...EDGE} />
      <rect x="6" y="30" width="46" height="28" rx="5" fill="currentColor" />
      {[14, 44, 74].map((y) => (
        <g key={y}>
          <rect x="110" y={y - 11} width="38" height="22" rx="5" {...EDGE} />
          <path d={`M148 ${y}h30`} {...EDGE} />
          <circle cx="184" cy={y} r="6" fill="currentColor" />
        </g>
      ))}
    </>
  ),
  proofs: (
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
  own: (
    <>
      {Array.from({ length: 20 }, (_, at) => {
        const [column, row] = [at % 5, Math.floor(at / 5)];
        return (
          <circle
            key={at}
            cx={28 + 36 * column}
            cy={12 + 21 * row}
            r="7"
            {...((at * 7) % 5 < 3 ? { fill: 'currentColor' } : { ...EDGE, 'stroke-dasharray': '4 3' })}
          />
        );
      })}
    </>
  ),
};
