import { CodeSpace } from '@inkling/codes/candidates/code-space';
import { ListedCandidates, ListedSpace } from '@inkling/codes/candidates/listed';
import { EXACT_CODES_MAX, ExactTurns } from '@inkling/codes/review/exact-turns';
import { JUDGE_LIMITS, TurnsJudge } from '@inkling/codes/review/turns-judge';
import { RandomStream, seedRandom } from '@inkling/core/random';

/**
 * Measures the error of a review's estimate: takes positions of p4c6 after two turns that an exact search can
 * settle, and estimates them as if it could not. The estimate is never below the optimum, and on average within
 * a hundredth of a turn.
 */
export function run(print: (line: string) => void): void {
  const space = new ListedSpace(new CodeSpace({ places: 4, symbols: 6, repeats: true }));
  const all = new ListedCandidates(space, [], undefined);
  const judge = new TurnsJudge(space, 'all', { ...JUDGE_LIMITS, exactCodes: JUDGE_LIMITS.tailCodes });
  const random = new RandomStream(seedRandom('review'));
  let positions = 0;
  let codes = 0;
  let excess = 0;
  let worst = 0;
  let optimal = 0;
  for (const opening of ['aabb', 'aabc', 'abcd', 'aaab']) {
    const first = { guess: Array.from(opening, (letter) => letter.charCodeAt(0) - 97) };
    for (const [feedback, count] of all.split(first.guess).entries()) {
      if (count < 20n) continue;
      const once = all.with({ ...first, feedback });
      for (let draw = 0; draw < 4; draw++) {
        const guess = Array.from(once.sample(random) as ArrayLike<number>);
        for (const [answer, left] of once.split(guess).entries()) {
          if (left <= JUDGE_LIMITS.tailCodes || left > EXACT_CODES_MAX) continue;
          const set = once.with({ guess, feedback: answer });
          const exact = new ExactTurns(set, 'all', 1e9).best();
          if (!exact) throw new Error('an exact search that ran out of work');
          const search = judge.judge(set, exact.guess);
          let step = search.next();
          while (!step.done) step = search.next();
          const { turns, floor } = step.value.best.value;
          if (turns < exact.total || floor > exact.total) throw new Error('an estimate on the wrong side');
          positions++;
          codes += Number(left);
          excess += turns - exact.total;
          if (turns === exact.total) optimal++;
          worst = Math.max(worst, (turns - exact.total) / Number(left));
        }
      }
    }
  }
  print(
    `${positions} positions of ${JUDGE_LIMITS.tailCodes + 1} to ${EXACT_CODES_MAX} codes: ${optimal} optimal`,
  );
  print(`mean excess ${(excess / codes).toFixed(4)} turns a code, worst ${worst.toFixed(3)}`);
  if (excess / codes > 0.01) throw new Error('the estimate is worse than it claims');
}
