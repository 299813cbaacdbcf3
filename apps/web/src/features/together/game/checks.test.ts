import { webcrypto } from 'node:crypto';
import type { RoomView } from '@inkling/client/generated/api';
import { makeBase64url } from '@inkling/games/encoding/base64url';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { commit } from '@inkling/games/promise/commitment';
import { drawBytes, drawState, promisedSeed } from '@inkling/games/promise/joint-draw';
import { dealtSecret } from '@inkling/games/record/verify-room';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  makePendingCommand,
  type PendingCommand,
  parsePendingCommand,
} from '../../../shell/server/pending-command.ts';
import { outcomeOf, preconditionOf } from '../session/command-outcome.ts';
import { checkRoom } from '../session/reveal-check.ts';
import { ownSheet } from '../session/room-game.ts';
import { VIEW } from './testing/room-samples.ts';

const sha256 = async (bytes: Uint8Array) =>
  new Uint8Array(await webcrypto.subtle.digest('SHA-256', Uint8Array.from(bytes)));

describe('a pending command', () => {
  it('concerns the sheet of its own seat', () => {
    expect(ownSheet(VIEW)?.seat).toBe('first');
  });

  const command: PendingCommand = {
    req: 'r',
    kind: 'move',
    version: 4,
    line: 'guess aabb',
    precondition: preconditionOf(VIEW),
  };
  const stale = (now: RoomView) => outcomeOf(command, { ok: false, error: { code: 'stale', now } });

  it('is retried later if it may not have arrived or the server is busy', () => {
    for (const code of ['offline', 'not-understood'] as const)
      expect(outcomeOf(command, { ok: false, error: { code } })).toEqual({ kind: 'later', seconds: 3 });
    expect(outcomeOf(command, { ok: false, error: { code: 'busy', retrySeconds: 7 } })).toEqual({
      kind: 'later',
      seconds: 7,
    });
  });

  it('is resent with the same request id if the room changed elsewhere', () => {
    const [own, rival] = VIEW.sheets as NonNullable<RoomView['sheets']>;
    const now = { ...VIEW, version: 6, sheets: [own, { ...rival, turnsUsed: 2 }] } as RoomView;
    expect(stale(now)).toEqual({ kind: 'again', command: { ...command, version: 6 }, view: now });
  });

  it('is dropped if its own sheet has changed or it is refused, and done once accepted', () => {
    const [own, rival] = VIEW.sheets as NonNullable<RoomView['sheets']>;
    const now = { ...VIEW, version: 5, sheets: [{ ...own, turnsUsed: 2 }, rival] } as RoomView;
    expect(stale(now)).toMatchObject({ kind: 'refused', view: now });
    expect(stale({ ...VIEW, version: 5, turn: ['second'] })).toMatchObject({ kind: 'refused' });
    expect(outcomeOf(command, { ok: false, error: { code: 'game-over' } })).toMatchObject({
      kind: 'refused',
      view: undefined,
    });
    expect(outcomeOf(command, { ok: true, value: VIEW })).toEqual({ kind: 'done', view: VIEW });
  });

  it('counts as done if another player has already done the same', () => {
    const settle = (kind: 'invite' | 'withdraw', view: Partial<RoomView>) => {
      const now: RoomView = { ...VIEW, version: 5, phase: 'waiting', turn: VIEW.turn, ...view };
      return outcomeOf({ ...command, kind, line: '' }, { ok: false, error: { code: 'stale', now } }).kind;
    };
    const kept: RoomView['seats'] = [
      { seat: 'first', taken: true },
      { seat: 'second', taken: false, reserved: 'other' },
    ];
    expect(settle('withdraw', { phase: 'withdrawn' })).toBe('done');
    expect(settle('invite', {})).toBe('done');
    expect(settle('invite', { seats: kept })).toBe('again');
    expect(settle('withdraw', { seats: kept })).toBe('again');
    expect(settle('invite', { phase: 'withdrawn' })).toBe('again');
  });

  it('round-trips through storage, where invalid data is rejected', () => {
    const commands = fc.record({
      req: fc.string(),
      kind: fc.constantFrom('sit' as const, 'move' as const, 'open' as const, 'next' as const),
      version: fc.nat(),
      line: fc.string(),
      precondition: fc.string(),
    });
    fc.assert(
      fc.property(commands, (any) => {
        expect(parsePendingCommand(makePendingCommand(any))).toEqual(any);
      }),
    );
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), fc.anything()), (any) => {
        expect(parsePendingCommand(any)).toBeUndefined();
      }),
    );
  });
});

describe('a revealed code', () => {
  it('is checked against the first promise seen, and every answer is checked against the code', async () => {
    const salt = new Uint8Array(32).fill(7);
    const promise = makeBase64url(
      await commit({ game: 'mastermind', rules: 'p4c6r/12', salt, code: 'aabc' }, sha256),
    );
    const turns = [
      { guess: 'abcd', exact: 1, near: 2 },
      { guess: 'dcba', exact: 0, near: 0 },
    ];
    const sheet = {
      seat: 'breaker',
      turnsUsed: 2,
      over: true,
      solved: false,
      resigned: true,
      turns,
    } as const;
    const view = {
      ...VIEW,
      phase: 'over',
      sheets: [sheet],
      secret: 'aabc',
      salt: makeBase64url(salt),
      commitment: promise,
    } as RoomView;
    const check = async (of: RoomView, promised: string | undefined = promise, nonce?: string) =>
      (await checkRoom(of, { promised, nonce, day: undefined }, sha256))?.verdict;
    expect(await check(view)).toMatchObject({
      ok: false,
      promise: 'kept',
      draw: 'alone',
      wrong: [{ seat: 'breaker', turn: 1, claimed: '0,0', truth: '1,2' }],
    });
    expect(await check({ ...view, secret: 'aabd' })).toMatchObject({ promise: 'broken' });
    expect(await check({ ...view, commitment: 'else' })).toMatchObject({ promise: 'kept' });
    expect(await check(view, makeBase64url(salt))).toMatchObject({ promise: 'broken' });
    expect(await check({ ...view, salt: 'x' } as RoomView)).toMatchObject({ promise: 'broken' });
    expect(await check({ ...view, phase: 'playing' })).toBeUndefined();
    expect(await check({ ...view, secret: 'zzzz' })).toBeUndefined();
  });

  it('fails the check of the joint draw if this browser’s nonce is not part of it', async () => {
    const [seed, salt, own, other] = [1, 2, 3, 4].map((n) => new Uint8Array(32).fill(n)) as [
      Uint8Array,
      Uint8Array,
      Uint8Array,
      Uint8Array,
    ];
    const nonces = [{ seat: 'breaker', nonce: own }];
    const random = drawState(await sha256(drawBytes({ seed, nonces })));
    const { game, rules } = VIEW;
    const secret = dealtSecret(mastermindModule, rules, random);
    const code = promisedSeed(seed);
    const view = {
      ...VIEW,
      you: 'breaker',
      phase: 'over',
      winner: null,
      sheets: [{ seat: 'breaker', turnsUsed: 0, over: true, solved: false, resigned: true, turns: [] }],
      secret,
      salt: makeBase64url(salt),
      seed: makeBase64url(seed),
      nonces: [{ seat: 'breaker', nonce: makeBase64url(own) }],
      commitment: makeBase64url(await commit({ game, rules, salt, code }, sha256)),
    } as RoomView;
    const draw = async (of: RoomView, nonce: Uint8Array) =>
      (
        await checkRoom(
          of,
          { promised: view.commitment, nonce: makeBase64url(nonce), day: undefined },
          sha256,
        )
      )?.verdict;
    expect(await draw(view, own)).toMatchObject({ ok: true, promise: 'kept', draw: 'joint' });
    expect(await draw(view, other)).toMatchObject({ ok: false, draw: 'false' });
    const { seed: _seed, nonces: _nonces, ...alone } = view;
    expect(await draw(alone, own)).toMatchObject({ ok: false, draw: 'false' });
  });
});
