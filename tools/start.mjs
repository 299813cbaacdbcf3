import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { install, ROOT, requireNode } from './step.mjs';

requireNode();
install();
// Imported only now, because building needs the packages that were just installed.
const { build } = await import('./build.mjs');
await build();

const launcher = join(ROOT, 'apps', 'cli', 'bin', 'inkling.js');
// Runs in this process, because a parent process would have to forward signals and the exit code.
process.argv.splice(1, 1, launcher, 'serve');
await import(pathToFileURL(launcher).href);
