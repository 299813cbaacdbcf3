import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { openTestServer, type TestServer } from '../testing/test-server.ts';
import { reportSettings, unsafeParts } from './report.ts';
import { readSettings, type SettingsRead } from './settings.ts';
import { SETTINGS, type TrustedProxies } from './table.ts';

const HOME = { XDG_STATE_HOME: '/state' };

function read(args: readonly string[], env: Record<string, string> = {}): SettingsRead {
  const settings = readSettings(args, { ...HOME, ...env });
  if ('problems' in settings) throw new Error(settings.problems.join(' '));
  return settings;
}

function problemsOf(args: readonly string[], env: Record<string, string> = {}): readonly string[] {
  const settings = readSettings(args, env);
  return 'problems' in settings ? settings.problems : [];
}

describe('settings', () => {
  it('have safe defaults for a single user', () => {
    const { settings, sources, isCheck } = read([]);
    expect(settings).toEqual({
      host: '127.0.0.1',
      port: 4173,
      data: '/state/inkling/server',
      origins: [],
      basePath: '',
      trustedProxies: false,
      limits: true,
      log: 'warn',
      metrics: 'off',
      keepDays: 90,
      freeMb: 64,
      games: [],
    });
    expect([new Set(Object.values(sources)), isCheck]).toEqual([new Set(['default']), false]);
    expect(unsafeParts(settings, { folderMode: 0o40700 })).toEqual([]);
  });

  it('are taken from options first, then from the environment', () => {
    const env = { INKLING_PORT: '80', INKLING_HOST: '0.0.0.0', INKLING_DATA: '', INKLING_LOG: 'info' };
    const { settings, sources } = read(['--port', '0', '--check'], env);
    expect(settings).toMatchObject({ port: 0, host: '0.0.0.0', data: '/state/inkling/server', log: 'info' });
    expect(sources).toMatchObject({ port: 'option', host: 'environment', data: 'default' });
  });

  it.each<[string, TrustedProxies]>([
    ['0', false],
    ['1', 1],
    ['2', 2],
    ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  ])('parse INKLING_TRUST_PROXY=%s', (text, trusted) =>
    expect(read([], { INKLING_TRUST_PROXY: text }).settings.trustedProxies).toEqual(trusted),
  );

  it.each([
    [[], { INKLING_TRUST_PROXY: 'true' }],
    [[], { INKLING_TRUST_PROXY: '10.0.0.0/33' }],
    [[], { INKLING_TRUST_PROXY: '0.0.0.0/0' }],
    [[], { INKLING_TRUST_PROXY: 'nginx' }],
    [[], { INKLING_LIMITS: 'OFF' }],
    [[], { INKLING_LIMITS: '0' }],
    [[], { INKLING_LIMITS: 'constructor' }],
    [[], { INKLING_LOG: '1' }],
    [[], { INKLING_METRICS: 'on' }],
    [[], { INKLING_METRICS: '127.0.0.1:0' }],
    [[], { INKLING_KEEP_DAYS: '-1' }],
    [[], { INKLING_KEEP_DAYS: '36501' }],
    [[], { INKLING_DISK_FREE: '64MB' }],
    [[], { INKLING_METRICS: 'localhost:9464' }],
    [[], { INKLING_ORIGIN: 'play.example' }],
    [[], { INKLING_ORIGIN: 'https://play.example/' }],
    [[], { INKLING_ORIGIN: 'https://a.example,,https://b.example' }],
    [[], { INKLING_BASE_PATH: 'inkling' }],
    [[], { INKLING_BASE_PATH: '/inkling/' }],
    [[], { INKLING_BASE_PATH: '/a/../b' }],
    [[], { INKLING_BASE_PATH: '/a%2fb' }],
    [[], { INKLING_BASE_PATH: '//evil.example' }],
    [[], { INKLING_GAMES: 'chess' }],
    [[], { INKLING_GAMES: 'word' }],
    [[], { INKLING_PORT: '4173x' }],
    [['--port', '99999'], {}],
    [['--port', '-1'], {}],
    [['--nonsense'], {}],
    [['stray'], {}],
    [['--data', ''], {}],
  ])('%j with %j are rejected with one message', (args, env) => {
    const problems = problemsOf(args, env);
    expect(problems).toEqual([expect.stringMatching(/^.{20,}$/s)]);
    for (const name of Object.keys(env)) expect(problems[0]).toContain(`${name} must be `);
  });

  it('ignore the variables of the terminal, the tests and the tools', () => {
    const root = new URL('../../../../', import.meta.url);
    const sources = ['tools', 'tests', 'apps/cli/src'].flatMap((folder) =>
      readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
        .filter((file) => /\.m?ts$|\.mjs$/.test(file))
        .map((file) => readFileSync(new URL(`${folder}/${file}`, root), 'utf8')),
    );
    const names = [...sources.join('\n').matchAll(/\benv(?:\.|\[')(INKLING_[A-Z_]+)/g)].map(
      ([, name = '']) => name,
    );
    expect(names).toContain('INKLING_CHROMIUM');
    for (const name of names) expect(problemsOf([], { [name]: '' })).toEqual([]);
  });

  it('reject an unknown name, and report all problems together', () => {
    const problems = problemsOf([], { INKLING_TRUSTPROXY: '1', INKLING_LIMITS: 'no', PATH: '/bin' });
    expect(problems).toEqual([
      expect.stringContaining('no setting INKLING_TRUSTPROXY'),
      'INKLING_LIMITS must be on or off, not "no".',
    ]);
  });

  it.each([
    ['INKLING_PROT', ' Did you mean INKLING_PORT?'],
    ['INKLING_TRUSTPROXY', ' Did you mean INKLING_TRUST_PROXY?'],
    ['INKLING_COLOUR', ''],
  ])('suggest the setting that %s was meant to be, if any', (name, guess) => {
    expect(problemsOf([], { [name]: '1' })).toEqual([
      expect.stringContaining(`The server has no setting ${name}.${guess} Its settings are INKLING_HOST,`),
    ]);
  });

  it('are printed in a form that can be parsed again', () => {
    const env = {
      INKLING_ORIGIN: 'https://a.example,http://b.example:81',
      INKLING_BASE_PATH: '/games/inkling',
      INKLING_TRUST_PROXY: '10.0.0.0/8',
    };
    const { settings } = read(['--port', '81'], env);
    for (const [name, setting] of Object.entries(SETTINGS) as [keyof typeof SETTINGS, never][]) {
      const { print, parse } = setting as { print(value: unknown): string; parse(text: string): unknown };
      expect(parse(print(settings[name]))).toEqual(settings[name]);
    }
  });
});

describe('the guide for operators', () => {
  it('lists every setting with its help text', () => {
    const guide = readFileSync(new URL('../../../../docs/operating.md', import.meta.url), 'utf8');
    const rows = Object.values(SETTINGS).map(
      ({ variable, option, help }) => `| \`${variable}\` | ${option ? `\`--${option}\` ` : ''}| ${help} |`,
    );
    expect(guide).toContain(`| --- | --- | --- |\n${rows.join('\n')}\n\n`);
  });
});

describe('the report on settings', () => {
  it('says that the path is a file, instead of how to protect it', () => {
    const { settings } = read(['--data', '/etc/passwd']);
    expect(unsafeParts(settings, { folderMode: 0o100644, isFile: true })).toEqual([
      '/etc/passwd is a file. Name a folder in INKLING_DATA.',
    ]);
  });

  it.each([
    'mysql://u:secret@db.example/x',
    'redis+tls://u:secret@db.example',
    'postgres://u:secret@ho st/x',
    'postgres://u:sec/ret-secret@db.example/x',
    'postgres://u:#secret@db.example/x',
    'postgres://u:p@db example/x?user=u&password=secret&sslmode=require',
  ])('rejects %s as the data location, and shows no password', (data) => {
    const { problems } = readSettings([], { INKLING_DATA: data }) as { readonly problems: string[] };
    expect(problems).toEqual([expect.stringMatching(/^INKLING_DATA must be a folder, or an address like/)]);
    expect(problems.join()).not.toContain('secret');
  });

  it.each([
    '/var/lib/inkling',
    'C:\\inkling',
    'postgres:///inkling?host=/run/postgresql',
    'postgresql://h/x',
  ])('accepts %s', (data) => expect(read([], { INKLING_DATA: data }).settings.data).toBe(data));

  it.each(['prefer', 'require', 'verify-ca', 'verify-full'])(
    'takes sslmode=%s as verify-full, which is what the driver does',
    (mode) => {
      const { settings } = read(['--data', `postgres://u@db.example/x?sslmode=${mode}&a=1`]);
      expect(settings.data).toBe('postgres://u@db.example/x?sslmode=verify-full&a=1');
      expect(unsafeParts(settings, { folderMode: undefined })).toEqual([]);
    },
  );

  it.each(['disable', 'no-verify', 'require&uselibpqcompat=true'])('leaves sslmode=%s as it is', (mode) => {
    const data = `postgres://u@db.example/x?sslmode=${mode}`;
    const { settings } = read(['--data', data]);
    expect(settings.data).toBe(data);
    expect(unsafeParts(settings, { folderMode: undefined })).toEqual([expect.stringContaining('encrypted')]);
  });

  it('shows each setting, but no password', () => {
    const lines = reportSettings(read(['--data', 'postgres://u:secret@db.example/inkling?sslmode=require']), {
      folderMode: undefined,
    }).join('\n');
    expect(lines).toContain('postgres://…@db.example/inkling');
    expect(lines).not.toContain('secret');
    for (const { variable } of Object.values(SETTINGS)) expect(lines).toContain(variable);
    expect(lines).toContain('Nothing here is unsafe.');
  });

  it.each([
    ['/nowhere/inkling', undefined, true],
    ['/nowhere/inkling', 0o40700, false],
    ['postgres://127.0.0.1/inkling', undefined, false],
  ])('warns for %s with mode %s that the folder does not exist: %s', (data, folderMode, isTold) => {
    const lines = reportSettings(read(['--data', data]), { folderMode });
    expect(
      lines.includes(`The folder ${data} does not exist. The server would create it, with a new database.`),
    ).toBe(isTold);
  });

  it.each<[Record<string, string>, number | undefined, RegExp]>([
    [{ INKLING_HOST: '0.0.0.0' }, undefined, /without HTTPS/],
    [{ INKLING_ORIGIN: 'http://play.example' }, undefined, /cookies travel in the clear/],
    [{ INKLING_ORIGIN: 'https://play.example' }, undefined, /count as one address/],
    [
      { INKLING_HOST: '0.0.0.0', INKLING_ORIGIN: 'https://play.example', INKLING_TRUST_PROXY: '1' },
      undefined,
      /can claim any address/,
    ],
    [{ INKLING_LIMITS: 'off' }, undefined, /no limits/],
    [{ INKLING_LOG: 'off' }, undefined, /Nothing is logged/],
    [{ INKLING_METRICS: '0.0.0.0:9464' }, undefined, /reach 0\.0\.0\.0:9464 reads \/metrics/],
    [{ INKLING_DISK_FREE: '0' }, undefined, /fill the disk/],
    [{ INKLING_KEEP_DAYS: '0' }, undefined, /grows without end/],
    [{}, 0o40755, /chmod 700/],
    [{ INKLING_DATA: 'postgres://u@db.example/x' }, undefined, /encrypted/],
  ])('calls %j unsafe', (env, folderMode, told) => {
    const unsafe = unsafeParts(read([], env).settings, { folderMode });
    expect(unsafe).toEqual([expect.stringMatching(told)]);
  });
});

describe('the address of a client', () => {
  let place: TestServer;
  afterEach(() => place.close());
  const still = { perSecond: 1e-9, burst: 2 };

  /** Returns how many new guests a client gets that forges another address for each request. */
  async function guestsBehind(trustedProxies: TrustedProxies, appended: string): Promise<number> {
    place = await openTestServer({ limits: { newGuests: still } }, { trustedProxies });
    let begun = 0;
    for (let i = 0; i < 8; i++) {
      const reply = await place.app.inject({
        method: 'POST',
        url: '/api/guests',
        remoteAddress: '10.1.1.1',
        headers: { 'x-forwarded-for': `203.0.113.${i}${appended}` },
        payload: { keep: 'token' },
      });
      if (reply.statusCode === 201) begun++;
    }
    return begun;
  }

  it.each<[TrustedProxies, string, number]>([
    // No proxy is trusted: all requests count as from the socket's address.
    [false, '', 2],
    // One proxy appended the address that it saw.
    [1, ', 198.51.100.7', 2],
    [2, ', 198.51.100.7, 10.1.1.2', 2],
    [['10.0.0.0/8'], ', 198.51.100.7, 10.1.1.2', 2],
    // The last entry is the client's own, so each forged address has its own limit.
    [1, '', 8],
    [['10.1.1.1'], '', 8],
    // The socket's address is not one of our proxies.
    [['192.168.0.0/16'], '', 2],
  ])('is determined with %j trusted and “%s” appended', async (trusted, appended, begun) =>
    expect(await guestsBehind(trusted, appended)).toBe(begun),
  );
});
