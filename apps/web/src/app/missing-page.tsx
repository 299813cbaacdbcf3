import { signal } from '@preact/signals';
import { appMessages } from '../shell/messages/language.ts';
import type { Page, PageEntry, PageServices } from '../shell/page.ts';

/** Where an address leads that names no page of this app: it says so, and leads to the games. */
export function missingPage(name: string): PageEntry {
  return { id: name, tab: { inside: '' }, load: async () => async (services) => openMissing(name, services) };
}

function openMissing(name: string, { games }: PageServices): Page {
  return {
    title: signal(appMessages().app.name),
    View: () => {
      const { app, language } = appMessages();
      return (
        <main class="missing-page" id="board" tabIndex={-1}>
          <p role="status">{app.noSuchPage(name)}</p>
          <p class="actions">
            {games.flatMap(({ id, tab }) =>
              'name' in tab ? (
                <a key={id} class="press" href={`#/${id}`}>
                  {tab.name[language]}
                </a>
              ) : (
                []
              ),
            )}
          </p>
        </main>
      );
    },
    press: () => false,
    close: () => undefined,
  };
}
