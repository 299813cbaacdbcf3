import { expect, it } from 'vitest';
import { untranslated } from '../../../shell/language/testing/untranslated.ts';
import type { GameNouns } from '../../../shell/parts/room-nouns.ts';
import * as englishAnnouncements from './english-announcements.ts';
import * as englishFaults from './english-faults.ts';
import * as englishGame from './english-game.ts';
import * as germanAnnouncements from './german-announcements.ts';
import * as germanFaults from './german-faults.ts';
import * as germanGame from './german-game.ts';
import * as spanishAnnouncements from './spanish-announcements.ts';
import * as spanishFaults from './spanish-faults.ts';
import * as spanishGame from './spanish-game.ts';

const LANGUAGES = {
  en: { ...englishGame, ...englishAnnouncements, ...englishFaults },
  de: { ...germanGame, ...germanAnnouncements, ...germanFaults },
  es: { ...spanishGame, ...spanishAnnouncements, ...spanishFaults },
};

/** Nouns whose genders differ from those of the default nouns. */
const NUMBER: Readonly<Record<keyof typeof LANGUAGES, GameNouns>> = {
  en: { secret: { one: 'number' }, turn: { one: 'question', many: 'questions' } },
  de: {
    secret: { one: 'Zahl', gender: 'feminine' },
    turn: { one: 'Frage', many: 'Fragen', gender: 'feminine' },
  },
  es: {
    secret: { one: 'cifra', gender: 'feminine' },
    turn: { one: 'pregunta', many: 'preguntas', gender: 'feminine' },
  },
};

it.each(Object.entries(LANGUAGES))('uses the game’s own nouns in every sentence (%s)', (tag, language) => {
  const nouns = NUMBER[tag as keyof typeof LANGUAGES];
  const refusals = REFUSED_BY_NOUN.map((code) => language.refused({ code }, nouns));
  const said = [...spoken([language.gameSentences(nouns), language.sentences(nouns)]), ...refusals];
  expect(said.filter((sentence) => /\bcode\b|código|\bturns? \d|\bzug|züge|turno/i.test(sentence))).toEqual(
    [],
  );
  expect(said.filter((sentence) => sentence.includes(nouns.secret.one)).length).toBeGreaterThan(25);
});

it('makes articles and pronouns agree with the gender of the secret', () => {
  const { de, es } = NUMBER;
  const [german, spanish] = [germanGame.gameSentences(de), spanishGame.gameSentences(es)];
  expect(german.maker).toBe('Wer versteckt die Zahl?');
  expect(german.makerHelp('computer')).toBe(
    'Der Server zieht eine Zahl und verspricht sie mit einem gesalzenen Hash.',
  );
  expect(german.deposit).toBe('Diese Zahl festlegen');
  expect(german.noTurns).toBe('Noch keine Frage.');
  expect(spanish.openElsewhere).toBe('La cifra está en otro navegador: muéstrala desde allí.');
  expect(spanish.correction(2)).toBe('Respuesta de la pregunta 2');
  expect(germanAnnouncements.sentences().youFound(3)).toBe(
    'Es ist vorbei: Du hast den Code in 3 Zügen gefunden.',
  );
});

it('leaves nothing empty or untranslated', () => {
  for (const tag of ['de', 'es'] as const) {
    const { gameSentences, sentences } = LANGUAGES[tag];
    expect(untranslated(LANGUAGES.en.gameSentences(), gameSentences())).toEqual([]);
    expect(untranslated(LANGUAGES.en.sentences(), sentences())).toEqual(
      tag === 'de' ? ['reactions.wow'] : [],
    );
  }
});

/** Every sentence. Functions are called with sample arguments of every kind; results that make no sense are dropped. */
function spoken(value: unknown): readonly string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return spokenWith(value as (...args: readonly unknown[]) => unknown);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(spoken) : [];
}

const REFUSED_BY_NOUN = [
  'no-code-yet',
  'no-such-turn',
  'nothing-to-open',
  'already-open',
  'promise-broken',
] as const;
const SEATS = ['maker', 'breaker', 'first', 'second'];
const MAKERS = ['kept', 'deposited', 'theirs', 'computer'];
const TASKS = ['sit', 'deposit', 'move', 'answer', 'open', 'wait', 'watch', 'withdrawn', 'over'];
const SHEETS = [
  { turnsUsed: 2, over: false },
  { turnsUsed: 1, over: true, solved: true },
  { turnsUsed: 2, over: true, resigned: true },
];

function spokenWith(sentence: (...args: readonly unknown[]) => unknown): readonly string[] {
  return [...SEATS, ...MAKERS, ...TASKS, ...SHEETS, ['a', 'b'], 1, 2].flatMap((first) => {
    try {
      const said = sentence(first, 'x', 'y');
      return typeof said === 'string' && !said.includes('undefined') ? [said] : [];
    } catch {
      // This sentence does not take such arguments.
      return [];
    }
  });
}
