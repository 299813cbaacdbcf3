import { fail, ok, type Result } from '@inkling/core/result';
import type { RoomPart } from '../../../shell/parts/room-part.ts';
import { REQUEST_BREAKERS, REQUEST_MAKERS, type RoomRequest } from './room-request.ts';

/** A command typed on the page where rooms are opened. */
export type LobbyCommand =
  | { readonly kind: 'make'; readonly request: RoomRequest; readonly secret: string | undefined }
  | { readonly kind: 'recover'; readonly code: string }
  | { readonly kind: (typeof PLAIN)[number] };

export type LobbyCommandFault =
  | { readonly code: 'nothing' }
  | { readonly code: 'not-understood' | 'no-such-rules' | 'not-together'; readonly text: string }
  /** The game rejects the secret; `sentence` is its explanation. */
  | { readonly code: 'no-secret'; readonly sentence: string };

/** What each game contributes to rooms, by game id. */
export type RoomParts = ReadonlyMap<string, RoomPart>;

const PLAIN = ['recovery', 'forget', 'state', 'help'] as const;

/**
 * Parses `make p4c6r/12 kept player aabb`, `recover CODE` or a single word. Never throws. The caller has already
 * handled links (`roomIn`).
 */
export function parseLobbyCommand(
  text: string,
  request: RoomRequest,
  parts: RoomParts,
): Result<LobbyCommand, LobbyCommandFault> {
  const line = text.trim();
  const [first = '', ...rest] = line.split(/\s+/);
  const word = first.toLowerCase();
  if (word === '') return fail({ code: 'nothing' });
  const plain = parsePlain(line);
  if (plain) return ok({ kind: plain });
  if (word === 'make') return parseMake(rest, request, parts);
  if (word === 'recover' && rest.length === 1) return ok({ kind: 'recover', code: rest[0] as string });
  return notUnderstood(line);
}

/** Parses a command of one word that needs neither a game nor a server to be understood. */
export function parsePlain(text: string): (typeof PLAIN)[number] | undefined {
  const word = text.trim().toLowerCase();
  return word === '?' ? 'help' : PLAIN.find((name) => name === word);
}

/** Finds the room id in a link with any text around it, in the end of a link, or in a bare id. */
export function roomIn(text: string): string | undefined {
  const inside = /[#/]online\/(?:room\/)?([\w-]{22})(?![\w-])/.exec(text)?.[1];
  return inside ?? /^(?:room\/)?([\w-]{22})\/?$/.exec(text.trim())?.[1];
}

/** Parses the words after `make`, in any order. A word that is neither an option nor a rule is the secret. */
function parseMake(
  words: readonly string[],
  now: RoomRequest,
  parts: RoomParts,
): Result<LobbyCommand, LobbyCommandFault> {
  let request = now;
  let secretText: string | undefined;
  for (const word of words) {
    const changed = changedBy(word, request, parts);
    if (changed) request = changed;
    else if (/\d/.test(word) && request.maker !== 'kept')
      return fail({ code: 'no-such-rules', text: word.slice(0, 40) });
    else secretText = word;
  }
  if (secretText === undefined) return ok({ kind: 'make', request, secret: undefined });
  const part = parts.get(request.game);
  const game = part?.kind === 'sheets' ? part.open(request.rules) : undefined;
  if (!game || request.maker !== 'kept') return notUnderstood(secretText);
  const secret = game.readGuess(secretText);
  return secret.ok
    ? ok({ kind: 'make', request, secret: secret.value })
    : fail({ code: 'no-secret', sentence: secret.error.sentence });
}

/** Returns the request as changed by one word, or undefined if the word is not part of a request. */
function changedBy(word: string, request: RoomRequest, parts: RoomParts): RoomRequest | undefined {
  const own = parts.get(request.game);
  const rules = own?.typedRules(word, request.rules);
  if (own?.kind === 'table' && rules !== undefined) return { ...request, rules };
  const maker = REQUEST_MAKERS.find((name) => name === word);
  if (maker) return { ...request, maker };
  const breakers = REQUEST_BREAKERS.find((name) => name === word);
  if (breakers) return { ...request, breakers };
  const named = parts.get(word);
  if (named) return { ...request, game: word, rules: named.usualRules };
  if (rules !== undefined) return { ...request, rules };
  if (!/\d/.test(word)) return undefined;
  for (const [game, part] of parts) {
    const known = part.typedRules(word, part.usualRules);
    if (known !== undefined) return { ...request, game, rules: known };
  }
  return undefined;
}

function notUnderstood(text: string): Result<never, LobbyCommandFault> {
  return fail({ code: 'not-understood', text: text.slice(0, 40) });
}
