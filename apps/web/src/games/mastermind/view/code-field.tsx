import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';

/**
 * Every code of the space as a dot on the sheet, in lexicographic order: a full dot while it still fits, a tiny one
 * when it does not. One path however many codes there are.
 */
export function CodeField({ field, label }: { readonly field: Uint8Array; readonly label: string }): VNode {
  const columns = columnsFor(field.length);
  const rows = Math.ceil(field.length / columns);
  const dots = useMemo(() => dotsOf(field, columns), [field, columns]);
  return (
    <svg class="field" viewBox={`0 0 ${columns} ${rows}`} role="img" aria-label={label}>
      <defs>
        <pattern id="pinpricks" width="1" height="1" patternUnits="userSpaceOnUse">
          <circle class="field-pinprick" cx=".5" cy=".5" r=".13" />
        </pattern>
      </defs>
      <rect width={columns} height={rows} fill="url(#pinpricks)" />
      <path class="field-dots" d={dots} />
    </svg>
  );
}

/** About four times as wide as high, and a whole number of times the number of codes that share a first half. */
function columnsFor(size: number): number {
  return Math.min(size > 2000 ? 144 : 72, size);
}

function dotsOf(field: Uint8Array, columns: number): string {
  let dots = '';
  for (let code = 0; code < field.length; code++)
    if (field[code] === 1) dots += `M${(code % columns) + 0.5} ${Math.floor(code / columns) + 0.5}h0`;
  return dots;
}
