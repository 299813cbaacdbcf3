import { expect, it } from 'vitest';
import { makeProofAddress, parseProofAddress } from './proof-address.ts';

const puzzle = 'codes/p4c6r/aabb10.abcd02';

it.each([
  ['proof', 0, undefined],
  ['proof/slides/3', 2, undefined],
  ['proof/slides/0', 0, undefined],
  ['proof/saved%2Fcodes', 0, 'saved/codes'],
  ['proof/slides/12/saved%2Fcodes', 11, 'saved/codes'],
  ['proof/%', 0, undefined],
])('parses the slide and the review to return to: %s', (rest, slide, review) => {
  expect(parseProofAddress(`${puzzle}/${rest}`)).toEqual({ puzzle, slide, review });
});

it('rejects the address of the puzzle alone', () => {
  expect(parseProofAddress(puzzle)).toBeUndefined();
});

it.each([undefined, 'saved/proof/slides/2'])('round-trips with the review %s', (review) => {
  const address = { puzzle, slide: 4, review };
  expect(parseProofAddress(makeProofAddress(address))).toEqual(address);
});
