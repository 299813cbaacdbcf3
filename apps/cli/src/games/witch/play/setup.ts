import { ok, type Result } from '@inkling/core/result';
import { placeWitch } from '@inkling/games/witch/analysis/place';
import { COVEN_ROSTER } from '@inkling/games/witch/coven-module';
import { OPPONENTS, QUIZZES, type WitchParams } from '@inkling/games/witch/rules/params';
import { type Refusal, reject } from '../../../shell/refusal.ts';
import { readName } from '../../../shell/values.ts';
import type { PlayOptions } from '../board/options.ts';
import { readBoardRequest } from '../board/request.ts';
import { sayRefusal } from '../messages/boards.ts';

export function readParams(options: PlayOptions): Result<WitchParams, Refusal> {
  const request = readBoardRequest(options);
  if (!request.ok) return request;
  const opponent = readName(options.player ?? 'nobody', 'player', OPPONENTS, 'an opponent');
  if (!opponent.ok) return opponent;
  const quiz = readName(options.quiz ?? 'names', 'quiz', QUIZZES, 'a quiz');
  if (!quiz.ok) return quiz;
  const placed = placeWitch({ ...request.value, seed: '' });
  if (!placed.feasible) return reject('bad-value', sayRefusal(placed));
  const { size: shape, bonuses, bombs, rule, touching } = placed;
  const pairs = (shape.rows * shape.cols - bonuses - bombs) / 2;
  if (pairs > COVEN_ROSTER.length)
    return reject(
      'bad-value',
      `That board needs ${pairs} witches, and the coven has ${COVEN_ROSTER.length}.`,
    );
  return ok({
    board: { shape, bonuses, bombs, rule, touching },
    opponent: opponent.value,
    quiz: quiz.value,
    calm: options.calm === true,
    timed: false,
    passing: false,
  });
}
