import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { DataTable } from '../../../../ui/data-table.tsx';
import { NumberPick, Segments } from '../../../../ui/fields.tsx';
import { KeyMarks } from '../../../../ui/key-marks.tsx';
import { nameOf } from '../../pieces/names.ts';
import { GUESS_ROW, type ScoringController, SECRET_ROW } from '../controllers/scoring-controller.ts';
import { messages } from '../messages/language.ts';
import { type Scoring, STAGES, type Stage } from '../model/scoring.ts';
import { RULES, SKIN } from '../model/usual-board.ts';
import { CodeRow, ElementPalette } from './code-row.tsx';
import { Pegs } from './pegs.tsx';

/** Two codes with lines between them, the sums of the shortcut, the common mistake, and the quiz. */
export function ScoringFigure({ controller }: { readonly controller: ScoringController }): VNode {
  const { scoring: labels, answer } = messages();
  const scoring = controller.scoring.value;
  const stage = controller.stage.value;
  const { exact } = scoring.feedback;
  const near = stage === 'exact' ? 0 : scoring.feedback.near;
  return (
    <>
      <div class="score-drawing">
        <CodeRow entry={controller.entry} row={SECRET_ROW} label={labels.secret} />
        <Threads scoring={scoring} stage={stage} label={labels.drawing(scoring)} />
        <CodeRow entry={controller.entry} row={GUESS_ROW} label={labels.guess} />
        <p class="score-answer">
          <KeyMarks feedback={{ exact, near }} places={RULES.places} />
          <span>{answer(exact, near)}</span>
        </p>
      </div>
      <div class="actions">
        <Segments
          label={labels.next}
          value={stage}
          options={STAGES}
          name={(name) => labels.stages[name]}
          onPick={(name) => controller.show(name)}
        />
      </div>
      <ElementPalette onPut={(symbol) => controller.entry.put(symbol)} />
      <DataTable
        class="learn-table"
        label={labels.countHeading}
        caption={labels.countHeading}
        heads={labels.countHeads}
        rows={scoring.counts.map(({ symbol, inGuess, inSecret, less }) => [
          nameOf(SKIN, symbol),
          inSecret,
          inGuess,
          <b key="less">{less}</b>,
        ])}
      />
      <p class="learn-sum">{labels.sum(scoring)}</p>
      <h3>{labels.mistakeHeading}</h3>
      <p>
        {scoring.overcounted === undefined ? labels.noMistake : labels.mistake(scoring, scoring.overcounted)}
      </p>
      <ScoringQuiz controller={controller} />
    </>
  );
}

/** Lines from the guess up to the secret: thick and straight for exact, thin and ringed for near. */
function Threads(props: { readonly scoring: Scoring; readonly stage: Stage; readonly label: string }): VNode {
  const { scoring, stage, label } = props;
  const x = (place: number) => 30 + place * 60;
  return (
    <svg class="threads" viewBox="0 0 240 80" role="img" aria-label={label}>
      {scoring.exact.map((place) => (
        <g key={place} class={stage === 'near' ? 'thread-done' : undefined}>
          <path class="thread-exact" d={`M${x(place)} 2V78`} />
          <circle class="key-exact" cx={x(place)} cy="40" r="7" />
        </g>
      ))}
      {stage !== 'exact' &&
        scoring.near.map(({ guess, secret }) => {
          const [from, to] = [x(guess), x(secret)];
          const at = 0.16;
          return (
            <g key={guess}>
              <path class="thread-near" d={`M${from} 78L${to} 2`} />
              <circle class="thread-ring" cx={from + (to - from) * at} cy={78 - 76 * at} r="6" />
            </g>
          );
        })}
    </svg>
  );
}

/** Two codes for the user to score. The answer is checked, and a wrong one is explained. */
function ScoringQuiz({ controller }: { readonly controller: ScoringController }): VNode {
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
        <Button onPress={() => controller.check()}>{labels.check}</Button>
        <Button onPress={() => controller.ask()}>{labels.another}</Button>
      </div>
      <p class="quiz-verdict">{slip === undefined ? '' : labels.verdict({ ...quiz, slip })}</p>
    </section>
  );
}
