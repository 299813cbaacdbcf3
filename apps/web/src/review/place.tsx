import './review.css';
import { isListable } from '@inkling/solvers/candidates/code-space';
import { computed } from '@preact/signals';
import { playedOn } from '../history/kept-sheet.ts';
import { parseKept } from '../session/keeping.ts';
import { viewOf } from '../session/mastermind-session.ts';
import { CURRENT, SHEETS } from '../session/resume.ts';
import { toClipboard } from '../shell/clipboard.ts';
import type { Place, Shell } from '../shell/place.ts';
import { judge } from './judging.ts';
import { ReviewDesk } from './review-desk.ts';
import { pressReviewKey } from './review-keys.ts';
import { NoSheet } from './view/no-sheet.tsx';
import { ReviewPage } from './view/review-page.tsx';
import { weigh } from './weighing.ts';
import { words } from './words/language.ts';

/** Opens the sheet that the address names, or the one on the desk of Mastermind, for review. */
export async function openReview(shell: Shell): Promise<Place> {
  const key = keyIn(shell.path);
  const value = key === undefined ? undefined : await shell.storage.read(key);
  const kept = parseKept(value);
  if (!kept.ok) return empty(key === CURRENT ? 'none' : 'missing');
  const sheet = playedOn(kept.value.sheet);
  if (sheet.cursor === 0) return empty('noTurns');
  if (!isListable(viewOf(sheet).rules)) return empty('tooLarge');
  const desk = new ReviewDesk(sheet, {
    judge,
    weigh,
    storage: shell.storage,
    stamp: shell.stamp,
    copy: toClipboard,
    page: () => location.href,
    toMastermind: () => {
      location.hash = '#/mastermind';
    },
    seating: kept.value.seating,
    skin: shell.preferences.value.skin,
  });
  return {
    title: computed(() => words().title(sheet.seed)),
    View: () => <ReviewPage desk={desk} preferences={shell.preferences} />,
    press: (event, target) => pressReviewKey(desk, event, target, document),
    retell: () => desk.retell(),
    close: () => desk.close(),
  };
}

function empty(why: 'none' | 'missing' | 'noTurns' | 'tooLarge'): Place {
  return {
    title: computed(() => words().heading),
    View: () => <NoSheet why={why} />,
    press: () => false,
    close: () => undefined,
  };
}

/** The name in the drawer; `undefined` for an address that is no name. */
function keyIn(path: string): string | undefined {
  if (path === '') return CURRENT;
  try {
    return SHEETS + decodeURIComponent(path);
  } catch {
    return undefined;
  }
}
