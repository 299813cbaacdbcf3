import { bin, install, requireNode, run } from './step.mjs';

requireNode();
install();
const { findBrowser } = await import('./browser.mjs');
const { findRedis } = await import('./redis.mjs');
const { gate } = await import('./gate.mjs');
const { build } = await import('./build.mjs');
process.env['INKLING_CHROMIUM'] = await findBrowser();
process.env['INKLING_REDIS_SERVER'] = findRedis();
await gate();
await build();
run('tests', bin('vitest'), ['run', ...process.argv.slice(2)]);
