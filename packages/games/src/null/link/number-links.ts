import { seedRandom } from '@inkling/core/random';
import { fail, ok, type Result } from '@inkling/core/result';
import { newSheet, playMove, replay, type Sheet } from '@inkling/core/sheet';
import type { LinkSpec } from '../../contract/link.ts';
import type { DigitReader } from '../../encoding/mixed-radix.ts';
import { putText, takeText } from '../../encoding/text-digits.ts';
import { type NullTurn, nullGame } from '../rules/game.ts';
import { NULL_ANSWERS, type NullMove } from '../rules/moves.ts';

export type NullLink = NullPositionLink | NullSeededLink;

/** Guesses with their answers. The kind of maker is not stored. */
export interface NullPositionLink {
  readonly game: 'null';
  readonly kind: 'position';
  readonly most: number;
  readonly turnsMax: number;
  readonly turns: readonly NullTurn[];
  readonly node?: number | undefined;
}

/** A game whose number was drawn from a seed, so that the answers follow from the guesses. */
export interface NullSeededLink {
  readonly game: 'null';
  readonly kind: 'seeded';
  readonly most: number;
  readonly turnsMax: number;
  readonly seed: string;
  readonly guesses: readonly number[];
  readonly node?: number | undefined;
}

/** Writes and reads links of the null game: the prefix, the greatest number, and the packed rest. */
export const NULL_LINKS: LinkSpec<NullLink> = {
  game: 'null',
  prefix: 'n',
  makeRules: ({ most }) => String(most),
  reader(rules) {
    const most = /^[1-9]\d{0,2}$/.test(rules) ? Number(rules) : undefined;
    if (most === undefined) return undefined;
    return {
      position: (digits) => takePosition(digits, most),
      seeded: (digits) => takeSeeded(digits, most),
    };
  },
  fits: () => true,
  put(digits, link) {
    digits.put(link.turnsMax - 1, TURNS_MAX);
    if (link.kind === 'seeded') {
      putText(digits, link.seed);
      digits.put(link.guesses.length, TURNS_MAX + 1);
      for (const guess of link.guesses) digits.put(guess - 1, link.most);
      return;
    }
    digits.put(link.turns.length, TURNS_MAX + 1);
    for (const { guess, answer } of link.turns) {
      digits.put(guess - 1, link.most);
      digits.put(NULL_ANSWERS.indexOf(answer), NULL_ANSWERS.length);
    }
  },
  sheets: { linkOf, sheetOf },
};

const TURNS_MAX = 99;

function takePosition(digits: DigitReader, most: number): NullPositionLink {
  const turnsMax = digits.take(TURNS_MAX) + 1;
  const turns = Array.from({ length: digits.take(TURNS_MAX + 1) }, () => ({
    guess: digits.take(most) + 1,
    answer: NULL_ANSWERS[digits.take(NULL_ANSWERS.length)] as NullTurn['answer'],
  }));
  return { game: 'null', kind: 'position', most, turnsMax, turns };
}

function takeSeeded(digits: DigitReader, most: number): NullSeededLink {
  const turnsMax = digits.take(TURNS_MAX) + 1;
  const seed = takeText(digits);
  const guesses = Array.from({ length: digits.take(TURNS_MAX + 1) }, () => digits.take(most) + 1);
  return { game: 'null', kind: 'seeded', most, turnsMax, seed, guesses };
}

export function linkOf(sheet: Sheet): Result<NullLink, { readonly code: 'other-game' | 'bad-sheet' }> {
  if (sheet.game !== nullGame.id) return fail({ code: 'other-game' });
  const state = replay(nullGame, sheet);
  if (!state.ok) return fail({ code: 'bad-sheet' });
  const { params, turns } = state.value;
  const { most, turnsMax } = params;
  if (params.maker !== 'drawn') return ok({ game: 'null', kind: 'position', most, turnsMax, turns });
  const guesses = turns.map(({ guess }) => guess);
  return ok({ game: 'null', kind: 'seeded', most, turnsMax, seed: sheet.seed, guesses });
}

/** Builds the sheet of a link: a game drawn from its seed, or a game that is answered by hand. */
export function sheetOf(link: NullLink): Sheet {
  const { most, turnsMax } = link;
  const seed = link.kind === 'seeded' ? link.seed : '';
  const params = { most, turnsMax, maker: link.kind === 'seeded' ? 'drawn' : 'kept' } as const;
  let sheet = newSheet(nullGame.id, nullGame.makeParams(params), seed);
  let state = nullGame.start(params, seedRandom(seed));
  for (const move of movesOf(link)) {
    const next = nullGame.apply(state, move);
    if (!next.ok) break;
    state = next.value;
    sheet = playMove(sheet, nullGame.makeMove(move));
  }
  return sheet;
}

function movesOf(link: NullLink): readonly NullMove[] {
  if (link.kind === 'seeded') return link.guesses.map((number) => ({ kind: 'guess', number }));
  return link.turns.flatMap(({ guess, answer }): NullMove[] => [
    { kind: 'guess', number: guess },
    { kind: 'answer', answer },
  ]);
}
