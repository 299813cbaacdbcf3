import type { CallFault } from '@inkling/client/client';

/** Whether this page was served by a server to play on: `none` for a folder of files, `away` when nothing answers. */
export type Server = 'asking' | 'here' | 'none' | 'away';

/** What follows a page whose call was not answered with what it asked for. */
export function serverBehind(error: CallFault): Server {
  if (error.code === 'offline') return 'away';
  return error.code === 'not-understood' ? 'none' : 'here';
}

/** Where the server would be: the folder of this page, without a last slash. */
export function serverBase(): string {
  return new URL('.', location.href).href.replace(/\/$/, '');
}
