import './review.css';
import { isListable } from '@inkling/codes/candidates/code-space';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { computed } from '@preact/signals';
import { toClipboard } from '../../../shell/clipboard.ts';
import { type GameWithHistory, gamesWithHistory, listKeptGames } from '../../../shell/kept-games.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { KEPT_GAMES } from '../../../shell/saved/kept-key.ts';
import type { Storage } from '../../../shell/saved/storage.ts';
import { playedOn } from '../history/history-part.ts';
import { parseSaved } from '../session/format.ts';
import { CURRENT } from '../session/opening.ts';
import { viewOf } from '../session/session.ts';
import { parseSettings, SETTINGS } from '../session/settings.ts';
import { ReviewController } from './controller/review-controller.ts';
import { pressReviewKey } from './controller/review-keys.ts';
import { messages } from './messages/language.ts';
import { judge } from './session/judging.ts';
import { weigh } from './session/weighing.ts';
import { NoSheet } from './view/no-sheet.tsx';
import { ReviewPage } from './view/review-page.tsx';

/** Opens the sheet that the address names, or the one that was played last, for review. */
export async function openReview(services: PageServices): Promise<Page> {
  const { storage, path, preferences } = services;
  const last = path === '' ? await lastPlayed(services) : undefined;
  const value = last ? last.value : await storage.read(keyIn(path));
  const state = parseSaved(value);
  if (!state) return empty(last ? 'none' : 'missing', last?.other);
  const sheet = playedOn(state.sheet);
  if (sheet.cursor === 0) return empty('noTurns', last?.other);
  if (!isListable(viewOf(sheet).rules)) return empty('tooLarge', last?.other);
  const controller = new ReviewController(sheet, {
    judge,
    weigh,
    saved: services.saved,
    stamp: services.stamp,
    copy: toClipboard,
    page: () => location.href,
    toMastermind: () => {
      location.hash = '#/mastermind';
    },
    seating: state.seating,
    skin: (await services.saved.value(SETTINGS, parseSettings)).value.skin,
  });
  return {
    title: computed(() => messages().title(sheet.seed)),
    View: () => <ReviewPage controller={controller} preferences={preferences} other={last?.other} />,
    press: (event, target) => pressReviewKey(controller, event, target),
    sayState: () => controller.sayState(),
    close: () => controller.close(),
  };
}

type Empty = 'none' | 'missing' | 'noTurns' | 'tooLarge';

function empty(why: Empty, other: GameWithHistory | undefined): Page {
  return {
    title: computed(() => messages().heading),
    View: () => <NoSheet why={why} other={other} />,
    press: () => false,
    close: () => undefined,
  };
}

/** The sheet that is open in Mastermind, if it has a turn, or the last one; and the game that was played after it. */
async function lastPlayed({ storage, games }: { storage: Storage; games: PageServices['games'] }): Promise<{
  readonly value: unknown;
  readonly other: GameWithHistory | undefined;
}> {
  const open = await storage.read(CURRENT);
  const kept = await listKeptGames(storage, await gamesWithHistory(games));
  const own = kept.find(({ game }) => game?.entry.id === mastermind.id);
  const opened = parseSaved(open);
  const isPlayed = opened !== undefined && opened.sheet.nodes.length > 1;
  const [newest] = kept;
  return { value: isPlayed ? open : (own?.value ?? open), other: newest === own ? undefined : newest?.game };
}

/** The name that an address gives to a kept sheet; one that it cannot have, for an address that is no name. */
function keyIn(path: string): string {
  try {
    return `${KEPT_GAMES}${mastermind.id} ${decodeURIComponent(path)}`;
  } catch {
    return `${KEPT_GAMES}${path}`;
  }
}
