/** A room of a server, as its link names it. */
export interface RoomAddress {
  /** `http://127.0.0.1:4173`, without a slash at the end. */
  readonly server: string;
  readonly id: string;
  /** Is it the link that only watches? */
  readonly watching: boolean;
}

/** `undefined` for a text that is no link to a room. */
export function addressIn(link: string): RoomAddress | undefined {
  const match = /^(https?:\/\/[^#?]*?)\/?#\/online\/(room|watch)\/([\w-]{22})\/?$/.exec(link.trim());
  if (!match || !URL.canParse(match[1] as string)) return undefined;
  return { server: match[1] as string, id: match[3] as string, watching: match[2] === 'watch' };
}

export function makeLink(server: string, id: string): string {
  return `${server}/#/online/room/${id}`;
}

export function linkOf({ server, id, watching }: RoomAddress): string {
  return watching ? `${server}/#/online/watch/${id}` : makeLink(server, id);
}

/** The address of a server as it was typed; `undefined` for what is none. */
export function serverIn(typed: string): string | undefined {
  const text = typed.trim().replace(/\/+(?:#.*)?$/, '');
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) return undefined;
  const { search, hash } = new URL(text);
  return search === '' && hash === '' ? text : undefined;
}
