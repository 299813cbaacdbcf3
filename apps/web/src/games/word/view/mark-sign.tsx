import { EXACT, type Mark, NEAR } from '@inkling/core/marks';
import type { VNode } from 'preact';

/**
 * The sign of a mark. Exact: a solid disc. Near: a ring. Absent: a short dash. Drawn as SVG, so that it stays visible
 * with forced colours; hidden from screen readers.
 */
export function MarkSign({ mark }: { readonly mark: Mark }): VNode {
  return (
    <svg class="mark-sign" viewBox="0 0 18 18" width="18" height="18" aria-hidden="true">
      {mark === EXACT ? (
        <circle class="key-exact" cx="9" cy="9" r="7" />
      ) : mark === NEAR ? (
        <circle class="key-near" cx="9" cy="9" r="6" />
      ) : (
        <path class="key-none" d="M5 9h8" />
      )}
    </svg>
  );
}
