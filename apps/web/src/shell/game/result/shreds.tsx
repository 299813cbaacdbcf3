import type { VNode } from 'preact';

/** Paper shreds that fall once, and lie there for who wants no motion. */
export function Shreds(): VNode {
  return (
    <span class="shreds" aria-hidden="true">
      {Array.from({ length: COUNT }, (_, at) => (
        <svg
          key={at}
          aria-hidden="true"
          class="shred"
          viewBox="0 0 16 12"
          style={{
            insetInlineStart: `${(at * 37 + 11) % 101}%`,
            insetBlockStart: `${edge(at)}%`,
            rotate: `${(at * 53) % 180}deg`,
          }}
        >
          <ellipse class={`shred-ink-${at % INKS}`} cx="8" cy="6" rx="6" ry={2.5 + (at % 3)} />
        </svg>
      ))}
    </span>
  );
}

/** Above the sheet or below it, so that none lies on what is to be read. */
function edge(at: number): number {
  return at % 2 === 0 ? -2 + ((at * 7) % 5) : 97 + ((at * 11) % 9);
}

const COUNT = 34;
const INKS = 5;
