import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readSettings } from '../settings/settings.ts';
import { SETTINGS } from '../settings/table.ts';
import { Metrics } from './metrics.ts';

const FOLDER = new URL('../../../../deploy/', import.meta.url);
const files = readdirSync(FOLDER).map((name) => [name, readFileSync(new URL(name, FOLDER), 'utf8')] as const);

function textOf(name: string): string {
  return files.find(([other]) => other === name)?.[1] ?? '';
}

describe('the files for operators', () => {
  it.each(files)('%s uses only known settings', (_, text) => {
    const known: readonly string[] = [
      ...Object.values(SETTINGS).map(({ variable }) => variable),
      'INKLING_PASSWORD',
    ];
    for (const [name] of text.matchAll(/INKLING_[A-Z_]+/g)) expect(known).toContain(name);
  });

  it('the systemd unit has valid settings', () => {
    const lines = [...textOf('inkling.service').matchAll(/^Environment=(\w+)=(.+)$/gm)];
    const env = Object.fromEntries(lines.map(([, name = '', value = '']) => [name, value]));
    const read = readSettings([], env);
    expect('problems' in read ? read.problems : read.settings).toMatchObject({
      host: '127.0.0.1',
      data: '/var/lib/inkling',
      trustedProxies: 1,
    });
  });

  it('the dashboard and the alerts use only metrics that the server exports', () => {
    const told = new Metrics().print(
      { streams: 0, ready: 1, disk_free_bytes: 1, database_bytes: 1 },
      { waiting: 0, count: 0, seconds: 0 },
      { waiting: 0, running: 0, count: 0, seconds: 0, givenUp: 0 },
    );
    const families = [...told.matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(
      ([, name = '', type]) => `${name}${type === 'counter' ? '_total' : ''}`,
    );
    const board = JSON.parse(textOf('grafana.json')) as {
      readonly panels: readonly { readonly targets: readonly { readonly expr: string }[] }[];
    };
    const asked = board.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
    const text = `${asked.join('\n')}\n${textOf('alerts.yaml')}`;
    const names = new Set(Array.from(text.matchAll(/inkling_\w+/g), ([name]) => name));
    expect(names.size).toBeGreaterThan(10);
    for (const name of names) expect(families).toContain(name);
  });
});
