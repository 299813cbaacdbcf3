import './style/practice.css';
import './style/page.css';
import './style/verdict.css';
import './style/turns.css';
import './style/detail.css';
import { computed } from '@preact/signals';
import { toClipboard } from '../../shell/clipboard.ts';
import { otherVersionFault } from '../../shell/other-version.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import {
  afterPractice,
  dayOf,
  dueTurns,
  PRACTICE,
  parsePracticeSchedule,
  withCostlyTurns,
  withoutGame,
  withoutTurn,
} from '../../shell/practice-schedule.ts';
import { parseReviewAddress, savedReviewPath } from '../../shell/review-address.ts';
import { noteOf, type ReviewNote } from '../../shell/review-note.ts';
import type { ReviewedGame, Unreviewed } from '../../shell/review-part.ts';
import { saveReviewNote } from '../../shell/save-review-note.ts';
import { SAVED_GAMES } from '../../shell/saved/saved.ts';
import { gamesWithHistory, isReviewable, listSavedGames, type SavedEntry } from '../../shell/saved-games.ts';
import { messages } from './messages/language.ts';
import { pressReviewKey } from './session/keys.ts';
import { followVisits, practisedTurn } from './session/practice-visit.ts';
import { ReviewSession } from './session/review-session.ts';
import { FROM_ELSEWHERE } from './view/elsewhere-panel.tsx';
import { NoGame } from './view/no-game.tsx';
import { dueAddress } from './view/practice-panel.tsx';
import { ReviewPage } from './view/review-page.tsx';

/** Opens the review of the game in the address, or of the game that was played last. */
export async function openReview(services: PageServices): Promise<Page> {
  if (services.path === FROM_ELSEWHERE) return empty('elsewhere', services);
  const found = isPractice(services.path)
    ? await dueGame(services)
    : services.path === ''
      ? await lastGame(services)
      : await namedGame(services, services.path);
  if (typeof found === 'string') return empty(found, services, await linkFault(services.path));
  const { gameId, game, turn, path } = found;
  const schedule = await services.saved.value(PRACTICE, parsePracticeSchedule);
  const today = dayOf(services.stamp());
  const isDue = isPractice(services.path);
  const practised = practisedTurn();
  const session = new ReviewSession(
    gameId,
    game,
    { turn: practised ?? turn, path, opensPractice: isDue || practised !== undefined },
    {
      noteJudged: (judged, costly) => {
        if (isDue && path !== undefined && turn !== undefined && !costly.includes(turn)) {
          schedule.value = withoutTurn(schedule.value, path, turn);
          location.hash = dueAddress();
        }
        if (path === undefined || game.outcome === 'unfinished') return;
        schedule.value = withCostlyTurns(schedule.value, path, costly, today);
        void keepNote(path, noteOf(judged), services);
      },
      notePractised: (practised, how) => {
        if (path !== undefined) schedule.value = afterPractice(schedule.value, path, practised, how, today);
      },
      copy: toClipboard,
      goTo: (address) => {
        location.hash = address;
      },
    },
  );
  const unfollow = followVisits(session, isDue);
  return {
    title: computed(() => messages().title(game.name())),
    View: () => (
      <ReviewPage
        session={session}
        preferences={services.preferences}
        due={dueTurns(schedule.value, today).length}
      />
    ),
    press: (event, target) => pressReviewKey(session, event, target),
    sayState: () => session.sayState(),
    close: () => {
      unfollow();
      session.close();
    },
  };
}

/** Returns a message about a link written by another version of the app; undefined for any other address. */
async function linkFault(path: string): Promise<string | undefined> {
  const address = parseReviewAddress(path);
  return address && !address.isSaved ? otherVersionFault(address.text) : undefined;
}

/** Saves a summary of the review with the saved game, for the statistics of all games. */
async function keepNote(path: string, note: ReviewNote, { saved }: PageServices): Promise<void> {
  const address = parseReviewAddress(path);
  if (!address) return;
  await saveReviewNote(saved, `${SAVED_GAMES}${address.game} ${address.text}`, note);
}

/**
 * Whether a path after `#/review/` asks for the next turn due for practice. A number after it only
 * distinguishes one visit from the next.
 */
function isPractice(path: string): boolean {
  return /^practice(\/\d+)?$/.test(path);
}

/**
 * Returns the game with the turn that has been due longest. Turns of games that no longer exist are dropped
 * from the schedule.
 */
async function dueGame(services: PageServices): Promise<FoundGame | NotFound> {
  const schedule = await services.saved.value(PRACTICE, parsePracticeSchedule);
  for (;;) {
    const [next] = dueTurns(schedule.value, dayOf(services.stamp()));
    if (!next) return 'nothingDue';
    const found = await namedGame(services, next.game);
    if (typeof found !== 'string') return { ...found, turn: next.turn };
    schedule.value = withoutGame(schedule.value, next.game);
  }
}

interface FoundGame {
  /** The path after `#/review/`. Undefined if the game is not saved on this device. */
  readonly path: string | undefined;
  readonly gameId: string;
  readonly game: ReviewedGame;
  readonly turn: number | undefined;
}

type NotFound = Unreviewed | 'none' | 'nothingDue';

async function namedGame(services: PageServices, path: string): Promise<FoundGame | NotFound> {
  const address = parseReviewAddress(path);
  const part = await services.games.find(({ id }) => id === address?.game)?.review?.();
  if (!address || !part) return 'missing';
  const { game: gameId, text, turn } = address;
  const game = address.isSaved
    ? await part.saved(await services.storage.read(`${SAVED_GAMES}${gameId} ${text}`), services)
    : await part.linked(text, services);
  if (typeof game === 'string') return game;
  const own = address.isSaved ? path.split('/').slice(0, 2).join('/') : undefined;
  return { path: own, gameId, game, turn };
}

/** Returns the newest game that can be reviewed, or if there is none, why the newest cannot. */
async function lastGame(services: PageServices): Promise<FoundGame | NotFound> {
  const entries = await listSavedGames(services.storage, await gamesWithHistory(services.games));
  let why: NotFound = 'none';
  for (const entry of entries.filter(isReviewable)) {
    const found = await opened(entry, services);
    if (typeof found !== 'string') return found;
    if (why === 'none') why = found;
  }
  return why;
}

async function opened(
  { game, value, sheet }: SavedEntry,
  services: PageServices,
): Promise<FoundGame | NotFound> {
  const part = await game?.entry.review?.();
  const reviewed = part ? await part.saved(value, services) : 'missing';
  if (typeof reviewed === 'string' || !game) return typeof reviewed === 'string' ? reviewed : 'missing';
  const path = sheet && savedReviewPath(sheet);
  return { path, gameId: game.entry.id, game: reviewed, turn: undefined };
}

function empty(why: NotFound | 'elsewhere', { games }: PageServices, fault?: string): Page {
  const shown = games.filter(({ review }) => review !== undefined);
  return {
    title: computed(() => messages().title(undefined)),
    View: () => <NoGame why={why} fault={fault} games={shown} />,
  };
}
