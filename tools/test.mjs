import { bin, install, requireNode, runBeside } from './step.mjs';

requireNode();
install();
const { findBrowser } = await import('./browser.mjs');
const { findRedis } = await import('./redis.mjs');
const { checkBesideTests } = await import('./gate.mjs');
const { build } = await import('./build.mjs');
process.env['INKLING_CHROMIUM'] = await findBrowser();
process.env['INKLING_REDIS_SERVER'] = findRedis();
await build();
// The tests sometimes wait for browsers and servers, and the checks use that time. If either fails, it
// terminates the other.
const tests = runBeside(['tests', bin('vitest'), ['run', ...process.argv.slice(2)]], { asItComes: true });
await Promise.all([tests, checkBesideTests()]);
