import { expect as certainly } from '@inkling/core/result';
import { describe, expect, it } from 'vitest';
import { ENGLISH } from './letters.ts';
import { parseRounds } from './rounds.ts';
import { verifyRounds } from './verify.ts';

function faultsOf(text: string) {
  return verifyRounds(certainly(parseRounds(ENGLISH, text))).map(({ code, rounds }) => [code, ...rounds]);
}

describe('the copies of a letter marked in one round', () => {
  it('are not fewer than another round has shown if a further copy is absent', () => {
    // First, two of three Es are marked; then only one of two.
    expect(faultsOf('eexye:yywww there:wwgwy')).toEqual([]);
    expect(faultsOf('there:wwgwy eerie:ywwww')).toEqual([['count-range', 0, 1]]);
  });

  it('are not more than another round allows', () => {
    expect(faultsOf('eerie:ywwww there:wwgwy')).toEqual([['count-range', 0, 1]]);
  });

  it('may be fewer if no copy is absent', () => {
    expect(faultsOf('there:wwgwy blend:wwgww')).toEqual([]);
  });
});

describe('a round', () => {
  it('is reported together with the other round that it contradicts', () => {
    expect(faultsOf('crane:gwwww coupe:ywwww')).toEqual([['known-place-denied', 0, 1]]);
    expect(faultsOf('coupe:ywwww crane:gwwww')).toEqual([['excluded-place-claimed', 0, 1]]);
    expect(faultsOf('crane:wwwww coupe:ywwww')).toEqual([['absent-and-hinted', 0, 1]]);
    expect(faultsOf('coupe:ywwww crane:wwwww')).toEqual([['absent-and-hinted', 0, 1]]);
  });
});
