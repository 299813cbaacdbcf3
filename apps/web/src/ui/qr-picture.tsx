import { qrCode } from '@inkling/art/qr/qr-code';
import type { VNode } from 'preact';

/**
 * The QR code of a link, dark on light in every theme, because cameras expect that. Renders nothing if the link
 * is too long.
 */
export function QrPicture({ text, label }: { readonly text: string; readonly label: string }): VNode | null {
  const grid = qrCode(new TextEncoder().encode(text));
  if (!grid) return null;
  const { size } = grid;
  const path = Array.from({ length: size ** 2 }, (_, at) => {
    const [row, col] = [Math.floor(at / size), at % size];
    return grid.isDark(row, col) ? `M${col} ${row}h1v1h-1z` : '';
  }).join('');
  const side = size + 2 * QUIET;
  return (
    <svg class="qr" viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`} role="img" aria-label={label}>
      <path d={path} />
    </svg>
  );
}

/** Width of the light margin that the standard requires, in modules. */
const QUIET = 4;
