import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import { appMessages } from '../shell/messages/language.ts';
import { MissingSheet } from '../shell/missing-sheet.tsx';
import { type Page, type PageServices, pageName } from '../shell/page.ts';
import { Button } from '../ui/button.tsx';

/** A page shown instead of one that is unavailable. It says why, and links to the games. */
export function troublePage(
  { games }: Pick<PageServices, 'games'>,
  content: () => { readonly heading: string; readonly sentence: string; readonly Remedy?: () => VNode },
): Page {
  return {
    title: signal(appMessages().app.name),
    View: () => {
      const { app, language } = appMessages();
      const { heading, sentence, Remedy } = content();
      return (
        <main class="missing-page" id="board" tabIndex={-1}>
          <MissingSheet heading={heading} sentence={sentence}>
            {Remedy && <Remedy />}
            <a class={Remedy ? 'press' : 'press press-main'} href="#/">
              {app.allGames}
            </a>
            {!Remedy &&
              games.map((game) => (
                <a key={game.id} class="press" href={`#/${game.id}`}>
                  {pageName(game, language)}
                </a>
              ))}
          </MissingSheet>
        </main>
      );
    },
  };
}

/**
 * A page shown instead of one whose scripts could not be fetched, because the device is offline or a newer
 * version replaced them.
 */
export function unloadedPage(services: Pick<PageServices, 'games'>): Page {
  const page = troublePage(services, () => {
    const { app } = appMessages();
    return { heading: app.notLoaded, sentence: app.loadAgain, Remedy: Reload };
  });
  return { ...page, isUnloaded: true };
}

function Reload(): VNode {
  return (
    <Button main onPress={() => location.reload()}>
      {appMessages().app.updateNow}
    </Button>
  );
}
