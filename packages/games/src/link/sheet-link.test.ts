import { feedbackClass } from '@inkling/core/feedback';
import { expect as unwrap } from '@inkling/core/result';
import { goTo, lineOf, newSheet, playMove, replay, type Sheet } from '@inkling/core/sheet';
import { describe, expect, it } from 'vitest';
import { CODE_LINKS, type CodeLink } from '../mastermind/link/code-links.ts';
import { linkOf, sheetOf } from '../mastermind/link/sheet-link.ts';
import { mastermind } from '../mastermind/rules/game.ts';
import { WORD_LINKS, type WordLink } from '../word/link/word-link.ts';
import { makePermalink as makeLink } from './permalink.ts';

type Permalink = CodeLink | WordLink;

const makePermalink = (link: Permalink) =>
  link.game === 'mastermind' ? makeLink(link, CODE_LINKS) : makeLink(link, WORD_LINKS);

describe('a link to a sheet', () => {
  const sheetFrom = (params: string, moves: readonly string[], seed = 'seed'): Sheet =>
    moves.reduce(playMove, newSheet('mastermind', params, seed));

  it('keeps the seed and the guesses of a drawn game, and replays to the same turns', () => {
    const sheet = sheetFrom('p4c6r/12/drawn', ['guess aabb', 'guess cdef']);
    const again = sheetOf(unwrap(linkOf(sheet)));
    expect(again.seed).toBe('seed');
    expect(lineOf(again)).toEqual(lineOf(sheet));
    expect(unwrap(replay(mastermind, again)).turns).toEqual(unwrap(replay(mastermind, sheet)).turns);
  });

  it('follows the cursor, and contains answers as they were corrected', () => {
    const sheet = sheetFrom('p4c6r/10/by-hand', [
      'guess aabb',
      'score 1,0',
      'guess cdef',
      'score 0,2',
      'rescore 1 2,0',
      'guess abcd',
    ]);
    expect(lineOf(sheetOf(unwrap(linkOf(sheet))))).toEqual([
      'guess aabb',
      'score 2,0',
      'guess cdef',
      'score 0,2',
      'guess abcd',
    ]);
    expect(lineOf(sheetOf(unwrap(linkOf(goTo(sheet, 2)))))).toEqual(['guess aabb', 'score 1,0']);
  });

  it('never contains a deposited code: two secrets with the same answers have the same link', () => {
    const link = (secret: string) =>
      unwrap(
        makePermalink(
          unwrap(linkOf(sheetFrom('p4c6r/12/deposited', [`deposit ${secret}`, 'guess aabb'], secret))),
        ),
      );
    expect(link('cdef')).toBe(link('ffff'));
  });

  it('ignores turns after the end of the game', () => {
    const turn = { guess: [0], feedback: feedbackClass(1, 0) };
    const link: Permalink = {
      game: 'mastermind',
      kind: 'position',
      rules: { places: 1, symbols: 2, repeats: true },
      turnsMax: 1,
      turns: [turn, turn],
    };
    expect(lineOf(sheetOf(link))).toEqual(['guess a', 'score 1,0']);
  });

  it('is rejected for another game and for a sheet that does not replay', () => {
    expect(linkOf(newSheet('null', '', ''))).toEqual({ ok: false, error: { code: 'other-game' } });
    expect(linkOf(sheetFrom('p4c6r/12/drawn', ['guess zz']))).toMatchObject({
      ok: false,
      error: { code: 'bad-sheet', move: 1 },
    });
  });
});
