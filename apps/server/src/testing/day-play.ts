import { fail, expect as value } from '@inkling/core/result';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { expect } from 'vitest';
import type { DailyView } from '../daily/daily.ts';
import { randomOf } from '../room/deal.ts';
import { handClock, openTestServer, Player, type TestView } from './test-server.ts';

const NOON = Date.parse('2026-11-20T12:00:00Z');

/** Opens a server at noon of a day, with a guest, and returns helpers for what players and programs do there. */
export async function openDay() {
  const clock = handClock();
  clock.nowMs = NOON;
  const place = await openTestServer({ clock });
  const ann = await Player.join(place.app);
  const today = async (player: Player): Promise<DailyView> => (await player.send('GET', '/api/daily')).body;
  const board = async (player: Player, game: string, kind: string) =>
    (await player.send('GET', `/api/daily/${game}/board?kind=${kind}`)).body;
  const begin = async (player: Player, game: string): Promise<TestView> => {
    const { status, body } = await player.send('POST', `/api/daily/${game}`);
    expect(status).toBe(200);
    return body;
  };
  /** Reads the secret from the server's own data, which no player can see. */
  const secretIn = async (room: string): Promise<string> => {
    const found = value(await place.services.roomRepository.find(room));
    const { game, rules } = JSON.parse(String(found?.room.setup));
    const spec = place.services.games.get(game)?.room;
    const params: unknown = value(spec?.parseRules(rules, 'drawn') ?? fail('no such game'));
    return String(spec?.secretText(spec.start(params, 'drawn', randomOf(String(found?.room.seed)))));
  };
  /** Returns the square of a tile's mate, from the server's own data. */
  const mateIn = async (room: string, square: number): Promise<number> => {
    const found = value(await place.services.roomRepository.find(room));
    const { rules } = covenWitch;
    const params = value(rules.parseParams(String(covenWitch.daily?.rules)));
    const { tiles } = rules.start(params, randomOf(String(found?.room.seed))).secret;
    const name = JSON.stringify(tiles[square]);
    return tiles.findIndex((face, at) => at !== square && JSON.stringify(face) === name);
  };
  const solve = async (player: Player, game: string) => {
    const { id } = await begin(player, game);
    return player.play(id, `guess ${await secretIn(id)}`);
  };
  /** Plays like a human: a wrong guess, a pause for thought, and then the code. */
  const solveSlowly = async (player: Player) => {
    const { id } = await begin(player, 'mastermind');
    const secret = await secretIn(id);
    await player.play(id, `guess ${secret === 'aabb' ? 'aabc' : 'aabb'}`);
    clock.nowMs += 60_000;
    return player.play(id, `guess ${secret}`);
  };
  /** Creates a guest as a page does, with a cookie instead of a token. The test reads the token from the cookie. */
  const joinAsPage = async (): Promise<Player> => {
    const reply = await place.app.inject({
      method: 'POST',
      url: '/api/guests',
      headers: { 'sec-fetch-site': 'same-origin' },
      payload: { keep: 'cookie' },
    });
    const token = /inkling=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? '';
    return new Player(place.app, { token, recovery: reply.json().recovery }, 'page');
  };
  /** Sends a request with a cookie, as a page does and a program does not. */
  const asPage = (player: Player, method: 'GET' | 'POST', url: string, payload?: object) =>
    place.app.inject({
      method,
      url,
      headers: { cookie: `inkling=${player.token}`, 'sec-fetch-site': 'same-origin' },
      ...(payload ? { payload } : {}),
    });

  return { place, clock, ann, today, board, begin, secretIn, mateIn, solve, solveSlowly, joinAsPage, asPage };
}

export type DayPlay = Awaited<ReturnType<typeof openDay>>;
