import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { expect, it } from 'vitest';

const html = readFileSync(join(import.meta.dirname, '../../index.html'), 'utf8');
const noscript = /<noscript>([\s\S]*)<\/noscript>/.exec(html)?.[1] ?? '';

const codeOf = (text: string) => [...text.replaceAll(' ', '')].map((letter) => letter.charCodeAt(0) - 65);

it('shows users without JavaScript a puzzle whose only solution is the one printed backwards', () => {
  const rows = [...noscript.matchAll(/"paper-code">([A-F ]+)<\/td><td>(\d)<\/td><td>(\d)</g)];
  const clues = rows.map(([, code = '', exact, near]) => ({ guess: codeOf(code), exact, near }));
  expect(clues).toHaveLength(5);
  const all = Array.from({ length: 6 ** 4 }, (_, n) =>
    [216, 36, 6, 1].map((weight) => Math.floor(n / weight) % 6),
  );
  const left = all.filter((secret) =>
    clues.every(({ guess, exact, near }) => {
      const own = feedbackOf(scoreCode(guess, secret));
      return String(own.exact) === exact && String(own.near) === near;
    }),
  );
  const answer = codeOf(/backwards: <b>([A-F ]+)</.exec(noscript)?.[1] ?? '').toReversed();
  expect(left).toEqual([answer]);
});

it('lists each game and the terminal command, under a single top-level heading', () => {
  expect(noscript.match(/<h1>/g)).toHaveLength(1);
  for (const game of ['Mastermind', 'Word', 'Who’s That Witch?'])
    expect(noscript).toContain(`<dt>${game}</dt>`);
  expect(noscript).toContain('inkling play mastermind');
});
