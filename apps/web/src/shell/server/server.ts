import type { CallFault } from '@inkling/client/client';

/** Whether this page comes from a game server: `none` if from static files, `away` if nothing answers. */
export type Server = 'asking' | 'here' | 'none' | 'away';

/** Derives the kind of server from the error of a failed call. */
export function serverBehind(error: CallFault): Server {
  if (error.code === 'offline') return 'away';
  return error.code === 'not-understood' ? 'none' : 'here';
}

/** Returns the URL where the server would be: the folder of this page, without a trailing slash. */
export function serverBase(): string {
  return new URL('.', location.href).href.replace(/\/$/, '');
}
