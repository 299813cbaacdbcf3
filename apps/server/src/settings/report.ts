import { isIP } from 'node:net';
import { isPostgres } from '../store/open-store.ts';
import type { SettingsRead, Source } from './settings.ts';
import { SETTINGS, type Setting, type Settings } from './table.ts';

/** The state of the data folder: its mode, or undefined if it does not exist yet. */
export interface Surroundings {
  readonly folderMode: number | undefined;
  /** Whether the path exists but is not a folder. */
  readonly isFile?: boolean;
}

/**
 * Returns a line for each setting with its value and source, then whether the data folder is new, and what is unsafe.
 */
export function reportSettings(read: SettingsRead, surroundings: Surroundings): readonly string[] {
  const rows = Object.entries(SETTINGS).map(([name, setting]) => {
    const value = (setting as Setting<unknown>).print(read.settings[name as keyof Settings]);
    return `  ${setting.variable.padEnd(20)} ${value}  (${SOURCES[read.sources[name as keyof Settings]]})`;
  });
  const unsafe = unsafeParts(read.settings, surroundings);
  const { data } = read.settings;
  const isMissing = surroundings.folderMode === undefined && !isPostgres(data);
  return [
    'In force:',
    ...rows,
    ...(isMissing
      ? [`The folder ${data} does not exist. The server would create it, with a new database.`]
      : []),
    ...(unsafe.length > 0 ? ['Unsafe:', ...unsafe.map((line) => `  ${line}`)] : ['Nothing here is unsafe.']),
  ];
}

const SOURCES: Readonly<Record<Source, string>> = {
  option: 'from the command line',
  environment: 'from the environment',
  default: 'the default',
};

/** Returns a sentence for each setting that is unsafe on the internet. */
export function unsafeParts(settings: Settings, { folderMode, isFile }: Surroundings): readonly string[] {
  const { host, origins, trustedProxies, limits, log, data } = settings;
  const isOpen = !isLoopback(host);
  const plain = origins.filter(
    (origin) => origin.startsWith('http:') && !isLoopback(new URL(origin).hostname),
  );
  const secure = origins.some((origin) => origin.startsWith('https:'));
  const sentences: string[] = [];
  if (isOpen && !secure)
    sentences.push(
      `Everybody who can reach ${host} is served without HTTPS, so an eavesdropper can take over a guest. Listen on 127.0.0.1 behind a proxy with HTTPS, and set its address in INKLING_ORIGIN.`,
    );
  if (plain.length > 0)
    sentences.push(`${plain.join(', ')} has no HTTPS, so its cookies travel in the clear.`);
  if (secure && !isOpen && trustedProxies === false)
    sentences.push(
      'People come through a proxy, but INKLING_TRUST_PROXY is 0: all of them count as one address and share its limits.',
    );
  if (isOpen && typeof trustedProxies === 'number')
    sentences.push(
      `Whoever reaches ${host} past the proxy can claim any address. Listen on 127.0.0.1, or name the proxies by address in INKLING_TRUST_PROXY.`,
    );
  if (!limits) sentences.push('There are no limits: one person can use up the whole server.');
  if (log === 'off') sentences.push('Nothing is logged: nobody will see why something failed.');
  if (settings.metrics !== 'off' && !isLoopback(settings.metrics.host))
    sentences.push(
      `Everybody who can reach ${SETTINGS.metrics.print(settings.metrics)} reads /metrics. Restrict it with a firewall to whoever monitors the server.`,
    );
  if (settings.freeMb === 0 && !isPostgres(data))
    sentences.push('INKLING_DISK_FREE is 0: strangers can fill the disk until nobody can move.');
  if (settings.keepDays === 0)
    sentences.push('INKLING_KEEP_DAYS is 0: no room is ever removed, so the database grows without end.');
  if (isFile) sentences.push(`${data} is a file. Name a folder in INKLING_DATA.`);
  else if (folderMode !== undefined && (folderMode & 0o077) !== 0)
    sentences.push(
      `Other users of this machine can read ${data}, which holds the signing key. Run: chmod 700 ${data}`,
    );
  if (isPostgres(data) && !isSafeDatabase(data))
    sentences.push(
      'The database is on another machine, and its address does not ask for a connection that is encrypted, to a server whose certificate is checked. Add sslmode=verify-full to it.',
    );
  return sentences;
}

function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return bare === 'localhost' || bare === '::1' || (isIP(bare) === 4 && bare.startsWith('127.'));
}

function isSafeDatabase(data: string): boolean {
  if (!URL.canParse(data)) return true;
  const { hostname, searchParams } = new URL(data);
  const mode = searchParams.get('sslmode') ?? '';
  return hostname === '' || isLoopback(hostname) || ['verify-ca', 'verify-full'].includes(mode);
}
