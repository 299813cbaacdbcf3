import '../../shell/daily/daily.css';
import './style/index.css';
import { type CallFault, makeClient } from '@inkling/client/client';
import type { Sha256 } from '@inkling/games/promise/commitment';
import { computed } from '@preact/signals';
import { DAILY_RECORD, parseDailyRecord } from '../../shell/daily/daily-record.ts';
import { dayMessages } from '../../shell/daily/messages/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { Guest } from '../../shell/server/guest.ts';
import { openOnlineStorage } from '../../shell/server/online-storage.ts';
import { serverBase } from '../../shell/server/server.ts';
import { DailyController } from './controller/daily-controller.ts';
import { ServerDay } from './controller/server-day.ts';
import { messages } from './messages/language.ts';
import { DailyPage } from './view/daily-page.tsx';

/** Opens the page of today, or of the day that the address names: `#/daily/2026-11-18`. */
export async function openDaily({ storage, saved, games, path }: PageServices): Promise<Page> {
  const client = makeClient({ base: serverBase() });
  const online = openOnlineStorage(storage);
  const loaded = await Promise.all(games.map(async (entry) => ({ entry, part: await entry.daily?.() })));
  const controller: DailyController = new DailyController({
    storage,
    record: await saved.value(DAILY_RECORD, parseDailyRecord),
    games: loaded.flatMap(({ entry, part }) => (part ? [{ entry, part }] : [])),
    server: new ServerDay({
      client,
      guest: new Guest(client, online),
      storage: online,
      sha256: hashOf(globalThis.crypto.subtle),
      goTo: (room) => {
        location.hash = `#/online/room/${room}`;
      },
      refuse: (fault) => {
        controller.said.value = refusal(fault);
      },
    }),
    asked: path === '' ? undefined : path,
    deviceNow: () => Date.now(),
  });
  void controller.begin();
  const ticking = setInterval(() => void controller.tick(), TICK_MS);
  return {
    title: computed(() => messages().title(dayMessages().ofDay(controller.day.value))),
    View: () => <DailyPage controller={controller} />,
    press: () => false,
    close: () => clearInterval(ticking),
  };
}

const TICK_MS = 5000;

function refusal({ code }: CallFault): string {
  const { refused } = messages();
  return code in refused ? refused[code as keyof typeof refused] : refused.other;
}

/** Browsers hash only at safe addresses. */
function hashOf(subtle: SubtleCrypto | undefined): Sha256 | undefined {
  return subtle && (async (bytes) => new Uint8Array(await subtle.digest('SHA-256', Uint8Array.from(bytes))));
}
