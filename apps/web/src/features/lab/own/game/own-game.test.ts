import { expect as unwrap } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { GALLERY, type GalleryGame } from '../gallery/tables.ts';
import { english } from '../messages/english.ts';
import { german } from '../messages/german.ts';
import { spanish } from '../messages/spanish.ts';
import { editableText, placeInText } from './csv-text.ts';
import { OwnGame } from './own-game.ts';

const TABLE =
  ',Ada,Bo,Cy,Di\nhat?,yes,no,no,no\ntie?,no,yes,no,no\ncap?,ja,nein,nein,nein\nreal?,yes,yes,yes,yes\n';

function read(text: string, isTurned = false): OwnGame {
  return unwrap(OwnGame.read({ text, name: 'test', isTurned }));
}

describe('a user-supplied game', () => {
  it('is audited for indistinguishable secrets, equivalent guesses and useless guesses', () => {
    const opened = read(TABLE).opened();
    expect(opened).toMatchObject({ alike: [[2, 3]], same: [[0, 2]], useless: [3], solved: undefined });
    expect(JSON.parse(opened.searched)).toMatchObject({ secrets: ['Ada', 'Bo', 'Cy'] });
    expect(opened.first[0]).toMatchObject({
      guess: 0,
      worst: 3,
      split: [
        [1, 3],
        [0, 1],
      ],
    });
  });

  it('does not treat guesses that find different secrets as equivalent', () => {
    const same = (table: readonly string[][], solved = 'y') => {
      const secrets = table.map((_, at) => 'abc'[at]);
      return read(JSON.stringify({ secrets, answers: table, solved })).opened().same;
    };
    const three = [
      ['y', 'p', 'q'],
      ['p', 'y', 'q'],
      ['p', 'q', 'y'],
    ];
    const two = [
      ['y', 'n'],
      ['n', 'y'],
    ];
    expect([same(three), same(two)]).toEqual([[], []]);
    expect([same(three, 'identified'), same(two, 'identified')], 'no guess has to find one').toEqual([
      [[0, 1, 2]],
      [[0, 1]],
    ]);
  });

  it('can be read with rows and columns exchanged', () => {
    const opened = read(TABLE, true).opened();
    expect([opened.secrets, opened.guesses]).toEqual([
      ['hat?', 'tie?', 'cap?', 'real?'],
      ['Ada', 'Bo', 'Cy', 'Di'],
    ]);
    expect(read(opened.json).opened().json).toBe(opened.json);
  });

  it('is played to its end, and reports contradictory answers and their repairs', () => {
    const game = read(TABLE);
    expect(game.position([[0, game.answer(0, 1)]])).toMatchObject({ left: 3, over: undefined });
    expect(game.position([[0, game.answer(0, 0)]])).toMatchObject({
      left: 1,
      over: 'identified',
      secrets: [0],
    });
    const none = [game.answer(0, 2), game.answer(1, 2)] as const;
    expect(
      game.position([
        [0, none[0]],
        [1, none[1]],
      ]),
    ).toMatchObject({ left: 2, over: 'alike', secrets: [2, 3] });
    const both = game.position([
      [0, game.answer(0, 0)],
      [1, game.answer(1, 1)],
    ]);
    expect(both).toMatchObject({ left: 0, conflicts: [[0, 1]] });
    expect(both.repairs).toEqual([
      { turn: 1, answer: none[1], left: 1 },
      { turn: 0, answer: none[0], left: 1 },
    ]);
  });

  it('suggests the only remaining secret if a guess has to find it', () => {
    const game = read('solved=here,a,b\na,here,no\nb,no,here\n');
    const [no] = [game.answer(0, 1)];
    expect(game.suggest([[0, no]], 1)).toMatchObject([{ guess: 1, split: [[expect.any(Number), 1]] }]);
    expect(game.position([[0, no]]).over).toBeUndefined();
    expect(
      game.position([
        [0, no],
        [1, game.answer(1, 1)],
      ]).over,
    ).toBe('found');
  });

  it.each(['', 'x', '[]', '{}', '{"secrets":["a"],"answers":[[{}]]}', ',a\n"b', '\uFEFF'])(
    'is rejected when invalid: %j',
    (text) => {
      expect(OwnGame.read({ text, name: 'x', isTurned: false }).ok).toBe(false);
    },
  );

  it('can be edited as a table in which rows and cells can be located', () => {
    const game = read('solved=found;"a;1";b\r\n"a;1";found;no\r\nb;no;found\r\n');
    const text = editableText(game.opened().json);
    expect(read(text).opened().json).toBe(game.opened().json);
    expect(TABLE.slice(...placeInText(TABLE, 3, 3))).toBe('yes');
    expect(TABLE.slice(...placeInText(TABLE, 2))).toBe('hat?,yes,no,no,no');
  });
});

describe('the gallery', () => {
  const languages = { english, german, spanish };
  it.each(Object.entries(languages))(
    'has only useful questions and findable secrets in %s',
    (_, { gallery }) => {
      for (const game of Object.keys(GALLERY) as GalleryGame[]) {
        const opened = read(GALLERY[game](gallery.words)).opened();
        expect([game, opened.useless, opened.neverFound]).toEqual([game, [], []]);
        expect(opened.alike.length > 0, game).toBe(game === 'traits');
      }
    },
  );
});
