import type { CodeRules, CodeTurn } from '@inkling/core/deduction';
import { feedbackClass } from '@inkling/core/feedback';
import { makePermalink } from '@inkling/games/link/permalink';
import { CODE_LINKS } from '@inkling/games/mastermind/link/code-links';
import { parseParams } from '@inkling/games/mastermind/rules/params';
import { parsePartialTurn } from '@inkling/games/mastermind/rules/partial-turn';
import { checkRules } from '@inkling/games/mastermind/rules/rules';
import { SKIN_IDS, type Skin, skinOf } from '@inkling/games/mastermind/rules/skins';
import type { ReadGame } from '../../../shell/review-part.ts';

/**
 * Parses turns as people write them, one per line or separated by semicolons, or as on the command line: `aabb:1,0`,
 * `aabb 1 0`, `1122 1A1B`, in the letters of any skin (`SSPP 1,1`), with a question mark for an unknown number
 * (`SSPP 1,?`). Also parses a table with the columns guess, exact and near, separated by commas, semicolons or tabs.
 * Returns undefined for any other text.
 */
export function readTurns(text: string): ReadGame | undefined {
  const turnTexts = turnsInTable(text) ?? partsOf(text, TURN_AFTER_TURN.test(text) ? /\s+/ : /[\r\n;]+/);
  const places = /^[a-z0-9]+/i.exec(turnTexts[0] ?? '')?.[0].length ?? 0;
  if (turnTexts.length === 0 || turnTexts.length > TURNS_MAX || places < 2) return undefined;
  const tried = isBullsAndCows(turnTexts) ? [[10, false] as const, ...USUAL] : USUAL;
  for (const skin of SKIN_IDS)
    for (const [symbols, repeats] of tried) {
      const rules = checkRules(places, symbols, repeats);
      const turns = rules.ok ? turnsOf(turnTexts, rules.value, skinOf(skin)) : undefined;
      if (!rules.ok || !turns) continue;
      if (turns.slice(0, -1).some((turn) => hasFound(turn, places))) return { playsOn: true };
      const link = linkTo(rules.value, Math.max(turns.length, TURNS_LEAST), turns);
      return link === undefined ? undefined : { link };
    }
  return undefined;
}

/** Returns a link to turns played in a room or by links; `rulesText` is like `p4c6r/12`, each line like `aabb:1,0`. */
export function playedTurns(rulesText: string, lines: readonly string[]): string | undefined {
  const params = parseParams(`${rulesText}/drawn`);
  const turns = params.ok ? turnsOf(lines, params.value.rules) : undefined;
  return params.ok && turns ? linkTo(params.value.rules, params.value.turnsMax, turns) : undefined;
}

function hasFound({ feedback, others }: CodeTurn, places: number): boolean {
  return others === undefined && feedback === feedbackClass(places, 0);
}

function linkTo(rules: CodeRules, turnsMax: number, turns: readonly CodeTurn[]): string | undefined {
  const made = makePermalink({ game: 'mastermind', kind: 'position', rules, turnsMax, turns }, CODE_LINKS);
  return made.ok ? made.value : undefined;
}

/** The rules that are tried for the turns, smallest game first. */
const USUAL = [6, 8, 10, 12].map((symbols) => [symbols, true] as const);

/** Whether all lines have different digits, and answers in bulls and cows: `0123 1A2B`. */
function isBullsAndCows(lines: readonly string[]): boolean {
  return lines.every((line) => {
    const digits = /^(\d+)[\s:]+\d+A\s*\d+B$/i.exec(line)?.[1];
    return digits !== undefined && new Set(digits).size === digits.length;
  });
}

/** Matches turns that contain no spaces, so that spaces can separate them: `aabb:1,0 acdd:2,1`. */
const TURN_AFTER_TURN = /^\s*[a-z0-9]+:[^\s:]+(\s+[a-z0-9]+:[^\s:]+)*\s*$/i;
const TURNS_MAX = 30;
const TURNS_LEAST = 10;

function turnsOf(
  lines: readonly string[],
  rules: CodeRules,
  skin: Skin = skinOf('letters'),
): readonly CodeTurn[] | undefined {
  const turns: CodeTurn[] = [];
  for (const line of lines) {
    const turn = parsePartialTurn(line, rules, skin);
    if (!turn.ok) return undefined;
    turns.push(turn.value);
  }
  return turns;
}

/** Returns the rows of a table as turns, or undefined if the first line does not name these columns. */
function turnsInTable(text: string): readonly string[] | undefined {
  const [header = '', ...lines] = partsOf(text, /[\r\n]+/);
  const divider = DIVIDERS.find((divider) => header.includes(divider));
  if (divider === undefined) return undefined;
  const fieldsOf = (line: string) => line.split(divider).map((field) => field.replaceAll('"', '').trim());
  const names = fieldsOf(header.toLowerCase());
  const columns = ['guess', 'exact', 'near'].map((name) => names.indexOf(name));
  if (columns.includes(-1)) return undefined;
  const [guess = 0, exact = 0, near = 0] = columns;
  return lines.map((line) => {
    const fields = fieldsOf(line);
    return `${fields[guess] ?? ''}:${fields[exact] ?? ''},${fields[near] ?? ''}`;
  });
}

/** Spreadsheets write commas or semicolons depending on the locale, and separate copied cells with tabs. */
const DIVIDERS = [',', ';', '\t'];

function partsOf(text: string, between: RegExp): readonly string[] {
  return text
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}
