import type { ComponentType } from 'preact';
import { FirstGameSheet } from '../../../shell/first-game/first-game-sheet.tsx';
import { messages } from '../../../shell/first-game/messages.ts';
import type { GameEntry } from '../../../shell/page.ts';

/** Opens the guided game of the first game that has one, for a user's first visit. */
export async function openWelcome(
  games: readonly GameEntry[],
  onLeave: () => void,
): Promise<ComponentType | undefined> {
  const entry = games.find(({ firstGame }) => firstGame);
  if (!entry?.firstGame) return undefined;
  const part = await entry.firstGame();
  const leave = () => {
    onLeave();
    document.getElementById('board')?.focus({ preventScroll: true });
  };
  const Leave = ({ says }: { readonly says: string }) => (
    <button type="button" class="quiet" onClick={leave}>
      {says}
    </button>
  );
  return () => (
    <FirstGameSheet
      part={part}
      skip={<Leave says={messages().leave} />}
      further={
        <>
          <a class="press press-main" href={`#/${entry.id}/new`} onClick={onLeave}>
            {messages().play}
          </a>
          <Leave says={messages().home} />
        </>
      }
    />
  );
}
