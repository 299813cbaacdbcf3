import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const ROOT = join(import.meta.dirname, '../..');
const IMAGE = 'inkling-prove';

/** Builds the image and runs it with only what `deploy/compose.yaml` grants it. */
export async function run(print: (line: string) => void): Promise<void> {
  const builder = ['docker', 'podman'].find(
    (name) => spawnSync(name, ['info'], { stdio: 'ignore' }).status === 0,
  );
  if (builder === undefined) return print('NOT RUN: neither docker nor podman runs here.');
  const call = (...words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync(builder, words, { cwd: ROOT, encoding: 'utf8' });
    if (status !== 0) throw new Error(`${builder} ${words.join(' ')}: ${stderr}`);
    return stdout.trim();
  };
  call('build', '--file', 'deploy/Dockerfile', '--tag', IMAGE, '.');
  const limits = [
    '--read-only',
    '--tmpfs',
    '/tmp',
    '--cap-drop',
    'ALL',
    '--security-opt',
    'no-new-privileges',
  ];
  const box = call('run', '--detach', ...limits, '--publish', '127.0.0.1::4173', '--volume', '/data', IMAGE);
  try {
    const address = call('port', box, '4173').split('\n')[0];
    while ((await statusOf(`http://${address}/ready`)) !== 200) {
      if (call('inspect', '--format', '{{.State.Running}}', box) !== 'true')
        throw new Error(`the container has ended: ${call('logs', box)}`);
      await sleep(LOOK_MS);
    }
    if ((await statusOf(`http://${address}/`)) !== 200) throw new Error('no page');
    const user = call('exec', box, 'id', '--user');
    if (user === '0') throw new Error('it runs as root');
    print(
      `built and run by ${builder} as user ${user}, read-only, ready: ${call('images', '--format', '{{.Size}}', IMAGE)}`,
    );
  } finally {
    call('rm', '--force', '--volumes', box);
  }
}

async function statusOf(url: string): Promise<number> {
  return fetch(url).then(
    ({ status }) => status,
    () => 0,
  );
}

const LOOK_MS = 200;
