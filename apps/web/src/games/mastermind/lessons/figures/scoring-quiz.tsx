import type { VNode } from 'preact';
import { NumberPick } from '../../../../ui/fields.tsx';
import { Press } from '../../../../ui/press.tsx';
import type { ScoringController } from '../controllers/scoring-controller.ts';
import { messages } from '../messages/language.ts';
import { RULES } from '../model/usual-board.ts';
import { Pegs } from './pegs.tsx';

/** Two codes to score; the answer is checked, and a wrong one is explained. */
export function ScoringQuiz({ controller }: { readonly controller: ScoringController }): VNode {
  const labels = messages().scoring;
  const quiz = controller.quiz.value;
  const { slip } = quiz;
  return (
    <section class="lesson-quiz" aria-labelledby="quiz-heading">
      <h3 id="quiz-heading">{labels.quizHeading}</h3>
      <dl class="quiz-codes">
        {(['secret', 'guess'] as const).map((row) => (
          <div key={row}>
            <dt>{labels[row]}</dt>
            <dd>
              <Pegs code={quiz[row]} />
            </dd>
          </div>
        ))}
      </dl>
      <div class="actions">
        {(['exact', 'near'] as const).map((part) => (
          <NumberPick
            key={part}
            label={labels[part]}
            value={quiz.answer[part]}
            from={0}
            to={RULES.places}
            onPick={(count) => controller.setAnswer({ ...quiz.answer, [part]: count })}
          />
        ))}
        <Press main onPress={() => controller.check()}>
          {labels.check}
        </Press>
        <Press onPress={() => controller.ask()}>{labels.another}</Press>
      </div>
      <p class="quiz-verdict">{slip === undefined ? '' : labels.verdict({ ...quiz, slip })}</p>
    </section>
  );
}
