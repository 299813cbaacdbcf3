import { type Operations, PATHS, type Refusal } from './generated/api.ts';

/**
 * Calls the server as its OpenAPI description specifies (`api.ts` is generated from it). Never throws for a
 * network error, a refusal or silence: it returns them as values. A move whose answer was lost can be sent
 * again unchanged, because the same `req` gets the first answer again.
 */
export interface Client {
  call<Name extends keyof Operations>(
    name: Name,
    input: Operations[Name]['input'],
  ): Promise<Reply<Operations[Name]['output']>>;
}

export type Reply<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: CallFault };

/**
 * `offline`: no answer came in time, though the request may have arrived. `retrySeconds` is set if the server
 * asks to wait.
 */
export type CallFault =
  | (Refusal & { readonly retrySeconds?: number })
  | { readonly code: 'offline' | 'not-understood' };

export interface ClientOptions {
  /** The server's base URL, such as `http://127.0.0.1:4173`. Empty in a page that the server itself serves. */
  readonly base: string;
  /** The bearer token of a program. A page uses its cookie instead. */
  readonly token?: string;
  readonly fetch?: typeof globalThis.fetch;
  /** How many milliseconds an answer may take, to its last byte, before it counts as lost. Default: 10 000. */
  readonly answerMsMax?: number;
}

export function makeClient({
  base,
  token,
  fetch = globalThis.fetch.bind(globalThis),
  answerMsMax = ANSWER_MS_MAX,
}: ClientOptions): Client {
  return {
    async call(name, input) {
      const { method, path } = PATHS[name];
      const { body, ...places } = input as Readonly<Record<string, unknown>>;
      const url =
        base + path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(places[key])));
      const query = queryOf(path, places);
      const headers: Record<string, string> = {};
      if (body !== undefined) headers['content-type'] = 'application/json';
      if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
      const init = { method, headers, ...(body === undefined ? {} : { body: JSON.stringify(body) }) };
      const patience = new AbortController();
      const limit = setTimeout(() => patience.abort(), answerMsMax);
      let reply: Response;
      let text: string;
      try {
        const { signal } = patience;
        reply = await fetch(url + query, { ...init, signal, credentials: 'same-origin', cache: 'no-store' });
        text = await reply.text();
      } catch {
        return { ok: false, error: { code: 'offline' } };
      } finally {
        clearTimeout(limit);
      }
      const value = text === '' ? undefined : readJson(text);
      if (reply.ok && (value !== undefined || reply.status === 204))
        return { ok: true, value: value as never };
      const wait = Number(reply.headers.get('retry-after') ?? Number.NaN);
      if (!isRefusal(value)) return { ok: false, error: { code: 'not-understood' } };
      return { ok: false, error: Number.isFinite(wait) ? { ...value, retrySeconds: wait } : value };
    },
  };
}

const ANSWER_MS_MAX = 10_000;

/** Returns a new request id: 128 random bits. */
export function newRequest(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function queryOf(path: string, places: Readonly<Record<string, unknown>>): string {
  const pairs = Object.entries(places).filter(
    ([key, value]) => value !== undefined && !path.includes(`{${key}}`),
  );
  if (pairs.length === 0) return '';
  return `?${pairs.map(([key, value]) => `${key}=${encodeURIComponent(String(value))}`).join('&')}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isRefusal(value: unknown): value is Refusal {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string';
}
