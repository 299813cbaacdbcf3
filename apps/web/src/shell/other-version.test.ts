import { checksum } from '@inkling/games/encoding/checksum';
import { DigitWriter } from '@inkling/games/encoding/mixed-radix';
import { expect, it } from 'vitest';
import { otherVersionFault } from './other-version.ts';
import { makeSeededLink } from './saved/seeded-link.ts';

function positionLink(version: number): string {
  const digits = new DigitWriter();
  digits.put(version, 16);
  const body = `m/p4c6r/${digits.text()}`;
  return body + checksum(body);
}

function seededLink(version: number): string {
  const body = `s${version}/p4c6r/holly`;
  return `${body}.${checksum(body)}`;
}

it('names the version of a link from another app version, and returns undefined otherwise', async () => {
  for (const [link, version] of [
    [positionLink(2), 2],
    [positionLink(15), 15],
    [seededLink(2), 2],
    [seededLink(120), 120],
    [seededLink(0), 0],
  ] as const)
    expect(await otherVersionFault(link)).toContain(`version ${version}, and this app reads version 1`);
  for (const text of [
    makeSeededLink({ params: 'p4c6r', seed: 'holly' }),
    positionLink(1),
    seededLink(2).replace('holly', 'Holly'),
    '2.p4c6r/holly',
    '',
  ])
    expect(await otherVersionFault(text)).toBeUndefined();
});
