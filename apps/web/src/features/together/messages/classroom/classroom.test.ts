import { expect, it } from 'vitest';
import { untranslated } from '../../../../shell/language/testing/untranslated.ts';
import type { GameNouns } from '../../../../shell/parts/room-nouns.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

it.each([
  ['German', german],
  ['Spanish', spanish],
])('leaves nothing empty or untranslated in %s', (_, other) => {
  expect(untranslated(english, other).filter((path) => path !== 'plate')).toEqual([]);
  expect(untranslated(english.inNounsOf(), other.inNounsOf())).toEqual([]);
});

it('makes articles agree with the nouns of a game', () => {
  const secret = (one: string): GameNouns['secret'] => ({ one, gender: 'feminine' });
  const turn = (one: string, many: string): GameNouns['turn'] => ({ one, many, gender: 'feminine' });
  const nouns = {
    en: { secret: { one: 'number' }, turn: { one: 'question', many: 'questions' } },
    de: { secret: secret('Zahl'), turn: turn('Frage', 'Fragen') },
    es: { secret: secret('cifra'), turn: turn('pregunta', 'preguntas') },
  };
  const [de, es] = [german.inNounsOf({ nouns }), spanish.inNounsOf({ nouns })];
  expect(de.next).toBe('Unsere nächste Frage');
  expect(de.found(3)).toBe('Die Klasse hat die Zahl in 3 Fragen gefunden.');
  expect(de.never).toBe('ist keine Zahl, die versteckt sein kann');
  expect(german.inNounsOf().next).toBe('Unser nächster Zug');
  expect(german.inNounsOf().share(1, 1).join(' ')).toBe('1 von 1 Vorschlag kann der Code sein.');
  expect(es.next).toBe('Nuestra próxima pregunta');
  expect(es.never).toBe('no es una cifra que pueda estar escondida');
  expect(english.inNounsOf({ nouns }).share(1, 2).join(' ')).toBe('1 of 2 guesses can be the number.');
});
