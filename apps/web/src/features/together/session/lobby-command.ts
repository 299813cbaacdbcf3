import { fail, ok, type Result } from '@inkling/core/result';
import type { CodeFault } from '@inkling/games/mastermind/rules/notation';
import { LEVELS } from '@inkling/games/witch/rules/setting';
import { FIRST_RULES, ORDER_BOTS, ORDER_BREAKERS, ORDER_MAKERS, type Order, settledOrder } from './order.ts';
import { entryOf, parseEntry } from './room-entry.ts';
import { BOARDS, type Board, DAILY_GAMES, type DailyGame } from './today-desk.ts';

/** What can be typed at the front. */
export type LobbyCommand =
  | { readonly kind: 'make'; readonly order: Order; readonly code: readonly number[] | undefined }
  | { readonly kind: 'go'; readonly room: string }
  | { readonly kind: 'today'; readonly game: DailyGame }
  | { readonly kind: 'board'; readonly game: DailyGame; readonly board: Board }
  | { readonly kind: 'recover'; readonly code: string }
  | { readonly kind: (typeof PLAIN)[number] };

export type LobbyCommandFault =
  | { readonly code: 'nothing' }
  | { readonly code: 'not-understood' | 'no-such-rules' | 'not-together'; readonly text: string }
  | CodeFault;

const PLAIN = ['recovery', 'forget', 'pause', 'state', 'help'] as const;

/** `make p4c6r/12 kept player aabb`, a link or its last part, `recover CODE`, or a word. Total. */
export function parseLobbyCommand(text: string, order: Order): Result<LobbyCommand, LobbyCommandFault> {
  const line = text.trim();
  const [first = '', ...rest] = line.split(/\s+/);
  const word = first.toLowerCase();
  if (word === '') return fail({ code: 'nothing' });
  const plain = word === '?' ? 'help' : PLAIN.find((name) => name === word);
  if (plain && rest.length === 0) return ok({ kind: plain });
  if (word === 'make') return parseMake(rest, order);
  if (word === 'today' || word === 'board') return parseToday(word, rest, line);
  if (word === 'recover' && rest.length === 1) return ok({ kind: 'recover', code: rest[0] as string });
  const room = roomIn(line);
  return room === undefined
    ? fail({ code: 'not-understood', text: line.slice(0, 40) })
    : ok({ kind: 'go', room });
}

/** `today word`, `board witch assisted`. */
function parseToday(
  verb: 'today' | 'board',
  words: readonly string[],
  line: string,
): Result<LobbyCommand, LobbyCommandFault> {
  const [gameText = 'mastermind', boardText = 'unassisted', ...rest] = words;
  const game = DAILY_GAMES.find((name) => name === gameText.toLowerCase());
  const board = BOARDS.find((name) => name === boardText.toLowerCase());
  const stray = rest.length > 0 || (verb === 'today' && words.length > 1);
  if (!game || !board || stray) return fail({ code: 'not-understood', text: line.slice(0, 40) });
  return ok(verb === 'today' ? { kind: 'today', game } : { kind: 'board', game, board });
}

/** The room that a link, the end of one, or a bare name means. */
export function roomIn(text: string): string | undefined {
  return /^(?:.*[#/]online\/)?(?:room\/)?([\w-]{22})\/?$/.exec(text.trim())?.[1];
}

function parseMake(words: readonly string[], now: Order): Result<LobbyCommand, LobbyCommandFault> {
  let order = now;
  let codeText: string | undefined;
  for (const word of words) {
    const maker = ORDER_MAKERS.find((name) => name === word);
    const breakers = ORDER_BREAKERS.find((name) => name === word);
    const bot = order.game === 'witch' ? ORDER_BOTS.find((name) => name === word) : undefined;
    if (bot) order = { ...order, breakers: 'player', bot };
    else if (maker) order = { ...order, maker };
    else if (breakers) order = { ...order, breakers };
    else if (word === 'word' || word === 'mastermind' || word === 'witch')
      order = {
        ...order,
        game: word,
        rules: FIRST_RULES[word],
        ...(word === 'witch' ? { maker: 'computer' } : {}),
      };
    else if (order.game === 'witch' && LEVELS.some((level) => level === word))
      order = { ...order, rules: order.rules.replace(/^\w+/, word) };
    else if (/\d/.test(word)) {
      const rules = rulesIn(word);
      if (!rules) return fail({ code: 'no-such-rules', text: word.slice(0, 40) });
      order = { ...order, ...rules };
    } else codeText = word;
  }
  const settled = settledOrder(order);
  if (settled.maker !== order.maker || settled.breakers !== order.breakers)
    return fail({ code: 'not-together', text: words.join(' ').slice(0, 40) });
  if (codeText === undefined) return ok({ kind: 'make', order, code: undefined });
  const entry = entryOf(order);
  if (!entry || order.maker !== 'kept') return fail({ code: 'not-understood', text: codeText.slice(0, 40) });
  const code = parseEntry(codeText, entry);
  return code.ok ? ok({ kind: 'make', order, code: code.value }) : code;
}

/** `p4c6r`, `p4c6r/12`, `w5t6` or `w5t6h@english`. */
function rulesIn(text: string): Pick<Order, 'game' | 'rules'> | undefined {
  const game = text.startsWith('w') ? 'word' : 'mastermind';
  const rules =
    game === 'word'
      ? text.includes('@')
        ? text
        : `${text}@english`
      : text.includes('/')
        ? text
        : `${text}/12`;
  return entryOf({ game, rules }) && { game, rules };
}
