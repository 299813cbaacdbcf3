import { expect, it } from 'vitest';
import { english as race } from '../../race/messages/english.ts';
import { leftText } from '../../race/messages/english-speech.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

it('uses thousands separators for numbers of codes', () => {
  expect(english.counted(1)).toBe('1 code');
  expect(english.counted(7776)).toBe('7,776 codes');
  expect(german.counted(46_656)).toBe('46.656 Codes');
  expect(spanish.counted(46_656)).toBe('46.656 códigos');
  expect(race.yours.left(7776)).toBe('7,776 left');
  expect(leftText(7776)).toBe(', 7,776 left');
});
