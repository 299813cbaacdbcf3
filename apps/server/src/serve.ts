import { randomBytes } from 'node:crypto';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setFlagsFromString } from 'node:v8';
import type { FastifyInstance } from 'fastify';
import { makeApp } from './app.ts';
import { RATES_OFF } from './identity/limits.ts';
import { sayListenFault } from './listen-fault.ts';
import { DiskWatch } from './operations/disk-watch.ts';
import { Log, type Run } from './operations/log.ts';
import { Metrics } from './operations/metrics.ts';
import { openMetricsPage } from './operations/metrics-page.ts';
import { sayOpenFault } from './operations/open-fault.ts';
import { measureWrites } from './operations/write-gauges.ts';
import { loadGames } from './room/games.ts';
import { threadPool } from './rooms/computation-worker.ts';
import { openServices } from './services/services.ts';
import { reportSettings, type Surroundings } from './settings/report.ts';
import { readSettings, type SettingsRead } from './settings/settings.ts';
import { SETTINGS, type Settings } from './settings/table.ts';
import { shutDown } from './shutdown.ts';
import { onStopRequest } from './stop-request.ts';
import { DATABASE_FILE, isPostgres, openServerStore } from './store/open-store.ts';
import { codeOf } from './store/sqlite-driver.ts';
import type { Store } from './store/store.ts';
import { systemEvery } from './system/clock.ts';

/** These constants come first because the code below runs as soon as the module is loaded. */
const DISK_LOOK_MS = 15_000;
const PORTS_TRIED = 20;
/** `main.ts` keeps V8's young generation small. It may grow once a client connects, so that moves are answered faster. */
const YOUNG_GROWTH_USUAL = '--semi-space-growth-factor=2';
const PROCESS_NAME_BYTES = 3;

const webRoot = fileURLToPath(new URL('../../web/dist', import.meta.url));
const read = readSettings(process.argv.slice(2), process.env);

if ('problems' in read) leave(2, read.problems.join('\ninkling: '));
else if (read.isCheck) report(read);
else if (!existsSync(join(webRoot, 'index.html')))
  leave(1, 'The web app is not built yet. Run: npm ci && npm run build');
else {
  // Writing the log fails when the disk is full or its reader has gone. Neither may stop the games.
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
  const metrics = new Metrics();
  const log = openLog(read.settings);
  const run = log.begin('server');
  const opened = await open(read.settings, metrics, log);
  if (opened) await serve({ ...opened, metrics, log, run }, read);
}

interface OpenedStore {
  readonly store: Store;
  /** Returns the store's latest fault, if there was one. */
  lastFault(): string | undefined;
}

interface Opened extends OpenedStore {
  readonly metrics: Metrics;
  readonly log: Log;
  /** Logs the life of this server, from start to stop. */
  readonly run: Run;
}

async function serve(
  { store, lastFault, metrics, log, run }: Opened,
  { settings, sources }: SettingsRead,
): Promise<void> {
  const { origins, basePath, trustedProxies } = settings;
  const limits = settings.limits ? {} : RATES_OFF;
  const writes = measureWrites(store);
  const disk = watchDisk(settings, log);
  await disk.look();
  const stopLooking = systemEvery(DISK_LOOK_MS, () => void disk.look());
  const { keepDays } = settings;
  const worker = threadPool();
  const parts = {
    store,
    games: await loadGames(settings.games),
    worker,
    limits,
    disk,
    keepDays,
  };
  const services = await openServices({ ...parts, metrics, log }).catch(async (error: unknown) => {
    leave(2, sayOpenFault(error, settings.data, lastFault()));
    await store.close();
    process.exit();
  });
  const app = await makeApp({ webRoot, services, origins, basePath, trustedProxies });
  const port = await listen(app, settings, sources.port !== 'default');
  // A database that hangs could keep the process alive.
  const giveUp = () => shutDown(app, services, run).then(() => process.exit());
  if (port === undefined) return giveUp();
  const host = settings.host.includes(':') ? `[${settings.host}]` : settings.host;
  const tell = async () =>
    metrics.print(
      {
        streams: services.streams.count,
        ready: (await services.readiness.isReady()) ? 1 : 0,
        disk_free_bytes: disk.freeBytes,
        database_bytes: disk.databaseBytes,
      },
      writes(),
      worker.gauges(),
    );
  if (!(await listenForMetrics(settings, tell))) return giveUp();
  app.server.once('connection', () => setFlagsFromString(YOUNG_GROWTH_USUAL));
  onStopRequest(process, (why) => {
    stopLooking();
    run.info('stopping', { why });
    void shutDown(app, services, run).then(() => process.exit(why === 'SIGINT' ? 130 : 143));
  });
  process.stdout.write(`Inkling is at http://${host}:${port}${basePath}/  (Ctrl-C stops it)\n`);
  run.info('started');
}

/** Logs when disk space becomes short, and when there is enough again. */
function watchDisk({ data, freeMb }: Settings, log: Log): DiskWatch {
  let shortage = log.begin('disk');
  const folder = isPostgres(data) ? undefined : data;
  const file = join(data, DATABASE_FILE);
  return new DiskWatch({
    folder,
    files: [file, `${file}-wal`],
    freeMinBytes: freeMb * 2 ** 20,
    onChange(isShort, freeBytes) {
      shortage.warn(isShort ? 'disk-short' : 'disk-free', { freeBytes });
      if (!isShort) shortage = log.begin('disk');
    },
  });
}

/** Prints the settings that would be in effect. This fails if the user has no access to the data folder. */
function report(read: SettingsRead): void {
  try {
    process.stdout.write(`${reportSettings(read, surroundingsOf(read.settings)).join('\n')}\n`);
  } catch (error) {
    leave(2, sayOpenFault(error, read.settings.data));
  }
}

function surroundingsOf({ data }: Settings): Surroundings {
  const found = statSync(data, { throwIfNoEntry: false });
  return { folderMode: found?.mode, isFile: found?.isDirectory() === false };
}

function openLog({ log: level }: Settings): Log {
  return new Log({
    level,
    write: (line) => void process.stderr.write(`${line}\n`),
    now: Date.now,
    process: randomBytes(PROCESS_NAME_BYTES).toString('hex'),
  });
}

async function open({ data }: Settings, metrics: Metrics, log: Log): Promise<OpenedStore | undefined> {
  const run = log.begin('store');
  let lastFault: string | undefined;
  const onFault = (why: string) => {
    lastFault = why;
    metrics.storeFault();
    run.warn('fault', { why });
  };
  try {
    const store = await openServerStore(data, onFault, {
      onMigrated: (from, to) => run.warn('migrated', { from, to }),
    });
    return { store, lastFault: () => lastFault };
  } catch (error) {
    leave(2, sayOpenFault(error, data));
    return undefined;
  }
}

/**
 * Starts listening and returns the port: the configured one, or the next free one if no port was set explicitly.
 * Returns undefined, after reporting the error, if the server cannot listen.
 */
async function listen(
  app: FastifyInstance,
  { host, port }: Settings,
  isNamed: boolean,
): Promise<number | undefined> {
  for (let next = port; ; next++) {
    try {
      const url = await app.listen({ host, port: next });
      return Number(new URL(url).port);
    } catch (error) {
      if (codeOf(error) === 'EADDRINUSE' && !isNamed && next < port + PORTS_TRIED) continue;
      leave(2, sayListenFault(error, { host, port: next, first: port }));
      return undefined;
    }
  }
}

/** Serves the metrics page, unless it is off. Returns false, after reporting the error, if it cannot listen. */
async function listenForMetrics({ metrics: at }: Settings, tell: () => Promise<string>): Promise<boolean> {
  if (at === 'off') return true;
  try {
    await openMetricsPage(at, tell);
    return true;
  } catch (error) {
    const place = SETTINGS.metrics.print(at);
    leave(2, `Cannot listen for /metrics at ${place}: ${codeOf(error)}. Name another in INKLING_METRICS.`);
    return false;
  }
}

function leave(code: number, sentence: string): void {
  process.stderr.write(`inkling: ${sentence}\n`);
  process.exitCode = code;
}
