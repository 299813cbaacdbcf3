import type { VNode } from 'preact';

/** A covered code: the same drawing whatever the code is. */
export function CoveredCode({ places }: { readonly places: number }): VNode {
  return (
    <span class="pegs" aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        <svg class="token cover" viewBox="0 0 48 48" key={place} aria-hidden="true">
          <rect class="cover-back" x="1" y="1" width="46" height="46" rx="9" />
          <path class="cover-lines" d="M10 1v46M19 1v46M28 1v46M37 1v46" />
        </svg>
      ))}
    </span>
  );
}
