import { parseClassroomName } from '@inkling/games/contract/names';

/** A room of a server, as given by its link. */
export interface RoomAddress {
  /** For example `http://127.0.0.1:4173`, without a trailing slash. */
  readonly server: string;
  readonly id: string;
  /** Whether it is the link for spectators only. */
  readonly watching: boolean;
}

/** Returns `undefined` if the string is not a link to a room. */
export function addressIn(link: string): RoomAddress | undefined {
  const match = /^(https?:\/\/[^#?]*?)\/?#\/online\/(room|watch)\/([\w-]{22})\/?$/.exec(link.trim());
  if (!match || !URL.canParse(match[1] as string)) return undefined;
  return { server: match[1] as string, id: match[3] as string, watching: match[2] === 'watch' };
}

/** Returns the server and the name of a class, or `undefined` if the string is not a link to a class. */
export function classroomIn(link: string): { readonly server: string; readonly name: string } | undefined {
  const match = /^(https?:\/\/[^#?]*?)\/?#\/online\/class\/([^/]+)\/?$/.exec(link.trim());
  const name = parseClassroomName(match?.[2] ?? '');
  if (!match || name === undefined || !URL.canParse(match[1] as string)) return undefined;
  return { server: match[1] as string, name };
}

export function makeLink(server: string, id: string): string {
  return `${server}/#/online/room/${id}`;
}

export function linkOf({ server, id, watching }: RoomAddress): string {
  return watching ? `${server}/#/online/watch/${id}` : makeLink(server, id);
}

/** Returns the address of a server as typed, or `undefined` if it is invalid. */
export function serverIn(typed: string): string | undefined {
  const text = typed.trim().replace(/\/+(?:#.*)?$/, '');
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const { search, hash } = new URL(text);
  return search === '' && hash === '' ? text : undefined;
}
