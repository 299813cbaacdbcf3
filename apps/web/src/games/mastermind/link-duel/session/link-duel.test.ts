import { feedbackClassCount, feedbackOf, isFeedbackPossible } from '@inkling/core/feedback';
import { anyText } from '@inkling/core/testing/any-text';
import { makeDuelLink } from '@inkling/games/mastermind/duel/duel-link';
import { skinOf } from '@inkling/games/mastermind/rules/skins';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseCommand } from './command.ts';
import { answered, type LinkDuel, makeLinkDuel, parseLinkDuel, statusOf, wrongTurns } from './link-duel.ts';
import { CHALLENGE as challenge, REVEAL as reveal } from './testing/sample-duel.ts';

const codes = fc.array(fc.nat(5), { minLength: 4, maxLength: 4 });
const possible = Array.from({ length: feedbackClassCount(4) }, (_, cls) => cls).filter((cls) => {
  const { exact, near } = feedbackOf(cls);
  return isFeedbackPossible(4, exact, near);
});
const answers = fc.constantFrom(...possible);
const duels: fc.Arbitrary<LinkDuel> = fc.oneof(
  fc.array(codes, { maxLength: 3 }).map((asked) => ({
    role: 'maker' as const,
    challenge,
    reveal,
    turns: asked.map((guess) => answered(guess, reveal)),
  })),
  fc
    .tuple(fc.array(fc.record({ guess: codes, feedback: answers }), { maxLength: 3 }), fc.boolean())
    .map(([turns, given]) => ({
      role: 'breaker' as const,
      challenge,
      reveal: given ? reveal : undefined,
      turns,
    })),
);

describe('a duel by links', () => {
  it('round-trips through JSON', () => {
    fc.assert(
      fc.property(duels, (duel) => {
        const kept = { version: 1, ...makeLinkDuel(duel) };
        expect(parseLinkDuel(JSON.parse(JSON.stringify(kept)))).toEqual({ ok: true, value: duel });
      }),
    );
  });

  it('is rejected as a whole if any stored part is invalid', () => {
    const duel: LinkDuel = { role: 'maker', challenge, reveal, turns: [answered([0, 1, 2, 3], reveal)] };
    const kept = { version: 1, ...makeLinkDuel(duel) };
    expect(parseLinkDuel(kept).ok).toBe(true);
    for (const damaged of [
      undefined,
      'text',
      { ...kept, version: 2 },
      { ...kept, role: 'referee' },
      { ...kept, reveal: undefined },
      { ...kept, challenge: kept.reveal },
      { ...kept, turns: ['abcd:4,0'] },
      { ...kept, turns: ['abcd'] },
      { ...kept, turns: [1] },
      { ...kept, turns: ['aabc:4,0', 'aabc:4,0', 'aabc:4,0', 'aabc:4,0'] },
    ])
      expect(parseLinkDuel(damaged)).toEqual({ ok: false, error: 'unreadable' });
    fc.assert(fc.property(fc.jsonValue(), (value) => void parseLinkDuel(value)));
  });

  it('ends when the code is found or the turns are used', () => {
    const turn = answered([5, 5, 5, 5], reveal);
    const duel: LinkDuel = { role: 'maker', challenge, reveal, turns: [turn, turn] };
    expect(statusOf(duel)).toBe('playing');
    expect(statusOf({ ...duel, turns: [turn, turn, turn] })).toBe('lost');
    expect(statusOf({ ...duel, turns: [turn, turn, answered(reveal.code, reveal)] })).toBe('found');
  });

  it('reports exactly the answers that the code does not give', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ guess: codes, feedback: answers }), { maxLength: 6 }), (turns) => {
        const wrong = new Set(wrongTurns(turns, reveal).map(({ turn }) => turn));
        for (const [at, { guess, feedback }] of turns.entries())
          expect(wrong.has(at)).toBe(answered(guess, reveal).feedback !== feedback);
      }),
    );
  });
});

describe('a typed command in a duel', () => {
  const winter = skinOf('winter');
  const maker: LinkDuel = { role: 'maker', challenge, reveal, turns: [] };
  const breaker: LinkDuel = {
    role: 'breaker',
    challenge,
    reveal: undefined,
    turns: [{ guess: [0, 0, 1, 1], feedback: 3 }],
  };

  it('can be a link, whatever text was copied with it', () => {
    const link = makeDuelLink(challenge);
    const address = `https://example.org/sub/#/duel/${link}`;
    for (const text of [
      link,
      `#/duel/${link}`,
      address,
      `${address} hello`,
      `Play: ${address}.`,
      `<${address}>`,
    ])
      expect(parseCommand(text, undefined, winter)).toEqual({
        ok: true,
        value: { kind: 'link', link: challenge },
      });
    expect(parseCommand(`${link}x`, undefined, winter)).toMatchObject({ ok: false, error: { code: 'link' } });
  });

  it('is parsed according to the role of the player', () => {
    expect(parseCommand('SSPT', maker, winter)).toEqual({
      ok: true,
      value: { kind: 'guess', code: [0, 0, 1, 2] },
    });
    expect(parseCommand('aabc 1,0', breaker, winter)).toMatchObject({ ok: true, value: { kind: 'turn' } });
    expect(parseCommand('aabc', breaker, winter)).toMatchObject({
      ok: false,
      error: { code: 'no-feedback' },
    });
    expect(parseCommand('answer 1 1,1', breaker, winter)).toMatchObject({ ok: true, value: { turn: 0 } });
    expect(parseCommand('answer 2 1,1', breaker, winter)).toMatchObject({ error: { code: 'no-such-turn' } });
    expect(parseCommand('answer 1 3,1', breaker, winter)).toMatchObject({
      error: { code: 'impossible-feedback' },
    });
    expect(parseCommand('make p5c8r abcde', undefined, winter)).toMatchObject({
      value: { kind: 'make', rules: { places: 5, symbols: 8, repeats: true }, code: 'abcde' },
    });
    expect(parseCommand('SSPT', undefined, winter)).toMatchObject({ error: { code: 'not-understood' } });
  });

  it.each([
    ['make p4c6r', { code: 'not-a-guess', text: 'make p4c6r' }],
    ['pause', { code: 'not-a-guess', text: 'pause' }],
    ['SSXT', { code: 'unknown-symbol', text: 'X' }],
    ['Santa Santa Tre Bell', { code: 'unknown-symbol', text: 'Tre' }],
    ['guess x', { code: 'unknown-symbol', text: 'x' }],
  ])('is rejected with the reason: %s', (line, error) => {
    expect(parseCommand(line, maker, winter)).toMatchObject({ ok: false, error });
  });

  it('never makes the parser throw', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          anyText(),
          fc
            .array(
              fc.constantFrom('make', 'answer', 'p4c6r', 'aabb', '1,0', '2', 'reveal1/', '#', 'undo', '?'),
            )
            .map((parts) => parts.join(' ')),
        ),
        fc.constantFrom(undefined, maker, breaker),
        (text, duel) => {
          const read = parseCommand(text, duel, winter);
          if (!read.ok) expect(read.error.code).toMatch(/^[a-z-]+$/);
        },
      ),
      { numRuns: 2000 },
    );
  });
});
