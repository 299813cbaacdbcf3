import type { CodeRules } from '@inkling/core/deduction';
import type { Code } from '@inkling/core/feedback';
import { fail, ok, type Result } from '@inkling/core/result';
import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import { type CodeFault, parseCode } from '@inkling/games/mastermind/rules/notation';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import type { Skin } from '@inkling/games/mastermind/rules/skins';
import { plainCommand } from '../../../../shell/commands.ts';
import { areRaceable, RIVALS_MAX, type Setting, USUAL_SETTING } from './setting.ts';

/** The commands that can be typed, as in the terminal program. */
export type Command =
  | { readonly kind: 'guess'; readonly code: Code }
  /** Starts another race. An empty seed is replaced by a random one. */
  | { readonly kind: 'begin'; readonly setting: Setting; readonly seed: string }
  | { readonly kind: (typeof PLAIN)[number] };

export type CommandFault =
  | { readonly code: 'nothing' }
  /** Neither a player, nor rules, nor `open`, `covered` or `seed`. */
  | { readonly code: 'not-a-setting'; readonly text: string }
  | { readonly code: 'rules-not-raced'; readonly text: string }
  | { readonly code: 'too-many-players' }
  | { readonly code: 'same-player'; readonly name: PlayerName }
  /** A command of Mastermind that does not exist in a race. */
  | { readonly code: 'not-in-a-race'; readonly text: string }
  | { readonly code: 'not-understood'; readonly text: string }
  | CodeFault;

const PLAIN = ['resign', 'review', 'link', 'state', 'help'] as const;

const ALIASES: Readonly<Record<string, (typeof PLAIN)[number]>> = {
  '?': 'help',
  say: 'state',
  status: 'state',
  'give up': 'resign',
};

const ELSEWHERE = ['undo', 'redo', 'hint', 'why', 'choices', 'suggest'];

/** Parses a typed line. `setting` is that of the current race, and the default for the next one. */
export function parseCommand(text: string, setting: Setting, skin: Skin): Result<Command, CommandFault> {
  const line = text.replace(/\s+/g, ' ').trim();
  const typed = line.replace(/^guess /i, '');
  if (typed === '') return fail({ code: 'nothing' });
  const whole = typed.toLowerCase();
  const plain = plainCommand(PLAIN, ALIASES, whole);
  if (plain) return ok({ kind: plain });
  const [first = '', ...rest] = typed.split(' ');
  const word = first.toLowerCase();
  if (ELSEWHERE.includes(word)) return fail({ code: 'not-in-a-race', text: word });
  if (word === 'again' || word === 'new') return ok({ kind: 'begin', setting, seed: rest.join(' ') });
  if (word === 'race' || word === 'adversary') return parseBegin(word, rest, setting);
  const code = parseCode(typed, setting.rules, skin);
  if (code.ok) return ok({ kind: 'guess', code: code.value });
  const meant = typed.length === setting.rules.places || rest.length === setting.rules.places - 1;
  const stray = code.error.code === 'unknown-symbol' && !meant;
  return stray ? fail({ code: 'not-understood', text: typed.slice(0, 40) }) : code;
}

/** Parses `race knuth states p5c6r open seed holly` or `adversary p4c6r`, with the words before `seed` in any order. */
function parseBegin(
  kind: Setting['kind'],
  words: readonly string[],
  before: Setting,
): Result<Command, CommandFault> {
  const seedAt = words.findIndex((word) => word.toLowerCase() === 'seed');
  const seed = seedAt < 0 ? '' : words.slice(seedAt + 1).join(' ');
  const players: PlayerName[] = [];
  let { open, rules } = areRaceable(before.rules, kind) ? before : { ...before, rules: USUAL_SETTING.rules };
  for (const word of seedAt < 0 ? words : words.slice(0, seedAt)) {
    const name = word.toLowerCase();
    const player = PLAYERS.find((known) => known === name);
    const read = readRules(name);
    if (name === 'open' || name === 'covered') open = name === 'open';
    else if (player && kind === 'race') {
      if (players.includes(player)) return fail({ code: 'same-player', name: player });
      players.push(player);
    } else if (!read) return fail({ code: 'not-a-setting', text: word.slice(0, 40) });
    else if (!areRaceable(read, kind)) return fail({ code: 'rules-not-raced', text: name });
    else rules = read;
  }
  if (players.length > RIVALS_MAX) return fail({ code: 'too-many-players' });
  const usual = before.players.length > 0 ? before.players : USUAL_SETTING.players;
  const chosen = kind === 'adversary' ? [] : players.length > 0 ? players : usual;
  return ok({ kind: 'begin', setting: { kind, rules, players: chosen, open }, seed });
}

function readRules(text: string): CodeRules | undefined {
  const rules = parseRules(text);
  return rules.ok ? rules.value : undefined;
}
