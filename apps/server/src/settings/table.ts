import { isIP } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { HIDDEN_GAMES } from '../room/games.ts';
import { isPostgres } from '../store/open-store.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Which proxies are trusted to report a client's address: none; a number of proxies, each of which has added an entry
 * to `X-Forwarded-For`; or the proxies at these addresses and in these networks.
 */
export type TrustedProxies = false | number | readonly string[];

/** What is logged to standard error: nothing, failures, or also requests. */
const LOG_LEVELS = ['off', 'warn', 'info'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

export interface Settings {
  readonly host: string;
  readonly port: number;
  /** A folder or a `postgres://…` URL. */
  readonly data: string;
  /** The public origins, such as `https://play.example`; empty if the server is only reached by its port. */
  readonly origins: readonly string[];
  /** The path under which everything is served, such as `/inkling`; empty if the server has the whole host. */
  readonly basePath: string;
  readonly trustedProxies: TrustedProxies;
  readonly limits: boolean;
  readonly log: LogLevel;
  /** Where `/metrics` is served, or `off`. */
  readonly metrics: { readonly host: string; readonly port: number } | 'off';
  /** Days without a move after which a room is removed; 0 keeps all rooms. */
  readonly keepDays: number;
  /** If fewer megabytes of the disk are free, no new rooms or guests are accepted. */
  readonly freeMb: number;
  /** Ids of hidden games to offer, too. */
  readonly games: readonly string[];
}

/** One setting: its names and the format of its value. */
export interface Setting<T> {
  readonly option: string | undefined;
  readonly variable: string;
  readonly help: string;
  /** Completes the sentence “INKLING_PORT must be …”. */
  readonly wants: string;
  initial(env: Environment): T;
  /** Returns undefined if the string does not have this format. */
  parse(text: string): T | undefined;
  print(value: T): string;
}

/** All settings. `docs/operating.md` contains this table, and a test compares the two. */
export const SETTINGS: { readonly [Name in keyof Settings]: Setting<Settings[Name]> } = {
  host: {
    option: 'host',
    variable: 'INKLING_HOST',
    help: 'The address to listen on. 0.0.0.0 is every address of this machine.',
    wants: 'an address or a name to listen on',
    initial: () => '127.0.0.1',
    parse: (text) => (/^[\w.:%-]+$/.test(text) ? text : undefined),
    print: (host) => host,
  },
  port: {
    option: 'port',
    variable: 'INKLING_PORT',
    help: 'The port. 0 takes any free one; without a port, the first free one from 4173.',
    wants: 'a number from 0 to 65535',
    initial: () => 4173,
    parse: (text) => (/^\d{1,5}$/.test(text) && Number(text) <= 65_535 ? Number(text) : undefined),
    print: String,
  },
  data: {
    option: 'data',
    variable: 'INKLING_DATA',
    help: 'Where everything is kept: a folder, or a PostgreSQL database.',
    wants:
      'a folder, or an address like postgres://user:password@host/database with %23 for #, %2F for / and %40 for @ in the password',
    initial: dataFolder,
    parse: (text) => (isPlace(text) ? withSslMode(text) : undefined),
    print: withoutPassword,
  },
  origins: {
    option: undefined,
    variable: 'INKLING_ORIGIN',
    help: 'The address that people use, or several separated by commas. With https the cookie is Secure.',
    wants: 'addresses like https://play.example, separated by commas',
    initial: () => [],
    parse: (text) => listOf(text, isOrigin),
    print: (origins) => origins.join(', ') || 'none',
  },
  basePath: {
    option: undefined,
    variable: 'INKLING_BASE_PATH',
    help: 'The path of the app where the host serves other things, too; / where it serves nothing else.',
    wants: 'a path like /inkling, without a slash at its end',
    initial: () => '',
    parse: (text) => (text === '/' ? '' : isPath(text) ? text : undefined),
    print: (path) => path || '/',
  },
  trustedProxies: {
    option: undefined,
    variable: 'INKLING_TRUST_PROXY',
    help: 'How many proxies stand in front of the server, or their addresses and networks. 0 is none.',
    wants: 'a number of proxies from 0 to 9, or addresses and networks like 10.0.0.0/8 separated by commas',
    initial: () => false,
    parse: (text) => (/^\d$/.test(text) ? Number(text) || false : listOf(text, isNetwork)),
    print: (trusted) =>
      trusted === false ? '0' : typeof trusted === 'number' ? `${trusted}` : trusted.join(', '),
  },
  limits: {
    option: undefined,
    variable: 'INKLING_LIMITS',
    help: 'Limits for each guest and each address. Turn them off only to measure, or where a proxy limits.',
    wants: 'on or off',
    initial: () => true,
    parse: (text) => (text === 'on' ? true : text === 'off' ? false : undefined),
    print: (isOn) => (isOn ? 'on' : 'off'),
  },
  log: {
    option: undefined,
    variable: 'INKLING_LOG',
    help: 'What is written to standard error: off, warn for what went wrong, info for requests to the API and all refusals too.',
    wants: 'off, warn or info',
    initial: () => 'warn',
    parse: (text) => LOG_LEVELS.find((level) => level === text),
    print: (level) => level,
  },
  metrics: {
    option: undefined,
    variable: 'INKLING_METRICS',
    help: 'A separate address and port for /metrics (OpenMetrics), which only your monitoring should reach; or off.',
    wants: 'off, or an address and port like 127.0.0.1:9464',
    initial: () => 'off',
    parse(text) {
      if (text === 'off') return text;
      const [, host = '', port = ''] = /^(.+):(\d{1,5})$/.exec(text) ?? [];
      // Nobody would know which port 0 had become.
      return isIP(host.replace(/^\[|\]$/g, '')) !== 0 && Number(port) >= 1 && Number(port) <= 65_535
        ? { host: host.replace(/^\[|\]$/g, ''), port: Number(port) }
        : undefined;
    },
    print(metrics) {
      if (metrics === 'off') return metrics;
      const { host, port } = metrics;
      return `${host.includes(':') ? `[${host}]` : host}:${port}`;
    },
  },
  keepDays: {
    option: undefined,
    variable: 'INKLING_KEEP_DAYS',
    help: 'Days without a move after which a room is removed; 0 keeps all rooms.',
    wants: 'a number of days from 0 to 36500',
    initial: () => 90,
    parse: (text) => numberUpTo(text, 36_500),
    print: String,
  },
  freeMb: {
    option: undefined,
    variable: 'INKLING_DISK_FREE',
    help: 'Megabytes that must stay free on the disk; with less, no room is opened and no new guest is let in.',
    wants: 'a number of megabytes from 0 to 1000000',
    initial: () => 64,
    parse: (text) => numberUpTo(text, 1_000_000),
    print: String,
  },
  games: {
    option: 'games',
    variable: 'INKLING_GAMES',
    help: 'Hidden games that are offered too, separated by commas.',
    wants: `none, or hidden games separated by commas (${HIDDEN_GAMES.join(', ')})`,
    initial: () => [],
    parse: (text) => (text === 'none' ? [] : listOf(text, (part) => HIDDEN_GAMES.includes(part))),
    print: (games) => games.join(', ') || 'none',
  },
};

/**
 * Whether this is a folder or a PostgreSQL URL. Other URLs are refused, because they would be taken for folder names.
 */
function isPlace(text: string): boolean {
  if (!/^[a-z][a-z\d+.-]*:\/\//i.test(text)) return text !== '';
  // A # belongs to a password, and everything after it would be lost.
  return isPostgres(text) && URL.canParse(text) && !text.includes('#');
}

/**
 * Replaces the `sslmode` of a database URL by the one that is in force: the driver checks certificate and name in all of
 * these modes, unless it is told to imitate libpq, and would warn that it does.
 */
function withSslMode(data: string): string {
  if (!isPostgres(data) || /[?&]uselibpqcompat=true(&|$)/.test(data)) return data;
  return data.replace(/([?&]sslmode=)(?:prefer|require|verify-ca)(?=&|$)/g, '$1verify-full');
}

/** Removes the password from a database URL, so that it can be shown. */
export function withoutPassword(data: string): string {
  return data.replace(/^([\w+.-]+:\/\/).*@/, '$1…@').replace(/([?&]password=)[^&]*/gi, '$1…');
}

/** Returns the default folder for persistent data of the user's programs. */
function dataFolder(env: Environment): string {
  const { XDG_STATE_HOME: state, LOCALAPPDATA: local } = env;
  if (process.platform === 'win32')
    return join(local || join(homedir(), 'AppData', 'Local'), 'inkling', 'server');
  return join(state || join(homedir(), '.local', 'state'), 'inkling', 'server');
}

function numberUpTo(text: string, most: number): number | undefined {
  return /^\d{1,7}$/.test(text) && Number(text) <= most ? Number(text) : undefined;
}

function listOf(text: string, isOne: (part: string) => boolean): readonly string[] | undefined {
  const parts = text.split(',').map((part) => part.trim());
  return parts.every(isOne) ? parts : undefined;
}

function isOrigin(text: string): boolean {
  return /^https?:\/\//.test(text) && URL.canParse(text) && new URL(text).origin === text;
}

/** Allows only characters that no proxy or browser rewrites. */
function isPath(text: string): boolean {
  return /^(\/[\w~-][\w.~-]*)+$/.test(text);
}

/** Whether this is an IP address or a network in CIDR notation. */
function isNetwork(text: string): boolean {
  const [, address = '', bits] = /^([\da-f:.]+)(?:\/(\d{1,3}))?$/i.exec(text) ?? [];
  const version = isIP(address);
  return (
    version !== 0 && (bits === undefined || (Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128)))
  );
}
