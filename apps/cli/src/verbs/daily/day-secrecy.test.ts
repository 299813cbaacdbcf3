import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ok, expect as value } from '@inkling/core/result';
import { newSheet, playMove, replay } from '@inkling/core/sheet';
import type { AnyGame } from '@inkling/games/contract/game-module';
import { daysAfter } from '@inkling/games/daily/day';
import { FIRST_DAY, numberOfDay, openSeed } from '@inkling/games/daily/open-day';
import { mastermind } from '@inkling/games/mastermind/rules/game';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { WITCH_DAY_RULES } from '@inkling/games/witch/day-rules';
import { loadWordFor } from '@inkling/games/word/listed-module';
import { describe, expect, it, vi } from 'vitest';
import { offeredGames } from '../../games/registry.ts';
import { run } from '../../testing/run.ts';

interface Played {
  readonly rules: AnyGame;
  readonly params: string;
  /** The moves as the user types them; `moves` has them in the notation of the rules. */
  readonly typed: readonly string[];
  readonly moves: readonly string[];
}

const GAMES: Readonly<Record<string, () => Promise<Played>>> = {
  mastermind: async () => ({
    rules: mastermind,
    params: 'p4c6r/12/drawn',
    typed: ['aabb', 'ccde', '?', 'board'],
    moves: ['guess aabb', 'guess ccde'],
  }),
  word: async () => ({
    rules: (await loadWordFor('w5t6@english')).rules,
    params: 'w5t6@english',
    typed: ['crane', 'moist', '?', '/board'],
    moves: ['crane', 'moist'],
  }),
  witch: async () => ({
    rules: covenWitch.rules,
    params: WITCH_DAY_RULES,
    typed: ['?', 'board', 'score'],
    moves: [],
  }),
};

interface SecretOfDay {
  readonly day: string;
  readonly secret: string;
}

/** Returns pairs of days that have different secrets but give the same answers to these moves. */
function pairsOf(
  game: string,
  { rules, params, moves }: Played,
): readonly (readonly [SecretOfDay, SecretOfDay])[] {
  const seen = new Map<string, SecretOfDay>();
  const pairs: (readonly [SecretOfDay, SecretOfDay])[] = [];
  for (let at = 0; at < 400 && pairs.length < PAIRS; at++) {
    const day = daysAfter(FIRST_DAY, at);
    let sheet = newSheet(game, params, openSeed(day, game));
    for (const move of moves) sheet = playMove(sheet, move);
    const state = value(replay(rules, sheet));
    // Only the command `witches` reveals who is on a board of witches, and nobody types it here.
    const view = JSON.stringify({ ...rules.view(state, rules.seats[0] ?? ''), tonight: undefined });
    const own = { day, secret: JSON.stringify(state.secret) };
    const other = seen.get(view);
    if (!other) seen.set(view, own);
    else if (other.secret !== own.secret) pairs.push([other, own]);
  }
  return pairs;
}

/** Returns everything that a day prints and stores before its end, except its date and number. */
async function bytesOf(game: string, { day }: SecretOfDay, typed: readonly string[]): Promise<string> {
  const state = mkdtempSync(join(tmpdir(), 'inkling-day-secrecy-'));
  const { out, err, prompts } = await run(`daily ${game}`, typed, { state, today: day });
  const output = await run('daily --json', [], { state, today: day });
  const folder = join(state, 'inkling');
  const kept = typed.some((entry) => !/^\?$|board|score/.test(entry)) ? readdirSync(folder) : [];
  const files = kept.map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`);
  return [out, err, prompts.join('\n'), output.out, ...files]
    .join('\n')
    .replaceAll(day, 'DAY')
    .replaceAll(new RegExp(`(No |"number":)${numberOfDay(day)}\\b`, 'g'), '$1N');
}

const PAIRS = 3;

describe.each(Object.keys(GAMES))('a day of %s before its end', (game) => {
  it('prints and stores the same bytes for two secrets with the same answers', async () => {
    const played = await (GAMES[game] as () => Promise<Played>)();
    const pairs = pairsOf(game, played);
    expect(pairs).toHaveLength(PAIRS);
    for (const [one, other] of pairs) {
      const [first, second] = [
        await bytesOf(game, one, played.typed),
        await bytesOf(game, other, played.typed),
      ];
      expect(first.length).toBeGreaterThan(500);
      expect(second).toBe(first);
    }
  });

  it('would print different bytes if the secret leaked', async () => {
    const played = await (GAMES[game] as () => Promise<Played>)();
    const [[one, other] = []] = pairsOf(game, played);
    if (!one || !other) throw new Error('there is no such pair of days');
    const play = await offeredGames({})
      .find(({ id }) => id === game)
      ?.day?.load();
    if (!play) throw new Error(`${game} has no day`);
    const leak = vi.spyOn(play, 'progress').mockImplementation(async (day) => {
      const { secret } = [one, other].find((each) => each.day === day) ?? one;
      return ok({ phase: 'begun', turns: 1, withNotes: false, answers: [secret] });
    });
    const bytes = [await bytesOf(game, one, []), await bytesOf(game, other, [])];
    leak.mockRestore();
    expect(bytes[0]).not.toBe(bytes[1]);
  });
});
