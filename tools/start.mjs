import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { install, ROOT, requireNode } from './step.mjs';

requireNode();
install();
// Imported only now, because building needs the packages that were just installed.
const { build } = await import('./build.mjs');
await build();

const launcher = join(ROOT, 'apps', 'cli', 'bin', 'inkling.js');
const server = spawn(process.execPath, [launcher, 'serve', ...process.argv.slice(2)], { stdio: 'inherit' });
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('exit', (code, signal) => process.exit(signal ? 130 : (code ?? 1)));
