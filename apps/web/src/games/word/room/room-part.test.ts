import { signal } from '@preact/signals';
import { afterEach, expect, it } from 'vitest';
import { language, settled } from '../../../shell/language/language.ts';
import { roomPart } from './room-part.tsx';
import { wordEnd } from './word-end.tsx';

const room = roomPart(signal({ keyboard: 'auto' }));

// A catalogue that is still loading when the file ends would fail for the files after it.
afterEach(async () => {
  language.value = 'en';
  await settled();
});

it('announces words in capitals, as on the board', () => {
  const game = room.open('w5t6@english');
  expect(game?.saySecret('seeds')).toBe('The word: SEEDS.');
  expect(game?.sayGuess('crane')).toBe('CRANE');
});

it('distinguishes a game that was given up from one that ran out of tries', () => {
  const end = wordEnd({ length: 5, turnsMax: 2, isHard: false, list: 'english' });
  const missed = { guess: 'cargo', marks: 'gyyww' };
  expect(end.share([missed], false).result).toBe('Given up after 1 try');
  expect(end.share([missed, missed], false).result).toBe('Not found in 2');
});

it('calls the secret a word and a turn a try', () => {
  expect(room.nouns?.en).toEqual({ secret: { one: 'word' }, turn: { one: 'try', many: 'tries' } });
  expect(room.terms('w5t6@english')).toBe('5 letters, 6 tries');
});

it('begins in the language of the page, and names any other one', () => {
  for (const [page, usual, terms] of [
    [
      'en',
      'w5t6@english',
      ['5 letters, 6 tries', 'German, 5 letters, 6 tries', 'Spanish, 5 letters, 6 tries'],
    ],
    ['de', 'w5t6@german', ['Englisch, 5 Buchstaben, 6 Versuche', '5 Buchstaben, 6 Versuche']],
    ['es', 'w5t6@spanish', ['en inglés, 5 letras, 6 intentos', 'en alemán, 5 letras, 6 intentos']],
  ] as const) {
    language.value = page;
    expect(room.usualRules).toBe(usual);
    const lists = ['english', 'german', 'spanish'].slice(0, terms.length);
    expect(lists.map((list) => room.terms(`w5t6@${list}`))).toEqual(terms);
  }
});

it('keeps the language of typed rules unless it has no words of that length', () => {
  const typed = (text: string, now: string) => room.typedRules(text, now);
  expect(typed('w5t9h', 'w5t6@german')).toBe('w5t9h@german');
  expect(typed('w7t6', 'w5t6@german')).toBe('w7t6@english');
  expect(typed('w5t6@spanish', 'w5t6@german')).toBe('w5t6@spanish');
  expect(typed('w5t6@klingon', 'w5t6@german')).toBe(undefined);
});

it('takes words as people type them', () => {
  const read = (rules: string, text: string) => room.open(rules)?.readGuess(text);
  expect(read('w5t6@german', ' KÜCHE ')).toEqual({ ok: true, value: 'küche' });
  expect(read('w5t6@german', 'Fluß')).toEqual({ ok: true, value: 'fluss' });
  expect(read('w5t6@spanish', 'Señal')).toEqual({ ok: true, value: 'señal' });
  expect(read('w5t6@spanish', 'avión')).toEqual({ ok: true, value: 'avion' });
  expect(read('w5t6@english', 'señal')).toEqual({ ok: true, value: 'senal' });
  expect(read('w5t6@german', 'kuch5')).toMatchObject({
    error: { sentence: '5 is not a letter of this game.' },
  });
  expect(read('w5t6@german', 'Straße')).toMatchObject({
    error: { sentence: 'That has 7 letters; this game has 5.' },
  });
});

it('takes keys as on the page of the game: ß counts as ss, and an accent that the list does not have is dropped', async () => {
  for (const [rules, keys, word] of [
    ['w5t6@german', 'Fluß', 'fluss'],
    ['w5t6@german', 'küchen', 'küche'],
    ['w5t6@spanish', 'avión', 'avion'],
    ['w5t6@spanish', 'señal', 'señal'],
  ] as const) {
    const field = await room.open(rules)?.openField();
    for (const key of keys) expect(field?.press({ key } as KeyboardEvent), key).toBe(true);
    expect(field?.begun()).toBe(word);
    for (const key of ['5', 'Enter', 'Shift', 'я'])
      expect(field?.press({ key } as KeyboardEvent), key).toBe(false);
    field?.press({ key: 'Backspace' } as KeyboardEvent);
    expect(field?.begun()).toBe(word.slice(0, -1));
  }
});

it('says in which list a refused word is missing', () => {
  const refusal = (rules: string) => room.messages().refusal({ code: 'not-in-list' }, rules);
  expect(refusal('w5t6@english')).toBe('That word is not in the list.');
  expect(refusal('w5t6@german')).toBe('That word is not in the German list.');
  language.value = 'de';
  expect(refusal('w5t6@german')).toBe('Dieses Wort steht nicht in der Liste.');
  expect(refusal('w5t6@english')).toMatch(/^Hier wird auf Englisch gespielt/);
});
