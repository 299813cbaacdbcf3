import { numberOfDay } from '@inkling/games/daily/open-day';
import { dayWords } from './day-words.ts';
import type { english } from './english.ts';

const days = dayWords('de');

export const german: typeof english = {
  days,
  ofDay: (day) => `Tagesspiel Nr.\u00a0${numberOfDay(day) ?? day}`,
  results: 'Ergebnisse des Tages',
  today: (day) => `${days.long(day)}. Jedes Spiel nur einmal.`,
  practice: (day) => `${days.long(day)}, zur Übung.`,
  toTheDay: 'Zur Seite des Tages',
  progress: ({ phase, turns, next }) =>
    phase === 'open'
      ? 'jetzt spielen'
      : phase === 'begun'
        ? next === undefined
          ? 'weiter'
          : `weiter, Zug ${next}`
        : phase === 'found'
          ? `gefunden in ${turns}`
          : 'nicht gefunden',
  withNotes: 'mit Notizen',
  streak: (count) => [count === 1 ? '1 Tag' : `${count} Tage`, 'in Folge'],
  noStreak: 'Noch keine Serie',
  marks: {
    played: 'gespielt',
    rest: 'Ruhetag',
    paused: 'freier Tag',
    missed: 'ausgelassen',
    begun: 'angefangen',
    open: 'offen',
    before: 'vor deinem ersten Tag',
  },
  next: 'Neue Spiele in',
  left: (hours, minutes) => `${hours} Std. ${minutes} Min.`,
};
