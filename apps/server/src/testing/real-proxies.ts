import { spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './machine.ts';
import type { RunningProxy } from './plain-proxy.ts';

const EXAMPLES = new URL('../../../../deploy/', import.meta.url);

/** A real proxy program, run with the example configuration in `deploy/`. */
export interface RealProxy {
  readonly name: string;
  isInstalled(): boolean;
  start(to: number): Promise<RunningProxy>;
}

export const REAL_PROXIES: readonly RealProxy[] = [
  {
    name: 'nginx',
    isInstalled: () => spawnSync('nginx', ['-v']).status === 0,
    start: (to) => startProxy('nginx', nginxFile(to), (file) => ['-c', file]),
  },
  {
    name: 'caddy',
    isInstalled: () => spawnSync('caddy', ['version']).status === 0,
    start: (to) =>
      startProxy('caddy', caddyFile(to), (file) => ['run', '--adapter', 'caddyfile', '--config', file]),
  },
];

type MakeFile = (port: number, folder: string) => string;

/** Returns the second server block of the example (the HTTPS one), without its certificate. */
function nginxFile(to: number): MakeFile {
  const text = readFileSync(new URL('nginx.conf', EXAMPLES), 'utf8');
  return (port, folder) => {
    const site = text
      .slice(text.lastIndexOf('server {'))
      .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
      .replace(/^ *ssl_.*\n/gm, '')
      .replace('127.0.0.1:4173', `127.0.0.1:${to}`);
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (name) => `${name}_temp_path ${join(folder, name)};`,
    );
    return `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr;
events {}
http { access_log off; ${places.join(' ')}
${site}}
`;
  };
}

function caddyFile(to: number): MakeFile {
  const text = readFileSync(new URL('Caddyfile', EXAMPLES), 'utf8');
  return (port) =>
    `{\n\tadmin off\n}\n${text
      .replace(/^play\.example \{/m, `http://play.example:${port} {\n\tbind 127.0.0.1`)
      .replace('inkling:4173', `127.0.0.1:${to}`)}`;
}

async function startProxy(
  program: string,
  makeFile: MakeFile,
  argumentsWith: (file: string) => readonly string[],
): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), `inkling-${program}-`));
  const port = await freePort();
  const file = join(folder, 'proxy.conf');
  writeFileSync(file, makeFile(port, folder));
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(program, argumentsWith(file), {
    cwd: folder,
    env,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.on('data', (piece: Buffer) => (output += piece));
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve())).then(() => {
    hasEnded = true;
    rmSync(folder, { recursive: true, force: true });
  });
  while (!(await answers(port))) if (hasEnded) throw new Error(`${program} did not start: ${output}`);
  return {
    port,
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const line = connect(port, '127.0.0.1');
    const end = (isThere: boolean) => {
      line.destroy();
      setTimeout(resolve, isThere ? 0 : 50, isThere);
    };
    line.once('connect', () => end(true)).once('error', () => end(false));
  });
}
