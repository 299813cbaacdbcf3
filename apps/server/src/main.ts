import { setFlagsFromString } from 'node:v8';

/**
 * The entry point of the server. Loading its modules would make V8 enlarge its young generation, which never shrinks
 * again, so an idle server would hold 20 MB for ever. This flag prevents the growth until the first client connects.
 */
setFlagsFromString('--semi-space-growth-factor=1');
await import('./serve.ts');
