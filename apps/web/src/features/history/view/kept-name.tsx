import type { VNode } from 'preact';

/**
 * The description of a saved game: its kind and date, its progress, and its details, one line each, so that all
 * rows look alike.
 */
export function KeptName(props: {
  readonly kind: string;
  readonly date: string;
  readonly progress: string;
  readonly detail: string | undefined;
}): VNode {
  const { kind, date, progress, detail } = props;
  return (
    <p class="kept-name">
      <span>
        <b>{kind}</b> <time>{date}</time>
      </span>
      <strong>{progress}</strong>
      {detail !== undefined && <small>{detail}</small>}
    </p>
  );
}
