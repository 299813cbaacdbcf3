import { setFlagsFromString } from 'node:v8';

/**
 * The server begins here. Loading its modules would make V8 widen the space of young objects, which then stays as it is:
 * 20 MB that a server to whom nobody comes would hold for ever. So it may not grow before somebody comes.
 */
setFlagsFromString('--semi-space-growth-factor=1');
await import('./serve.ts');
