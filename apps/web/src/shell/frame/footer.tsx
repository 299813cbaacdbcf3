import type { VNode } from 'preact';
import { messages } from './messages/language.ts';

/** The foot of every page: what the app promises, and what is seldom wanted. */
export function Footer(props: {
  /** The whole app lies on the device. */
  readonly isOffline: boolean;
  readonly onSettings: () => void;
}): VNode {
  const { isOffline, onSettings } = props;
  const { offline, promise, more, settings, lab } = messages();
  return (
    <nav class="app-footer" aria-label={more}>
      <p>
        {isOffline && <span>{offline} </span>}
        {promise}
      </p>
      <div>
        <button type="button" class="link" onClick={onSettings}>
          {settings}
        </button>
        <a class="link" href="#/lab">
          {lab}
        </a>
      </div>
    </nav>
  );
}
