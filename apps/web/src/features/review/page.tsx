import './practice.css';
import './review.css';
import { computed } from '@preact/signals';
import { toClipboard } from '../../shell/clipboard.ts';
import { gamesWithHistory, isReviewable, type KeptEntry, listKeptGames } from '../../shell/kept-games.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { parseReviewAddress } from '../../shell/review-address.ts';
import type { ReviewedGame, Unreviewed } from '../../shell/review-part.ts';
import { KEPT_GAMES } from '../../shell/saved/saved.ts';
import { messages } from './messages/language.ts';
import { readElsewhere } from './model/elsewhere.ts';
import { pressReviewKey } from './session/keys.ts';
import { ReviewSession } from './session/review-session.ts';
import { FROM_ELSEWHERE } from './view/elsewhere-panel.tsx';
import { NoGame } from './view/no-game.tsx';
import { ReviewPage } from './view/review-page.tsx';

/** Opens the game that the address names, or the one that was played last, for review. */
export async function openReview(services: PageServices): Promise<Page> {
  if (services.path === FROM_ELSEWHERE) return empty('elsewhere', services);
  const found = services.path === '' ? await lastGame(services) : await namedGame(services);
  if (typeof found === 'string') return empty(found, services);
  const { gameId, game, turn } = found;
  const session = new ReviewSession(gameId, game, turn, {
    copy: toClipboard,
    goTo: (address) => {
      location.hash = address;
    },
  });
  return {
    title: computed(() => messages().title(game.name())),
    View: () => <ReviewPage session={session} preferences={services.preferences} />,
    press: (event, target) => pressReviewKey(session, event, target),
    sayState: () => session.sayState(),
    close: () => session.close(),
  };
}

interface FoundGame {
  readonly gameId: string;
  readonly game: ReviewedGame;
  readonly turn: number | undefined;
}

type NotFound = Unreviewed | 'none';

async function namedGame(services: PageServices): Promise<FoundGame | NotFound> {
  const address = parseReviewAddress(services.path);
  const part = await services.games.find(({ id }) => id === address?.game)?.review?.();
  if (!address || !part) return 'missing';
  const { game: gameId, text, turn } = address;
  const game = address.isKept
    ? await part.kept(await services.storage.read(`${KEPT_GAMES}${gameId} ${text}`), services)
    : await part.linked(text, services);
  return typeof game === 'string' ? game : { gameId, game, turn };
}

/** The newest game that can be reviewed; where none can, why the newest cannot. */
async function lastGame(services: PageServices): Promise<FoundGame | NotFound> {
  const kept = await listKeptGames(services.storage, await gamesWithHistory(services.games));
  let why: NotFound = 'none';
  for (const entry of kept.filter(isReviewable)) {
    const found = await opened(entry, services);
    if (typeof found !== 'string') return found;
    if (why === 'none') why = found;
  }
  return why;
}

async function opened({ game, value }: KeptEntry, services: PageServices): Promise<FoundGame | NotFound> {
  const part = await game?.entry.review?.();
  const reviewed = part ? await part.kept(value, services) : 'missing';
  if (typeof reviewed === 'string' || !game) return typeof reviewed === 'string' ? reviewed : 'missing';
  return { gameId: game.entry.id, game: reviewed, turn: undefined };
}

function empty(why: NotFound | 'elsewhere', { games }: PageServices): Page {
  const shown = games.filter(({ review }) => review !== undefined);
  return {
    title: computed(() => messages().title(undefined)),
    View: () => <NoGame why={why} games={shown} read={(text) => readElsewhere(text, games)} />,
    press: () => false,
    close: () => undefined,
  };
}
