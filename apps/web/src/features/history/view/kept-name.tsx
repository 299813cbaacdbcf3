import type { VNode } from 'preact';

/** What a kept game is, when it was played, how far it is, and what sets it apart: a line each, so that rows are alike. */
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
