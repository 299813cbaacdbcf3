import type { VNode } from 'preact';
import { RULES } from '../session/board-rules.ts';
import type { ScoringDesk } from '../session/scoring-desk.ts';
import { words } from '../words/language.ts';
import { Pegs } from './pegs.tsx';

/** Two codes to score; the answer is checked, and a wrong one is explained. */
export function ScoringQuiz({ desk }: { readonly desk: ScoringDesk }): VNode {
  const told = words().scoring;
  const quiz = desk.quiz.value;
  const { slip } = quiz;
  return (
    <section class="lesson-quiz" aria-labelledby="quiz-heading">
      <h3 id="quiz-heading">{told.quizHeading}</h3>
      <dl class="quiz-codes">
        <div>
          <dt>{told.secret}</dt>
          <dd>
            <Pegs code={quiz.secret} />
          </dd>
        </div>
        <div>
          <dt>{told.guess}</dt>
          <dd>
            <Pegs code={quiz.guess} />
          </dd>
        </div>
      </dl>
      <div class="actions">
        {(['exact', 'near'] as const).map((part) => (
          <label key={part} class="setting">
            {told[part]}
            <select
              value={quiz.answer[part]}
              onChange={({ currentTarget }) =>
                desk.setAnswer({ ...quiz.answer, [part]: Number(currentTarget.value) })
              }
            >
              {Array.from({ length: RULES.places + 1 }, (_, count) => (
                <option key={count} value={count}>
                  {count}
                </option>
              ))}
            </select>
          </label>
        ))}
        <button type="button" class="press press-main" onClick={() => desk.check()}>
          {told.check}
        </button>
        <button type="button" class="press" onClick={() => desk.ask()}>
          {told.another}
        </button>
      </div>
      <p class="quiz-verdict">{slip === undefined ? '' : told.verdict({ ...quiz, slip })}</p>
    </section>
  );
}
