import { nearestWord } from '@inkling/core/nearest-word';
import { quoted } from '../messages/numbers.ts';
import {
  COMMON_ROWS,
  NO_TURN_YET,
  NO_UNDO,
  NOTHING_TO_REDO,
  NOTHING_TO_UNDO,
  sayNoSuchWord,
  TRAVEL_ROW,
} from './messages/play.ts';
import type { Command, PlayedGame } from './played-game.ts';

/** A parsed command: `quit`, or a function that runs it. */
export type Spoken = 'quit' | (() => ReturnType<Command['run']>);

/** Parses an entry as a command, if it is one. An entry that begins with a slash is never a move. */
export function readCommand(entry: string, game: PlayedGame): Spoken | undefined {
  if (entry.length > ENTRY_LENGTH_MAX) return undefined;
  const isSure = entry.trim().startsWith('/');
  const text = entry.trim().slice(isSure ? 1 : 0);
  if (!isSure && text !== '?' && !game.isOver && game.isMove?.(text)) return undefined;
  const [head = '', ...rest] = text.split(/\s+/);
  const name = OTHER_NAMES[head.toLowerCase()] ?? head.toLowerCase();
  const command = game.commands.find((known) => known.name === name);
  if (command && (command.usage !== undefined || rest.length === 0)) return () => command.run(rest.join(' '));
  if (rest.length > 0) return undefined;
  return name === 'quit' ? 'quit' : commonCommand(name, game);
}

/** The commands that every game has. */
function commonCommand(name: string, game: PlayedGame): (() => readonly string[]) | undefined {
  const { travel } = game;
  switch (name) {
    case 'help':
      return () => helpLines(game);
    case 'board':
      return () => (game.draw().length === 0 ? [NO_TURN_YET] : game.draw());
    case 'undo':
      return travel && (() => (travel.undo() ? travel.place() : [NOTHING_TO_UNDO]));
    case 'redo':
      return travel && (() => (travel.redo() ? travel.place() : [NOTHING_TO_REDO]));
    default:
      return undefined;
  }
}

/** Returns what to say about a word that games usually know but this one does not. */
export function missingWord(entry: string, game: PlayedGame): string | undefined {
  const name = entry.trim().replace(/^\//, '').split(/\s+/)[0]?.toLowerCase() ?? '';
  if (name === 'undo' || name === 'redo') return game.travel ? undefined : (game.whyNoUndo ?? NO_UNDO);
  const isKnown =
    game.commands.some((known) => known.name === name) ||
    game.entries?.some(([typed]) => typed.split(', ').includes(name));
  const isMissing = USUAL_WORDS.includes(name) && !isKnown;
  return isMissing ? sayNoSuchWord(name) : undefined;
}

/** Suggests a command for an entry that was refused: `“hnit”? Did you mean hint?` */
export function suggestionFor(entry: string, game: PlayedGame): readonly string[] {
  const names = ['help', 'quit', 'board', ...game.commands.map(({ name }) => name)];
  const near = nearestWord(entry.trim(), game.travel ? [...names, 'undo', 'redo'] : names);
  return near === undefined || near === entry.trim()
    ? []
    : [`${quoted(entry.trim())}? Did you mean ${typedSafely(near, game)}?`];
}

function helpLines(game: PlayedGame): readonly string[] {
  const { entries = [], commands, travel } = game;
  const words = [
    ...commands.map(({ name, usage = name, text }) => [usage, text] as const),
    ...(travel ? [TRAVEL_ROW] : []),
    ...COMMON_ROWS,
  ];
  const rows = [...entries, ...words.map(([typed, text]) => [typedSafely(typed, game), text] as const)];
  return rows.map(([typed, text]) => `  ${typed.padEnd(14)} ${text}`);
}

/** Returns comma-separated commands as they must be typed: with a slash if the word alone would be a move. */
function typedSafely(commands: string, { isMove }: PlayedGame): string {
  return commands
    .split(', ')
    .map((command) => (isMove?.(command) ? `/${command}` : command))
    .join(', ');
}

const USUAL_WORDS = ['hint', 'check', 'suggest', 'solve', 'choices', 'why', 'codes', 'rescore', 'resign'];
const OTHER_NAMES: Readonly<Record<string, string>> = { '?': 'help', exit: 'quit', q: 'quit' };
const ENTRY_LENGTH_MAX = 400;
