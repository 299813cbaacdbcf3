import type { VNode } from 'preact';
import { Icon } from '../../ui/icon.tsx';
import { appMessages } from '../messages/language.ts';
import { type PageEntry, pageName } from '../page.ts';
import { messages } from './messages/language.ts';

/** The nameplate, which links to the home page, the navigation and, in the corner, the user's history and settings. */
export function Masthead(props: {
  readonly entries: readonly PageEntry[];
  readonly current: PageEntry;
  readonly onSettings: () => void;
}): VNode {
  const { entries, current, onSettings } = props;
  const { home, motto, main, you, settings } = messages();
  return (
    <header class="masthead">
      <h1 class="nameplate">
        {/* On a phone an arrow replaces the name while a game is played. */}
        <a href="#/">
          <span class="unseen">{home}</span>
          <Icon name="back" />
          <span class="wordmark" aria-hidden="true">
            Inkl<span class="dotless">ı</span>ng
          </span>
        </a>
        {current.layout === 'play' && (
          <span class="page-title">{pageName(current, appMessages().language)}</span>
        )}
      </h1>
      <p class="motto">{motto}</p>
      <nav class="entries" aria-label={main}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} current={current} />
        ))}
      </nav>
      <div class="corner">
        <a href="#/history" aria-current={current.id === 'history' ? 'page' : undefined}>
          <Icon name="person" />
          {you}
        </a>
        <button type="button" aria-label={settings} onClick={onSettings}>
          <Icon name="settings" />
        </button>
      </div>
    </header>
  );
}

/** The same entries at the bottom edge of a phone, within reach of the thumb. Hidden while a game is played. */
export function TabBar(props: {
  readonly entries: readonly PageEntry[];
  readonly current: PageEntry;
}): VNode | null {
  const { entries, current } = props;
  if (current.layout === 'play') return null;
  return (
    <nav class="tab-bar" aria-label={messages().main}>
      {entries.map((entry) => (
        <Entry key={entry.id} entry={entry} current={current} />
      ))}
    </nav>
  );
}

function Entry({ entry, current }: { readonly entry: PageEntry; readonly current: PageEntry }): VNode {
  return (
    <a href={`#/${entry.id}`} aria-current={current.within === entry.id ? 'page' : undefined}>
      {entry.icon && <Icon name={entry.icon} />}
      {pageName(entry, appMessages().language)}
    </a>
  );
}
