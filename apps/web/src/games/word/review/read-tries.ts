import { makeRound, parseRounds } from '@inkling/games/word/rules/rounds';
import { appMessages } from '../../../shell/messages/language.ts';
import type { ReadGame } from '../../../shell/review-part.ts';
import { alphabetOfList } from '../model/lists.ts';
import { LANGUAGE_LISTS, LIST_OF_LANGUAGE } from '../model/names.ts';
import { makeGrid, parseShareGrid } from '../model/share-grid.ts';

/** Parses tries with marks as people write them, or a shared result. Returns undefined for any other string. */
export function readTries(text: string): ReadGame | undefined {
  const own = LIST_OF_LANGUAGE[appMessages().language];
  const grid = parseShareGrid(text);
  if (grid?.ok) return { marksOnly: `#/wordsolver/${encodeURIComponent(`${own} ${makeGrid(grid.value)}`)}` };
  const lines = text.split(/[\r\n]+/).filter((line) => !NOT_A_TRY.test(line.slice(0, HEADER_MAX)));
  // Many words could be from any of the languages, so the user's own comes first.
  for (const list of new Set([own, ...LANGUAGE_LISTS])) {
    const alphabet = alphabetOfList(list);
    const rounds = parseRounds(alphabet, lines.join('\n'));
    if (!rounds.ok || rounds.value.length === 0 || rounds.value.length > TRIES_MAX) continue;
    if (rounds.value.slice(0, -1).some(({ marks }) => marks.every((mark) => mark === 2)))
      return { playsOn: true };
    return { link: [list, ...rounds.value.map((round) => makeRound(alphabet, round))].join(' ') };
  }
  return undefined;
}

/** The review link for the tries of a room, from rules like `w5t6h@english` and lines like `crane:gwyww`. */
export function playedTries(rules: string, lines: readonly string[]): string | undefined {
  const [, hard, list] = /^w\d{1,2}t\d{1,2}(h?)@(\w+)$/.exec(rules) ?? [];
  const known = LANGUAGE_LISTS.find((each) => each === list);
  const rounds = known && parseRounds(alphabetOfList(known), lines.join('\n'));
  if (!known || !rounds?.ok || rounds.value.length === 0) return undefined;
  const tries = rounds.value.map((round) => makeRound(alphabetOfList(known), round));
  return [known, ...(hard ? ['hard'] : []), ...tries].join(' ');
}

const TRIES_MAX = 20;
/** No header is longer than this, so a longer line need not be read to its end. */
const HEADER_MAX = 200;
/** Matches the header of a shared result or of a table, and addresses. */
const NOT_A_TRY =
  /^\D*?[\d.,\u00a0\u202f ]*\s[1-9x]\/\d{1,2}\*?\s*$|^(guess|word)\b.*\bmarks?\b|^https?:\/\//i;
