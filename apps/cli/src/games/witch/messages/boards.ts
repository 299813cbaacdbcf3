import type {
  DealProgress,
  WitchObstacle,
  WitchRefusal,
  WitchTry,
} from '@inkling/games/witch/analysis/place';
import type { BoardSetting, MateRule } from '@inkling/games/witch/rules/setting';
import { squareName } from '@inkling/games/witch/rules/squares';
import { counted, grouped, listed } from '../../../messages/numbers.ts';

/** Messages about boards, and why some are impossible. Rows and columns are one-based. */
const RULE_MEANS: Readonly<Record<MateRule, string>> = {
  king: 'mates touch neither at a side nor at a corner',
  rook: 'mates do not touch at a side',
};

/** Says how many boards have been dealt so far. */
export function sayDealt({ dealt, wanted }: DealProgress): string {
  return `dealing: ${grouped(dealt)} of ${grouped(wanted)} boards`;
}

export function sayBoards({ size, bonuses, bombs, rule, touching, boardsTotal }: SaidBoards): string {
  const bomb = bombs === 0 ? '' : ` and ${counted(bombs, 'bomb')}`;
  const pairs = (size.rows * size.cols - bonuses - bombs) / 2;
  const but = touching === 0 ? '' : `, but for ${counted(touching, 'pair')}`;
  const total =
    boardsTotal === undefined
      ? ''
      : ` There ${boardsTotal === '1' ? 'is' : 'are'} ${counted(BigInt(boardsTotal), 'such board')}.`;
  return `${size.rows}×${size.cols} with ${counted(pairs, 'pair')}, ${counted(bonuses, 'bonus', 'bonuses')}${bomb}; ${RULE_MEANS[rule]}${but}.${total}`;
}

interface SaidBoards {
  readonly size: BoardSetting['shape'];
  readonly bonuses: number;
  readonly bombs: number;
  readonly rule: MateRule;
  readonly touching: number;
  readonly boardsTotal?: string;
}

/** Describes each try in one line: what was placed, in that order, and which squares ended it. */
export function sayTries(tries: readonly WitchTry[], bonuses: number): readonly string[] {
  return tries.map(({ specials, pairs, clash }, at) => {
    const laid = [
      ...specials.map((square, i) => `${i < bonuses ? 'bonus' : 'bomb'} ${squareName(square)}`),
      ...pairs.map((mates) => mates.map(squareName).join('–')),
    ].join(', ');
    if (at === tries.length - 1) return `try ${at + 1}: ${laid}. This is the board.`;
    const why = clash ? `${listed(clash.map(squareName))} touch` : 'too few mates touch';
    return `try ${at + 1}: ${laid}; ${why}, so it begins again.`;
  });
}

/** Explains why there is no such board, and which one would be possible; `write` formats a setting. */
export function sayRefusal(
  { fault, obstacle }: Pick<WitchRefusal, 'fault' | 'obstacle'>,
  write: WriteSetting = asOption,
): string {
  switch (fault.code) {
    case 'impossible':
      return `${obstacle ? sayObstacle(obstacle) : 'On every such board some mates touch.'} At the least ${counted(fault.least, 'pair')} must touch: ${write('touching', fault.least)} deals such a board.`;
    case 'touching-not-least':
      return fault.least === 0
        ? `Mates can be kept apart here: leave ${write('touching')} out.`
        : `At the least ${counted(fault.least, 'pair')} must touch here: give ${write('touching', fault.least)}.`;
    case 'odd-free-squares':
      return `${counted(fault.free, 'square')} ${fault.free === 1 ? 'is' : 'are'} left for pairs, an odd number: ${fault.bombs.length === 0 ? 'take another size' : `${write('bombs', fault.bombs.join(' or '))} makes it even`}.`;
    case 'no-pairs':
      return 'No square is left for a pair.';
    case 'too-many-specials':
      return `Bonus and bombs may not touch each other: this board has room for at most ${fault.most} of them.`;
    case 'size-out-of-range':
      return `A board has 1 to ${fault.most} rows and columns.`;
    case 'bad-count':
      return `The number of ${fault.field} must be a whole number of at least 0.`;
    case 'boards-out-of-range':
      return `Ask for 1 to ${fault.most} boards.`;
    case 'level-and-size':
      return 'Give a level or a size, not both.';
    case 'unknown-level':
      return 'The levels are easy, medium and hard.';
    case 'unknown-rule':
      return 'The rules are king and rook.';
  }
}

type WriteSetting = (name: string, value?: string | number) => string;

const asOption: WriteSetting = (name, value) => (value === undefined ? `--${name}` : `--${name} ${value}`);

/**
 * Formats the certificate as one sentence.
 */
function sayObstacle({ specials, removed, components, dominating }: WitchObstacle): string {
  const who = ['the bonus', 'bonus and bomb'][specials.length - 1] ?? 'bonus and bombs';
  const the = specials.length === 0 ? 'The' : `With ${who} at ${listed(specials.map(squareName))}, the`;
  const elsewhere =
    specials.length === 0 ? '' : `; elsewhere ${specials.length === 1 ? 'it does' : 'they do'} no better`;
  if (dominating)
    return `${the} square at ${squareName(dominating)} touches every other free square, so its mate must touch it${elsewhere}.`;
  const sizes = listed(components.map((part) => part.length));
  const groups =
    components.length === 1
      ? `one group of ${sizes} that all touch each other`
      : `${components.length} groups (${sizes} squares), each of which all touch each other`;
  const taken =
    removed.length === 0
      ? ''
      : ` once ${listed(removed.map(squareName))} ${removed.length === 1 ? 'is' : 'are'} paired off`;
  return `${the} free squares${taken} fall into ${groups}, and mates need a square that does not touch${elsewhere}.`;
}
