import { loadGame } from '@inkling/games/registry';
import { afterEach, describe, expect, it } from 'vitest';
import description from '../../../server/openapi.json' with { type: 'json' };
import { english as classEnglish } from '../features/together/messages/classroom/english.ts';
import { german as classGerman } from '../features/together/messages/classroom/german.ts';
import { spanish as classSpanish } from '../features/together/messages/classroom/spanish.ts';
import { refused as english } from '../features/together/messages/english-faults.ts';
import { refused as german } from '../features/together/messages/german-faults.ts';
import { refused as spanish } from '../features/together/messages/spanish-faults.ts';
import { type Language, language, settled } from '../shell/language/language.ts';
import type { RoomPart } from '../shell/parts/room-part.ts';
import { Device } from '../shell/saved/testing/device.ts';
import { GAMES } from './games.ts';

type Refused = typeof english;
const SHARED: readonly (readonly [Language, Refused])[] = [
  ['en', withClass(english, classEnglish)],
  ['de', withClass(german, classGerman)],
  ['es', withClass(spanish, classSpanish)],
];
/** The page of a class has its own texts for what only a class is refused. */
function withClass(refused: Refused, { refusals }: Pick<typeof classEnglish, 'refusals'>): Refused {
  return (fault, part) => refusals[fault.code] ?? refused(fault, part);
}

const CODES = description.components.schemas.Refusal.properties.code.enum;

const parts: (readonly [string, RoomPart])[] = [];
for (const { id, room } of GAMES) if (room) parts.push([id, await room(new Device().openTab())]);

afterEach(async () => {
  language.value = 'en';
  await settled();
});

const byGame = (part: RoomPart, code: string): string | undefined =>
  part.messages().refusal({ code, letter: 'a', place: 1, count: 2 }, part.usualRules);
const byServer = (refused: Refused, code: string): string => refused({ code } as Parameters<Refused>[0]);

describe('the explanation of a refusal by the server', () => {
  it('exists for every code, either from its game or for all games, never both', () => {
    expect(CODES.length).toBeGreaterThan(60);
    for (const code of [...CODES, 'offline', 'not-understood']) {
      const sentences = parts.flatMap(([, part]) => byGame(part, code) ?? []);
      const shared = SHARED.map(([, refused]) => byServer(refused, code));
      for (const sentence of [...shared, ...sentences]) expect(sentence, code).toMatch(/^.{8,}[.!?]$/);
      expect(new Set(shared).size, code).toBe(SHARED.length);
      for (const [index, [, refused]] of SHARED.entries())
        expect(shared[index] === byServer(refused, 'never-heard-of'), code).toBe(sentences.length > 0);
    }
  });

  it.each(SHARED)('exists for every fault of every game, in %s', async (wanted, refused) => {
    expect(parts.length).toBeGreaterThan(2);
    const unknown = byServer(refused, 'never-heard-of');
    for (const [id, part] of parts) {
      const { room } = (await loadGame(id)) ?? {};
      for (const code of room?.faults ?? []) {
        language.value = 'en';
        const inEnglish = byGame(part, code) ?? byServer(english, code);
        language.value = wanted;
        const sentence = () => byGame(part, code) ?? byServer(refused, code);
        if (wanted !== 'en') await expect.poll(sentence, { message: code }).not.toBe(inEnglish);
        expect(sentence(), code).not.toBe(unknown);
      }
    }
  });

  it('names the letter and the place in hard mode', () => {
    const texts = parts.flatMap(([, part]) => byGame(part, 'hard-place') ?? []);
    expect(texts).toEqual(['In hard mode A must be at place 2.']);
  });
});
