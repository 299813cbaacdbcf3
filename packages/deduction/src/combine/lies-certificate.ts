import type { CertificateVerdict } from '../define/certificate.ts';
import type { AnswerValue } from '../define/definition.ts';
import type { GameTable } from '../define/game.ts';
import { DefinedStrategy, gameCodec, OWN_GAME, rulesOf } from '../define/strategy.ts';
import type { Strategy } from '../optimum/strategy.ts';
import { parseStrategy, parseStrategyHeader } from '../optimum/strategy-text.ts';

/**
 * Checks a certificate by following every sequence of answers with at most `liesMax` lies through the tree. It uses
 * the game's own `answer` function and trusts nothing in the text. This proves that the secret is known at the end,
 * whatever the lies were.
 */
export function checkLiesCertificate<Secret, Guess, Answer extends AnswerValue>(
  text: string,
  game: GameTable<Secret, Guess, Answer>,
  liesMax: number,
): CertificateVerdict<Secret, Guess, Answer> {
  const fault = (code: string, line: number) => ({ ok: false, code, line }) as const;
  const { guesses, secrets, table } = game;
  for (let guess = 0; guess < guesses.items.length; guess++) table.row(guess);
  const header = parseStrategyHeader(text);
  if (!header.ok) return fault(header.error.code, header.error.line);
  if (header.value.game !== OWN_GAME || header.value.rules !== rulesOf(game)) return fault('other-game', 0);
  const read = parseStrategy(text, gameCodec(game));
  if (!read.ok) return fault(read.error.code, read.error.line);
  const { file, lineOf } = read.value;
  const levels: number[] = [];
  const everyone = new Map(secrets.items.map((_, secret) => [secret, 0]));
  const wrong = walk(file.root, everyone, 0, { game, liesMax, levels });
  if (wrong) return fault(wrong.code, lineOf(wrong.node));
  const { claim } = file;
  const histogram = Array.from(levels, (ways) => ways ?? 0);
  const total = histogram.reduce((sum, ways, i) => sum + ways * (i + 1), 0);
  const isTrue =
    claim.total === total && claim.worst === histogram.length && claim.histogram.join() === histogram.join();
  return isTrue
    ? { ok: true, strategy: new DefinedStrategy(game, file.root, histogram) }
    : fault('false-claim', 0);
}

interface Check<Secret, Guess, Answer extends AnswerValue> {
  readonly game: GameTable<Secret, Guess, Answer>;
  readonly liesMax: number;
  readonly levels: number[];
}

interface Wrong {
  readonly code: string;
  readonly node: Strategy;
}

/** @param lies the secrets that are left, each with the number of answers so far that would be lies */
function walk<Secret, Guess, Answer extends AnswerValue>(
  node: Strategy,
  lies: ReadonlyMap<number, number>,
  level: number,
  check: Check<Secret, Guess, Answer>,
): Wrong | undefined {
  const { game, liesMax, levels } = check;
  const { guesses, secrets, table } = game;
  const wrong = (code: string) => ({ code, node });
  if (node.guess >= guesses.items.length) {
    const named = node.guess - guesses.items.length;
    if (lies.size !== 1 || !lies.has(named) || node.branches.length > 0) return wrong('solved-branch');
    levels[level] = (levels[level] ?? 0) + 1;
    return undefined;
  }
  const guess = guesses.items[node.guess] as Guess;
  const answered = [...lies].map(
    ([secret, count]) =>
      [secret, count, game.definition.answer(guess, secrets.items[secret] as Secret)] as const,
  );
  const branches = new Map(node.branches.map(({ cls, next }) => [cls, next]));
  for (const [cls, answer] of table.answers.entries()) {
    const left = new Map(
      answered.flatMap(([secret, count, truth]): [number, number][] => {
        const after = truth === answer ? count : count + 1;
        return after > liesMax ? [] : [[secret, after]];
      }),
    );
    const next = branches.get(cls);
    if (left.size > 0 !== (next !== undefined)) return wrong(next ? 'impossible-answer' : 'missing-answer');
    const inner = next && walk(next, left, level + 1, check);
    if (inner) return inner;
  }
  return undefined;
}
