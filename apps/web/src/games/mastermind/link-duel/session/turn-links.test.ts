import { feedbackOf } from '@inkling/core/feedback';
import type { DuelAnswer, DuelGuess } from '@inkling/games/mastermind/duel/turn-link';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BreakerDuel,
  type MakerDuel,
  makeLinkDuel,
  parseLinkDuel,
  statusOf,
  wrongTurns,
} from './link-duel.ts';
import { CHALLENGE as challenge, REVEAL as reveal } from './testing/sample-duel.ts';
import { answerLink, guessLink, nextLink, withSent, withTurn } from './turn-links.ts';

const maker: MakerDuel = { role: 'maker', challenge, reveal, turns: [] };
const breaker: BreakerDuel = { role: 'breaker', challenge, reveal: undefined, turns: [] };
const codes = fc.array(fc.nat(5), { minLength: 4, maxLength: 4 });

function taken<Duel extends MakerDuel | BreakerDuel>(duel: Duel, link: DuelGuess | DuelAnswer): Duel {
  const next = withTurn(duel, link);
  if (!next.ok) throw new Error(next.error);
  return next.value as Duel;
}

describe('a duel whose turns are links', () => {
  it('ends the same on both sides, with every answer correct', () => {
    fc.assert(
      fc.property(fc.array(codes, { maxLength: 3 }), (guesses) => {
        let [made, asked] = [maker, breaker];
        for (const guess of guesses) {
          if (statusOf(asked) !== 'playing') break;
          made = taken(made, nextLink(asked, guess) as DuelGuess);
          asked = taken(asked, nextLink(made, undefined) as DuelAnswer);
        }
        expect(asked.turns).toEqual(made.turns);
        expect(wrongTurns(asked.turns, reveal)).toEqual([]);
      }),
    );
  });

  it('is unchanged when a link is opened again, at any time', () => {
    const guess = guessLink(breaker, [0, 1, 2, 3]);
    const made = taken(maker, guess);
    expect(taken(made, guess)).toBe(made);
    const answer = answerLink(made, 0)!;
    const asked = taken(breaker, answer);
    expect(taken(asked, answer)).toBe(asked);
    const later = taken(made, guessLink(asked, [0, 0, 1, 2]));
    expect(taken(later, guess)).toBe(later);
  });

  it('keeps a sent guess until it is answered, and resends the same one', () => {
    const first = guessLink(breaker, [0, 1, 2, 3]);
    const asked = withSent(breaker, first) as BreakerDuel;
    expect(asked.sent).toEqual([0, 1, 2, 3]);
    expect(nextLink(asked, [5, 5, 5, 5])).toEqual(first);
    expect(withSent(asked, guessLink(asked, [5, 5, 5, 5])), 'another guess of the same turn').toBe(asked);
    const kept = { version: 1, ...makeLinkDuel(asked) };
    expect(parseLinkDuel(kept)).toEqual({ ok: true, value: asked });
    expect(parseLinkDuel({ ...kept, sent: 'no guess' })).toEqual({ ok: true, value: breaker });
    const made = taken(maker, first);
    const answeredOnce = taken(asked, answerLink(made, 0)!);
    expect(answeredOnce.sent).toBeUndefined();
    expect(withSent(answeredOnce, first), 'a link of a turn that is past').toBe(answeredOnce);
    expect(withSent(maker, first)).toBe(maker);
  });

  it('accepts a corrected answer until the code is revealed', () => {
    const answer = answerLink(taken(maker, guessLink(breaker, [0, 1, 2, 3])), 0)!;
    const wrong = { ...answer, answer: { exact: 0, near: 0 } };
    const asked = taken(taken(breaker, wrong), answer);
    expect(asked.turns.map(({ feedback }) => feedbackOf(feedback))).toEqual([answer.answer]);
    expect(withTurn({ ...asked, reveal }, wrong)).toEqual({ ok: false, error: 'over' });
  });

  it.each([
    ['a link of its own', breaker, guessLink(breaker, [0, 1, 2, 3]), 'own-link'],
    ['an answer of its own', maker, answerOf(maker), 'own-link'],
    [
      'another guess at a turn',
      taken(maker, guessLink(breaker, [5, 5, 5, 5])),
      guessLink(breaker, [0, 1, 2, 3]),
      'misfit',
    ],
    [
      'another guess at a turn that was answered',
      taken(breaker, answerOf(maker)),
      { ...answerOf(maker), guess: [5, 5, 5, 5] },
      'misfit',
    ],
    ['other rules', maker, { ...guessLink(breaker, [0, 1, 2, 3]), turnsMax: 4 }, 'misfit'],
    ['a turn too many', maker, { ...guessLink(breaker, [0, 1, 2, 3]), turn: 2 }, 'turn-missing'],
    ['an answer too many', breaker, { ...answerOf(maker), turn: 2 }, 'turn-missing'],
    [
      'a guess after the code was found',
      taken(maker, guessLink(breaker, [0, 0, 1, 2])),
      { ...guessLink(breaker, [1, 1, 1, 1]), turn: 2 },
      'over',
    ],
    ['an answer after the code was shown', { ...breaker, reveal }, answerOf(maker), 'over'],
  ] as const)('rejects %s', (_, duel, link, fault) => {
    expect(withTurn(duel, link)).toEqual({ ok: false, error: fault });
  });

  it('sends the first link until there is a turn, and no guess after the end', () => {
    expect(nextLink(maker, undefined)).toBe(challenge);
    expect(nextLink(breaker, undefined)).toBe(challenge);
    expect(nextLink({ ...breaker, reveal }, [0, 1, 2, 3])).toBe(challenge);
    const rules = { ...challenge.rules, repeats: false };
    const once = { ...breaker, challenge: { ...challenge, rules } };
    expect(nextLink(once, [0, 0, 1, 2])).toBe(once.challenge);
    expect(nextLink(once, [3, 0, 1, 2]).kind).toBe('guess');
    expect(answerLink(maker, 0)).toBeUndefined();
  });
});

/** Returns the answer to a first guess. */
function answerOf(duel: MakerDuel): DuelAnswer {
  return answerLink(taken(duel, guessLink(breaker, [0, 1, 2, 3])), 0)!;
}
