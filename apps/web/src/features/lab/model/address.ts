import type { LabGame, LabPart } from '../../../shell/parts/lab-part.ts';
import type { LabTurn } from '../../../shell/parts/lab-tasks.ts';

export type LabPage = 'index' | 'compare' | 'partition' | 'tree' | 'own' | 'proofs';

/**
 * The part of an address after `#/lab/`. The number is the version of the format. Rules and guesses are in
 * canonical form, so an address does not depend on the user's preferred notation.
 *
 *     compare/1/p4c6r/knuth,entropy
 *     partition/1/p4c6r/aabb~aabc/aabb:1,0;abcd:0,2
 *     tree/1/optimal/p4c6r/1,0.0,2
 *     own/1/…, a user-defined game, packed
 *     proofs/1/p4c6r-5625/203, a proof and a line of it; followed by /abcd for a guess that has no line
 */
export type LabAddress =
  | { readonly page: 'index' }
  | { readonly page: 'compare'; readonly asked: CompareAddress | undefined }
  | { readonly page: 'partition'; readonly asked: PartitionAddress | undefined }
  | { readonly page: 'tree'; readonly asked: TreeAddress | undefined }
  | { readonly page: 'own'; readonly packed: string | undefined }
  | { readonly page: 'proofs'; readonly asked: ProofAddress | undefined };

export interface CompareAddress {
  readonly game: LabGame;
  readonly players: readonly string[];
}

/** Up to two guesses to compare side by side, after some turns. */
export interface PartitionAddress {
  readonly game: LabGame;
  readonly guesses: readonly string[];
  readonly history: readonly LabTurn[];
}

export interface TreeAddress {
  readonly source: TreeSource;
  readonly game: LabGame;
  /** The answers on the path to a node. */
  readonly path: readonly string[];
}

/** A proof that ships with the app, and the displayed position in it. */
export interface ProofAddress {
  readonly name: string;
  readonly line: number | undefined;
  readonly guess: string | undefined;
}

/**
 * The source of a tree: the name of the strategy that makes it, or `file-` and the eight hexadecimal digits of
 * the file's hash.
 */
export type TreeSource = string;

export function isFile(source: TreeSource): boolean {
  return /^file-[0-9a-f]{8}$/.test(source);
}

export const ADDRESS_LENGTH_MAX = 4000;
export const HISTORY_LENGTH_MAX = 30;
const PATH_LENGTH_MAX = 255;
const VERSION = '1';
export const ADDRESS_VERSION = Number(VERSION);

/** Parses the path in an address. Returns undefined for an invalid path. Law: inverse of `makeAddress`. */
export function parseAddress(path: string, parts: readonly LabPart[]): LabAddress | undefined {
  if (path === '') return { page: 'index' };
  if (path === 'own' || path.startsWith('own/')) return parseOwn(path);
  if (path.length > ADDRESS_LENGTH_MAX) return undefined;
  if (path === 'proofs' || path.startsWith('proofs/')) return parseProofs(path);
  const [page, version, ...rest] = path.split('/');
  if (page !== 'compare' && page !== 'partition' && page !== 'tree') return undefined;
  if (version === undefined || (version === '' && rest.length === 0)) return { page, asked: undefined };
  if (version !== VERSION || rest.length > 3) return undefined;
  if (page === 'compare') return parseCompare(rest, parts);
  if (page === 'partition') return parsePartition(rest, parts);
  return parseTree(rest, parts);
}

/** Returns the version of an address if it differs from the version that this app reads; otherwise undefined. */
export function otherVersion(path: string): number | undefined {
  const [, version = ''] = path.split('/', 2);
  return version !== VERSION && /^[1-9]\d{0,2}$/.test(version) ? Number(version) : undefined;
}

export function makeAddress(address: LabAddress): string {
  if (address.page === 'index') return '';
  if (address.page === 'own')
    return address.packed === undefined ? 'own' : `own/${VERSION}/${address.packed}`;
  if (address.page === 'proofs') {
    const { name, line, guess } = address.asked ?? {};
    return ['proofs', ...(name === undefined ? [] : [VERSION, name]), line, guess].filter(isThere).join('/');
  }
  if (!address.asked) return address.page;
  const head = `${address.page}/${VERSION}`;
  if (address.page === 'compare')
    return `${head}/${address.asked.game.rules}/${address.asked.players.join(',')}`;
  if (address.page === 'partition') {
    const { game, guesses, history } = address.asked;
    const turns = history.map(({ guess, answer }) => `${guess}:${answer}`).join(';');
    return `${head}/${game.rules}/${guesses.join('~') || '-'}${turns && `/${turns}`}`;
  }
  const { source, game, path } = address.asked;
  return [head, source, game.rules, ...(path.length === 0 ? [] : [path.join('.')])].join('/');
}

/** The packed game itself is parsed elsewhere, and may be longer than other addresses. */
function parseOwn(path: string): LabAddress | undefined {
  const [, version, packed, ...rest] = path.split('/');
  if (version === undefined || version === '') return { page: 'own', packed: undefined };
  return version === VERSION && rest.length === 0 ? { page: 'own', packed } : undefined;
}

const isThere = (part: unknown) => part !== undefined;

function parseProofs(path: string): LabAddress | undefined {
  const [, version, name = '', line, guess, ...rest] = path.split('/');
  if (version === undefined || version === '') return { page: 'proofs', asked: undefined };
  const isRead =
    version === VERSION &&
    /^[a-z0-9-]{1,60}$/.test(name) &&
    (line === undefined || /^[1-9]\d{0,8}$/.test(line)) &&
    (guess === undefined || /^[a-z]{1,40}$/.test(guess)) &&
    rest.length === 0;
  return isRead
    ? { page: 'proofs', asked: { name, line: line === undefined ? undefined : Number(line), guess } }
    : undefined;
}

/** Returns the game to which rules belong. The rules need not be in canonical form. */
export function gameOf(rules: string, parts: readonly LabPart[]): LabGame | undefined {
  for (const part of parts) {
    const game = part.parseRules(rules);
    if (game) return game;
  }
  return undefined;
}

type Parse = (rest: readonly string[], parts: readonly LabPart[]) => LabAddress | undefined;

const parseCompare: Parse = ([rules = '', names = '', ...rest], parts) => {
  const game = gameOf(rules, parts);
  if (!game || rest.length > 0) return undefined;
  const typed = names === '' ? [] : names.split(',');
  const players = game.compare.players.filter((name) => typed.includes(name));
  return players.length === typed.length ? { page: 'compare', asked: { game, players } } : undefined;
};

const parsePartition: Parse = ([rules = '', guessText = '-', turnText = ''], parts) => {
  const game = gameOf(rules, parts);
  if (!game) return undefined;
  const guesses = guessText === '-' || guessText === '' ? [] : guessText.split('~');
  if (guesses.length > 2 || !guesses.every((guess) => game.isGuess(guess))) return undefined;
  const turns = turnText === '' ? [] : turnText.split(';');
  if (turns.length > HISTORY_LENGTH_MAX) return undefined;
  const history = turns.flatMap((turn) => {
    const read = game.parseTurn(turn);
    return read.ok ? [read.value] : [];
  });
  return history.length === turns.length
    ? { page: 'partition', asked: { game, guesses, history } }
    : undefined;
};

const parseTree: Parse = ([source = '', rules = '', pathText = ''], parts) => {
  const game = gameOf(rules, parts);
  const path = pathText === '' ? [] : pathText.split('.');
  if (!game || path.length > PATH_LENGTH_MAX || !path.every((answer) => game.isAnswer(answer)))
    return undefined;
  const isMaker = parts.some(({ usual }) => usual.tree.makers.includes(source));
  return isMaker || isFile(source) ? { page: 'tree', asked: { source, game, path } } : undefined;
};
