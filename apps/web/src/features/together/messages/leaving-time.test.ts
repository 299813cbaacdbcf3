import { describe, expect, it } from 'vitest';
import { english } from './page/english.ts';
import { german } from './page/german.ts';
import { spanish } from './page/spanish.ts';

/** A time in December 2026, by the calendar of this machine, as on a user's device. The first is a Tuesday. */
const at = (day: number, hour: number, minute = 5) => new Date(2026, 11, day, hour, minute).getTime();

describe('awaySince, for a player who left', () => {
  it.each([
    [
      'on the same day',
      at(1, 9),
      at(1, 23),
      'away since 9:05 AM',
      'weg seit 9:05 Uhr',
      'ausente desde las 9:05',
    ],
    [
      'at one o’clock',
      at(1, 1),
      at(1, 2),
      'away since 1:05 AM',
      'weg seit 1:05 Uhr',
      'ausente desde la 1:05',
    ],
    [
      'a minute before midnight',
      at(1, 23, 59),
      at(2, 0, 0),
      'away since Tuesday 11:59 PM',
      'weg seit Dienstag, 23:59 Uhr',
      'ausente desde el martes, 23:59',
    ],
    [
      'almost six days ago',
      at(1, 9),
      at(7, 9, 4),
      'away since Tuesday 9:05 AM',
      'weg seit Dienstag, 09:05 Uhr',
      'ausente desde el martes, 9:05',
    ],
    [
      'when the day of the week may be another',
      at(1, 9),
      at(7, 9),
      'away since December 1',
      'weg seit dem 1. Dezember',
      'ausente desde el 1 de diciembre',
    ],
  ])('%s', (_, leftMs, nowMs, ...expected) => {
    const said = [english, german, spanish].map(({ awaySince }) => awaySince(leftMs, nowMs));
    expect(said.map((text) => text.replace(/\s/gu, ' '))).toEqual(expected);
  });

  it('keeps AM or PM on the same line as the time', () => {
    expect(english.awaySince(at(1, 9), at(1, 23))).toMatch(/\d\u00a0AM$/u);
  });
});
