import './rows.css';
import type { ComponentChildren, VNode } from 'preact';
import { useId } from 'preact/hooks';

/** A short list with a heading and a link to the complete list. */
export function Rows(props: {
  readonly heading: string;
  readonly more?: { readonly name: string; readonly address: string };
  /** Whether two rows are shown side by side if there is room. */
  readonly inPairs?: boolean;
  readonly children: ComponentChildren;
}): VNode {
  const { heading, more, inPairs, children } = props;
  const id = useId();
  return (
    <section class={inPairs ? 'rows rows-in-pairs' : 'rows'} aria-labelledby={id}>
      <h2>
        <span id={id}>{heading}</span>
        {more && (
          <a class="quiet" href={more.address}>
            {more.name}
          </a>
        )}
      </h2>
      <ul>{children}</ul>
    </section>
  );
}

/** A row of the list: what it is, and its one main action. */
export function Row(props: {
  readonly name: string;
  readonly note: string;
  readonly picture?: ComponentChildren;
  readonly act: string;
  /** Undefined if the item can only be read, not opened. */
  readonly address: string | undefined;
  /** Called on a click instead of following the link. */
  readonly onOpen?: () => void;
  /** A further action, shown next to the row. */
  readonly beside?: ComponentChildren;
}): VNode {
  const { name, note, picture, act, address, onOpen, beside } = props;
  const text = (
    <>
      <span class="row-text">
        <b>{name}</b>
        <span>{note}</span>
      </span>
      {picture && <span class="row-picture">{picture}</span>}
    </>
  );
  return (
    <li class="row">
      {address === undefined ? (
        <div class="row-line">{text}</div>
      ) : (
        <a
          class="row-line"
          href={address}
          onClick={(event) => {
            if (!onOpen) return;
            event.preventDefault();
            onOpen();
          }}
        >
          {text}
          <span class="press">{act}</span>
        </a>
      )}
      {beside}
    </li>
  );
}
