import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ENGLISH, makeAlphabet, parseAlphabet, spell, splitLetters, wordOf } from './letters.ts';
import { makeRound, parseRounds, ROUND_COUNT_MAX, ROUND_FAULTS } from './rounds.ts';

const read = (text: string | string[]) => {
  const rounds = parseRounds(ENGLISH, text);
  return rounds.ok ? rounds.value.map((round) => makeRound(ENGLISH, round)).join(' ') : rounds.error;
};

describe('rounds', () => {
  it('are parsed from every format that people paste', () => {
    const one = 'salet:gywww';
    for (const text of [
      'salet:gywww',
      ' SALET : GYWWW ',
      'salet gywww',
      'salet=gybbb',
      'salet:gy...',
      'salet:gy---',
      'salet:gy___',
      'salet:21000',
      'salet:🟩🟨⬛⬜⬛',
      'salet\n🟩🟨⬛️⬛️⬛️\n',
      'salet 🟧🟦⬛⬛⬛',
      's a l e t g y w w w',
      's a l e t : g y w w w',
      's a l e t gywww',
      'salet g y w w w',
      'salet:g,y,w,w,w',
      'saletgywww',
    ])
      expect([text, read(text)]).toEqual([text, one]);
    const two = 'salet:gywww crane:wwwyg';
    for (const text of [
      'salet:gywww crane:wwwyg',
      'salet:gywww,crane:wwwyg',
      'salet:gywwwcrane:wwwyg',
      'saletgywww cranewwwyg',
      'salet gywww crane wwwyg',
      'salet\n🟩🟨⬛⬛⬛\ncrane\n⬛⬛⬛🟨🟩',
      'salet:🟩🟨⬛⬛⬛crane:⬛⬛⬛🟨🟩',
    ])
      expect([text, read(text)]).toEqual([text, two]);
    expect(read(['salet:gywww', 'crane:wwwyg'])).toBe(two);
    expect(read('')).toBe('');
  });

  it('report what is wrong with them, and where', () => {
    expect(read('salet:gyww')).toEqual({ code: 'length', round: 0, lengths: [5, 4] });
    expect(read('salet:gyww crane:wwwww')).toEqual({ code: 'length', round: 0, lengths: [5, 4] });
    expect(read('salet:gywwww')).toEqual({ code: 'length', round: 0, lengths: [5, 6] });
    expect(read('salet')).toEqual({ code: 'no-marks', round: 0 });
    expect(read('salet:')).toEqual({ code: 'no-marks', round: 0 });
    expect(read(':gywww')).toEqual({ code: 'no-guess', round: 0 });
    expect(read('salet:gywqw')).toEqual({ code: 'unknown-mark', round: 0, place: 3, found: 'q' });
    expect(read('crêpe:gywww')).toEqual({ code: 'unknown-letter', round: 0, place: 2, found: 'ê' });
    expect(read('salet:gywww ox:gy')).toEqual({ code: 'round-length', round: 1, lengths: [5, 2] });
    expect(read(`${'a'.repeat(33)}:${'w'.repeat(33)}`)).toEqual({ code: 'word-too-long', round: 0 });
    expect(read('a:g '.repeat(ROUND_COUNT_MAX + 1))).toEqual({ code: 'too-many-rounds', round: 1000 });
    expect(read('a'.repeat(300_000))).toEqual({ code: 'text-too-long', round: 0 });
  });

  it('never make the parser throw or hang, and round-trip', () => {
    const soup = fc.array(fc.constantFrom(...'abgyw:=,; \n.-_0123', '🟩', '⬛', 'é', '\uFE0F'), {
      maxLength: 60,
    });
    const text = fc.oneof(
      anyText(),
      fc.string(),
      soup.map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (input) => {
        const rounds = parseRounds(ENGLISH, input);
        if (!rounds.ok) expect(ROUND_FAULTS).toContain(rounds.error.code);
        else
          for (const round of rounds.value) {
            const again = parseRounds(ENGLISH, makeRound(ENGLISH, round));
            expect(again).toEqual({ ok: true, value: [round] });
          }
      }),
      { numRuns: 2000 },
    );
    for (const unit of ['a:g', 'a ', 'ag', ':', 'a:', '🟩', 'a:ga', 'gg ', '🟩 ', 'é:'])
      expect(ROUND_FAULTS).toContain(
        (read(unit.repeat(Math.floor(190_000 / unit.length))) as { code: string }).code,
      );
  });

  it('consist of letters as people count them, which are grapheme clusters', () => {
    const alphabet = parseAlphabet('É e\u0301 ß 👩‍🚀 ñ5');
    if (!alphabet.ok) throw new Error(alphabet.error.code);
    expect(alphabet.value.letters).toEqual(['é', 'ß', '👩‍🚀', 'ñ', '5']);
    expect(makeAlphabet(alphabet.value)).toBe('éß👩‍🚀ñ5');
    expect(spell(alphabet.value, 'ñÉ👩‍🚀')).toEqual([3, 0, 2]);
    expect(spell(alphabet.value, 'x')).toBeUndefined();
    expect(wordOf(alphabet.value, [3, 0])).toBe('ñé');
    expect(splitLetters('क्षि')).toHaveLength(1);
    expect(splitLetters('👩‍🚀'.repeat(1000))).toEqual(new Array(1000).fill('👩‍🚀'));
    expect(parseAlphabet(' ')).toEqual({ ok: false, error: { code: 'empty-alphabet' } });
    expect(parseAlphabet('a'.repeat(200_000))).toEqual({ ok: false, error: { code: 'alphabet-too-long' } });
  });
});
