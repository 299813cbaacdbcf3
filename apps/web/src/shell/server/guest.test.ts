import type { Client, Reply } from '@inkling/client/client';
import { describe, expect, it } from 'vitest';
import type { Storage } from '../saved/storage.ts';
import { Guest } from './guest.ts';
import { openOnlineStorage } from './online-storage.ts';

/** A server that identifies guests by recovery code, and one browser with or without a cookie. */
class World {
  readonly kept = new Map<string, unknown>();
  readonly guests = new Map<string, string>();
  cookie: string | undefined;
  asked: string[] = [];
  fails: string | undefined;

  readonly storage: Storage = {
    read: async (key) => this.kept.get(key),
    write: async (key, value) => {
      this.kept.set(key, value);
      return true;
    },
    list: async (prefix) => [...this.kept].filter(([key]) => key.startsWith(prefix)),
    remove: async (keys) => {
      for (const key of keys) this.kept.delete(key);
      return true;
    },
  };

  readonly client = {
    call: async (name: string, { body }: { readonly body?: { readonly recovery?: string } }) => {
      this.asked.push(name);
      if (this.fails) return { ok: false, error: { code: this.fails } };
      if (name === 'beginGuest') {
        const recovery = `code-${this.guests.size}`;
        this.guests.set(recovery, (this.cookie = `guest-${this.guests.size}`));
        return { ok: true, value: { recovery } };
      }
      const back = this.guests.get(body?.recovery ?? '');
      if (back === undefined) return { ok: false, error: { code: 'no-such-recovery' } };
      this.cookie = back;
      return { ok: true, value: {} };
    },
  } as unknown as Client;

  readonly who = async (): Promise<Reply<string>> =>
    this.cookie === undefined
      ? ({ ok: false, error: { code: 'no-guest' } } as Reply<string>)
      : { ok: true, value: this.cookie };

  /** Simulates reloading the page. */
  page(): Guest {
    return new Guest(this.client, openOnlineStorage(this.storage));
  }
}

describe('the guest of this browser', () => {
  it('is created once, however many calls need it simultaneously', async () => {
    const world = new World();
    const guest = world.page();
    const replies = await Promise.all([guest.as(world.who), guest.as(world.who), guest.as(world.who)]);
    expect(replies).toEqual(replies.map(() => ({ ok: true, value: 'guest-0' })));
    expect(guest.recovery.value).toBe('code-0');
  });

  it('makes no request in vain on the first visit', async () => {
    const world = new World();
    let refused = 0;
    const guest = world.page();
    const who = async () => {
      const reply = await world.who();
      if (!reply.ok) refused++;
      return reply;
    };
    await guest.as(who);
    await guest.as(who);
    expect([refused, world.asked]).toEqual([0, ['beginGuest']]);
  });

  it('is restored by its recovery code when the cookie is gone', async () => {
    const world = new World();
    await world.page().as(world.who);
    world.cookie = undefined;
    const guest = world.page();
    expect(await guest.as(world.who)).toEqual({ ok: true, value: 'guest-0' });
    expect([world.guests.size, world.kept.get('online/recovery')]).toEqual([1, 'code-0']);
  });

  it('is not replaced while the server fails to answer', async () => {
    const world = new World();
    await world.page().as(world.who);
    world.cookie = undefined;
    for (const code of ['busy', 'unavailable', 'offline', 'too-many-requests']) {
      world.fails = code;
      expect(await world.page().as(world.who)).toEqual({ ok: false, error: { code } });
    }
    expect([world.guests.size, world.kept.get('online/recovery')]).toEqual([1, 'code-0']);
  });

  it('keeps the recovery codes of former guests', async () => {
    const world = new World();
    await world.page().as(world.who);
    world.cookie = undefined;
    world.guests.delete('code-0');
    world.guests.set('another', 'guest-9');
    const guest = world.page();
    expect(await guest.as(world.who)).toMatchObject({ ok: true });
    expect(guest.recovery.value).toBe('code-1');
    expect(guest.formerRecoveries.value).toEqual(['code-0']);
    await guest.recover('another');
    expect(guest.formerRecoveries.value).toEqual(['code-0', 'code-1']);
  });
});
