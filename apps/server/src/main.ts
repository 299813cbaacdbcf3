import { setFlagsFromString } from 'node:v8';

/**
 * The server begins here. Loading its modules would make V8 enlarge the space for young objects, which never shrinks
 * again: an idle server would hold 20 MB for ever. So it may not grow before somebody comes.
 */
setFlagsFromString('--semi-space-growth-factor=1');
await import('./serve.ts');
