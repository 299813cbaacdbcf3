import { createHash, webcrypto } from 'node:crypto';
import { feedbackOf, scoreCode } from '@inkling/core/feedback';
import { RandomStream, seedRandom } from '@inkling/core/random';
import { anyText } from '@inkling/core/testing/any-text';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeBase64url, parseBase64url } from '../../encoding/base64url.ts';
import { checksum } from '../../encoding/checksum.ts';
import { commit, commitmentBytes, isOpeningOf, type Opening } from '../../promise/commitment.ts';
import { drawCode } from '../rules/game.ts';
import { checkRules } from '../rules/rules.ts';
import { challengeOf, checkReveal, makeDuelLink, parseDuelLink, type Reveal } from './duel-link.ts';
import type { DuelAnswer, DuelGuess } from './turn-link.ts';

const sha256 = (bytes: Uint8Array) => new Uint8Array(createHash('sha256').update(bytes).digest());
const sha256Web = async (bytes: Uint8Array) =>
  new Uint8Array(await webcrypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));

const bytes32 = fc.uint8Array({ minLength: 32, maxLength: 32 });
const reveals: fc.Arbitrary<Reveal> = fc
  .tuple(
    fc.integer({ min: 1, max: 16 }),
    fc.integer({ min: 1, max: 20 }),
    fc.boolean(),
    fc.integer({ min: 1, max: 99 }),
    bytes32,
  )
  .filter(([places, symbols, repeats]) => checkRules(places, symbols, repeats).ok)
  .map(([places, symbols, repeats, turnsMax, salt]) => {
    const rules = { places, symbols, repeats };
    const code = Array.from(drawCode(rules, new RandomStream(seedRandom(makeBase64url(salt)))));
    return { kind: 'reveal', rules, turnsMax, salt, code };
  });

/** Generates the link of an answer that some code gives to a guess. */
const turns: fc.Arbitrary<DuelAnswer> = fc
  .tuple(reveals, bytes32, bytes32)
  .map(([{ rules, turnsMax, code }, commitment, seed]) => {
    const guess = Array.from(drawCode(rules, new RandomStream(seedRandom(makeBase64url(seed)))));
    const turn = 1 + (commitment[0]! % turnsMax);
    const answer = feedbackOf(scoreCode(guess, code));
    return { kind: 'answer', rules, turnsMax, commitment, turn, guess, answer };
  });

describe('a commitment', () => {
  const salt = Uint8Array.from({ length: 32 }, (_, i) => i);
  const opening: Opening = { game: 'mastermind', rules: 'p4c6r/12', salt, code: 'aabb' };

  it('hashes exactly these bytes', () => {
    const rulesHash = sha256(Buffer.from('p4c6r/12'));
    const hex = Buffer.concat([
      Buffer.from('inkling-commit-v1'),
      Buffer.from('0000000a', 'hex'),
      Buffer.from('mastermind'),
      Buffer.from('00000020', 'hex'),
      rulesHash,
      Buffer.from('00000020', 'hex'),
      salt,
      Buffer.from('00000004', 'hex'),
      Buffer.from('aabb'),
    ]);
    expect(Buffer.from(commitmentBytes(opening, rulesHash)).equals(hex)).toBe(true);
  });

  it('is the same with Node and with WebCrypto, and never changes', async () => {
    const kept = await commit(opening, sha256);
    expect(await commit(opening, sha256Web)).toEqual(kept);
    expect(makeBase64url(kept)).toMatchInlineSnapshot(`"sRzFjDl8k6IdxogkTkkyJpRhHGOV-3yEUgDnQu3Ccu0"`);
  });

  it('opens with what was committed, and with nothing else', async () => {
    const kept = await commit(opening, sha256);
    expect(await isOpeningOf(kept, opening, sha256)).toBe(true);
    for (const other of [
      { ...opening, game: 'word' },
      { ...opening, rules: 'p4c6r/13' },
      { ...opening, salt: salt.with(31, 0) },
      { ...opening, code: 'aaba' },
      { ...opening, game: 'mastermin', code: 'daabb' },
    ])
      expect(await isOpeningOf(kept, other, sha256)).toBe(false);
    expect(await isOpeningOf(kept.subarray(1), opening, sha256)).toBe(false);
    expect(await isOpeningOf(Uint8Array.from([...kept, 0]), opening, sha256)).toBe(false);
  });

  it('encodes different strings as different bytes', () => {
    const rulesHash = new Uint8Array(32);
    const text = anyText({ maxLength: 6 });
    fc.assert(
      fc.property(text, text, text, text, (gameA, codeA, gameB, codeB) => {
        const a = makeBase64url(commitmentBytes({ ...opening, game: gameA, code: codeA }, rulesHash));
        const b = makeBase64url(commitmentBytes({ ...opening, game: gameB, code: codeB }, rulesHash));
        expect(a === b).toBe(gameA === gameB && codeA === codeB);
        if (Buffer.from(codeA).toString() === codeA)
          expect(
            Buffer.from(commitmentBytes({ ...opening, code: codeA }, rulesHash)).includes(Buffer.from(codeA)),
          ).toBe(true);
      }),
    );
  });

  it('throws for a salt or a hash of the wrong length', () => {
    expect(() => commitmentBytes({ ...opening, salt: salt.subarray(1) }, salt)).toThrow(/31 bytes/);
    expect(() => commitmentBytes(opening, new Uint8Array(33))).toThrow(/33 bytes/);
  });
});

describe('base64url', () => {
  it('agrees with Node, round-trips, and rejects invalid strings', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 40 }), (bytes) => {
        const text = makeBase64url(bytes);
        expect(text).toBe(Buffer.from(bytes).toString('base64url'));
        expect(parseBase64url(text, bytes.length)).toEqual(bytes);
        expect(parseBase64url(text, bytes.length + 1)).toBeUndefined();
      }),
    );
    expect(parseBase64url('AB', 1)).toBeUndefined();
    expect(parseBase64url('A!', 1)).toBeUndefined();
  });
});

describe('a duel', () => {
  it('begins with a binding challenge, and ends with a reveal that is checked', async () => {
    await fc.assert(
      fc.asyncProperty(reveals, async (reveal) => {
        const challenge = await challengeOf(reveal, sha256);
        expect(parseDuelLink(makeDuelLink(challenge))).toEqual({ ok: true, value: challenge });
        expect(parseDuelLink(`#/${makeDuelLink(reveal)}`)).toEqual({ ok: true, value: reveal });
        expect(encodeURI(makeDuelLink(reveal))).toBe(makeDuelLink(reveal));
        expect(await checkReveal(challenge, reveal, sha256Web)).toBe('kept');
        expect(
          await checkReveal(challenge, { ...reveal, turnsMax: (reveal.turnsMax % 99) + 1 }, sha256),
        ).toBe('other-terms');
        const salt = reveal.salt.with(0, reveal.salt[0]! ^ 1);
        expect(await checkReveal(challenge, { ...reveal, salt }, sha256)).toBe('broken');
        const code = Array.from(reveal.code, (symbol) => (symbol + 1) % reveal.rules.symbols);
        if (reveal.rules.symbols > 1)
          expect(await checkReveal(challenge, { ...reveal, code }, sha256)).toBe('broken');
      }),
      { numRuns: 100 },
    );
  });

  it('round-trips each guess and each answer as a link with its duel and its turn', () => {
    fc.assert(
      fc.property(turns, (answer) => {
        const { answer: _, ...turn } = answer;
        const guess: DuelGuess = { ...turn, kind: 'guess' };
        for (const link of [guess, answer]) {
          expect(parseDuelLink(makeDuelLink(link))).toEqual({ ok: true, value: link });
          expect(encodeURI(makeDuelLink(link))).toBe(makeDuelLink(link));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('parses any string to a link or an error code', () => {
    const links = fc.oneof(reveals, turns);
    const damaged = fc.tuple(links, fc.nat(90), fc.string({ maxLength: 2 })).map(([link, at, put]) => {
      const text = makeDuelLink(link);
      return text.slice(0, at) + put + text.slice(at + 1);
    });
    const sealed = fc
      .tuple(
        fc.constantFrom('challenge', 'guess', 'answer', 'reveal'),
        fc.nat(3),
        fc.constantFrom('p4c6r', 'mm', 'p9c3n', 'p4c06r'),
        fc.nat(99),
        fc.string({ unit: fc.constantFrom(...'Aab._-'), maxLength: 50 }),
      )
      .map(([kind, version, rules, turns, payload]) => {
        const body = `${kind}${version}/${rules}/${turns}/${payload}.`;
        return body + checksum(body);
      });
    fc.assert(
      fc.property(fc.oneof(anyText({ maxLength: 90 }), damaged, sealed), (text) => {
        const read = parseDuelLink(text);
        if (read.ok) expect(text.endsWith(makeDuelLink(read.value))).toBe(true);
        else expect(typeof read.error.code).toBe('string');
      }),
      { numRuns: 3000 },
    );
    expect(parseDuelLink('challenge1/'.repeat(1_000_000))).toEqual({
      ok: false,
      error: { code: 'too-long' },
    });
    expect(parseDuelLink('')).toEqual({ ok: false, error: { code: 'not-a-link' } });
  });

  it('reports the invalid version, rules or content of a link with a valid checksum', () => {
    const seal = (body: string) => parseDuelLink(body + checksum(body));
    const salt = makeBase64url(new Uint8Array(32));
    expect(seal(`reveal1/p4c6r/12/${salt}.aabb.`)).toMatchObject({ ok: true });
    expect(seal(`guess1/p4c6r/12/${salt}.12.aabb.`)).toMatchObject({ ok: true });
    expect(seal(`answer1/p4c6r/12/${salt}.1.aabb.2.2.`)).toMatchObject({ ok: true });
    expect(seal(`reveal2/p4c6r/12/${salt}.aabb.`)).toEqual({
      ok: false,
      error: { code: 'unknown-version', version: '2' },
    });
    expect(seal(`reveal1/p4c3n/12/${salt}.aabb.`)).toEqual({ ok: false, error: { code: 'bad-rules' } });
    for (const body of [
      `reveal1/p4c6r/12/${salt}.aabg.`,
      `reveal1/p4c6r/12/${salt}.aab.`,
      `reveal1/p4c10n/12/${salt}.aabb.`,
      `reveal1/p4c6r/0/${salt}.aabb.`,
      `reveal1/p4c6r/012/${salt}.aabb.`.replace('012', '02'),
      `reveal1/p4c6r/12/${salt}.aabb.x.`,
      `reveal1/p4c6r/12/${salt.slice(1)}.aabb.`,
      `challenge1/p4c6r/12/${salt.slice(0, -1)}B.`,
      `challenge1/p4c6r/12/${salt}.aabb.`,
      `guess1/p4c6r/12/${salt}.0.aabb.`,
      `guess1/p4c6r/12/${salt}.13.aabb.`,
      `guess1/p4c6r/12/${salt}.01.aabb.`,
      `guess1/p4c6r/12/${salt}.1.aabg.`,
      `guess1/p4c6r/12/${salt}.1.aabb.1.0.`,
      `guess1/p4c6r/12/${salt.slice(1)}.1.aabb.`,
      `answer1/p4c6r/12/${salt}.1.aabb.`,
      `answer1/p4c6r/12/${salt}.1.aabb.3.1.`,
      `answer1/p4c6r/12/${salt}.1.aabb.1.-1.`,
      `answer1/p4c6r/12/${salt}.1.aabb.1.00.`,
    ])
      expect(seal(body)).toEqual({ ok: false, error: { code: 'malformed' } });
  });
});
