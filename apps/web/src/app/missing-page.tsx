import { signal } from '@preact/signals';
import { appMessages } from '../shell/messages/language.ts';
import { type Page, type PageEntry, type PageServices, pageName } from '../shell/page.ts';

/** Where an address leads that names no page of this app: it says so, and leads to the games. */
export function missingPage(name: string): PageEntry {
  return { id: name, within: '', load: async () => async (services) => openMissing(name, services) };
}

function openMissing(name: string, { games }: PageServices): Page {
  return {
    title: signal(appMessages().app.name),
    View: () => {
      const { app, language } = appMessages();
      return (
        <main class="missing-page" id="board" tabIndex={-1}>
          <div class="missing-sheet">
            <p class="missing-sign" aria-hidden="true">
              <span>?</span>
              <span>?</span>
              <span>?</span>
            </p>
            <h2>{app.nothingHere}</h2>
            <p role="status">{app.noSuchPage(name)}</p>
            <p class="actions">
              <a class="press press-main" href="#/">
                {app.allGames}
              </a>
              {games.map((game) => (
                <a key={game.id} class="press" href={`#/${game.id}`}>
                  {pageName(game, language)}
                </a>
              ))}
            </p>
          </div>
        </main>
      );
    },
    press: () => false,
    close: () => undefined,
  };
}
