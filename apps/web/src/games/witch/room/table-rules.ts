import {
  makeParams,
  OPPONENTS,
  type Opponent,
  parseParams,
  QUIZZES,
  type Quiz,
} from '@inkling/games/witch/rules/params';
import { LEVELS, type Level } from '@inkling/games/witch/rules/setting';
import type { Seating } from './messages.ts';

/** The computer players that the server can seat at a table. */
export type Computer = Exclude<Opponent, 'nobody' | 'person'>;
export const COMPUTERS: readonly Computer[] = OPPONENTS.filter(
  (name): name is Computer => name !== 'nobody' && name !== 'person',
);

/** The rules of a room as its form represents them: `medium quiz=names against=perfect`. */
export interface TableRules {
  readonly level: Level;
  readonly quiz: Quiz;
  readonly against: Opponent;
}

export const USUAL: TableRules = { level: 'medium', quiz: 'names', against: 'person' };

export function makeRules({ level, quiz, against }: TableRules): string {
  return `${level} quiz=${quiz} against=${against}`;
}

export function readRules(text: string): TableRules | undefined {
  const [level, quiz, against] = text.split(' ');
  const known: TableRules = {
    level: LEVELS.find((name) => name === level) ?? USUAL.level,
    quiz: QUIZZES.find((name) => `quiz=${name}` === quiz) ?? USUAL.quiz,
    against: OPPONENTS.find((name) => `against=${name}` === against) ?? USUAL.against,
  };
  return makeRules(known) === text ? known : undefined;
}

export function seatingOf({ against }: TableRules): Seating {
  if (against === 'nobody') return 'one';
  return against === 'person' ? 'race' : 'player';
}

export function seated(rules: TableRules, seating: Seating): TableRules {
  return { ...rules, against: opponentIn(seating, rules.against) };
}

function opponentIn(seating: Seating, now: Opponent): Opponent {
  const computer = COMPUTERS.find((name) => name === now) ?? 'perfect';
  return ({ one: 'nobody', race: 'person', player: computer } as const)[seating];
}

/** Parses a word that changes one thing (`hard`, `race`, `lru2`), or complete rules. */
export function typedRules(text: string, now: string): string | undefined {
  const rules = readRules(now) ?? USUAL;
  const level = LEVELS.find((name) => name === text);
  const quiz = QUIZZES.find((name) => name === text);
  const computer = COMPUTERS.find((name) => name === text);
  if (level) return makeRules({ ...rules, level });
  if (quiz) return makeRules({ ...rules, quiz });
  if (computer) return against(now, () => computer);
  if (text === 'one' || text === 'race' || text === 'player')
    return against(now, (opponent) => opponentIn(text, opponent));
  return parseParams(text).ok ? text : undefined;
}

/**
 * Returns the rules of the same board with another opponent. An open room states its rules in full, not in the
 * words of the form.
 */
function against(now: string, choose: (opponent: Opponent) => Opponent): string {
  const rules = readRules(now);
  const params = rules ? undefined : parseParams(now);
  if (!params?.ok) {
    const known = rules ?? USUAL;
    return makeRules({ ...known, against: choose(known.against) });
  }
  const opponent = choose(params.value.opponent);
  return makeParams({ ...params.value, opponent, passing: params.value.passing && opponent !== 'nobody' });
}
