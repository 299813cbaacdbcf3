import { computed } from '@preact/signals';
import { FirstGameSheet } from '../../shell/first-game/first-game-sheet.tsx';
import { messages } from '../../shell/first-game/messages.ts';
import { settled } from '../../shell/language/language.ts';
import { appMessages } from '../../shell/messages/language.ts';
import { MissingSheet } from '../../shell/missing-sheet.tsx';
import type { Page, PageServices } from '../../shell/page.ts';

/** Opens the guided first game of the game in the address. */
export async function openFirstGame({ games, path }: PageServices): Promise<Page> {
  const entry = games.find(({ id }) => id === path);
  const part = await entry?.firstGame?.();
  await settled();
  return {
    title: computed(() => messages().title(part?.text().title ?? messages().home)),
    View: () =>
      entry && part ? (
        <main class="first-game" id="board" tabIndex={-1}>
          <FirstGameSheet
            part={part}
            skip={
              <a class="quiet" href={`#/${entry.id}/new`}>
                {messages().skip}
              </a>
            }
            further={
              <>
                <a class="press press-main" href={`#/${entry.id}/new`}>
                  {messages().play}
                </a>
                <a class="press" href="#/">
                  {messages().home}
                </a>
              </>
            }
          />
        </main>
      ) : (
        <main class="missing-page" id="board" tabIndex={-1}>
          <MissingSheet heading={appMessages().app.nothingHere} sentence={messages().none}>
            <a class="press press-main" href="#/">
              {messages().home}
            </a>
          </MissingSheet>
        </main>
      ),
  };
}
