import './first-game.css';
import { computed, signal } from '@preact/signals';
import { settled } from '../../shell/language/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { messages } from './messages/language.ts';
import { FirstGame } from './view/first-game.tsx';

/** Opens the led game of the game that the address names. */
export async function openFirstGame({ games, path }: PageServices): Promise<Page> {
  const entry = games.find(({ id }) => id === path);
  const part = await entry?.firstGame?.();
  await settled();
  const step = signal(0);
  const refused = signal<number | undefined>(undefined);
  const answer = (chosen: number) => {
    refused.value = chosen === 0 ? undefined : chosen;
    if (chosen === 0) step.value++;
  };
  return {
    title: computed(() => messages().title(part?.text().title ?? messages().home)),
    View: () =>
      entry && part ? (
        <FirstGame entry={entry} part={part} step={step.value} refused={refused.value} onAnswer={answer} />
      ) : (
        <main class="first-game" id="board" tabIndex={-1}>
          <p role="status">{messages().none}</p>
          <a class="press press-main" href="#/">
            {messages().home}
          </a>
        </main>
      ),
    press: () => false,
    close: () => undefined,
  };
}
