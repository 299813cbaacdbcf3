import { expect, it } from 'vitest';
import { appAddress } from './app-address.ts';

it.each([
  ['https://example.org/sub/?x#/word', 'https://example.org/sub/?x#/witch'],
  ['https://example.org/sub/embed#/review/word/1', 'https://example.org/sub/#/witch'],
  ['https://example.org/embed.html?x#/word', 'https://example.org/?x#/witch'],
  ['https://example.org/#/word/embed', 'https://example.org/#/witch'],
])('gives the address of a page of the app from %s', (here, address) => {
  expect(appAddress('#/witch', here)).toBe(address);
});
