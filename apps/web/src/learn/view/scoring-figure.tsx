import type { VNode } from 'preact';
import { KeyMarks } from '../../view/key-marks.tsx';
import { WideBox } from '../../view/wide-box.tsx';
import { nameOf } from '../../words/names.ts';
import { RULES, SKIN } from '../session/board-rules.ts';
import { type Scoring, STAGES, type Stage } from '../session/scoring.ts';
import { GUESS_ROW, type ScoringDesk, SECRET_ROW } from '../session/scoring-desk.ts';
import { words } from '../words/language.ts';
import { CodeRow, ElementPalette } from './code-row.tsx';
import { ScoringQuiz } from './scoring-quiz.tsx';

/** Two codes with lines between them, the sums of the shortcut, the common mistake, and the quiz. */
export function ScoringFigure({ desk }: { readonly desk: ScoringDesk }): VNode {
  const told = words().scoring;
  const scoring = desk.scoring.value;
  const stage = desk.stage.value;
  const { exact, near } = scoring.feedback;
  return (
    <>
      <div class="score-drawing">
        <CodeRow entry={desk.entry} row={SECRET_ROW} label={told.secret} />
        <Threads scoring={scoring} stage={stage} label={told.drawing(desk.entry.row(GUESS_ROW), scoring)} />
        <CodeRow entry={desk.entry} row={GUESS_ROW} label={told.guess} />
        <p class="score-answer">
          <KeyMarks
            feedback={stage === 'exact' ? { exact, near: 0 } : scoring.feedback}
            places={RULES.places}
          />
          <span>{stage === 'exact' ? words().answer(exact, 0) : words().answer(exact, near)}</span>
        </p>
      </div>
      <div class="actions">
        <fieldset class="segments" aria-label={told.next}>
          {STAGES.map((name) => (
            <button
              key={name}
              type="button"
              class="press"
              aria-pressed={name === stage}
              onClick={() => {
                desk.show(name);
              }}
            >
              {told.stages[name]}
            </button>
          ))}
        </fieldset>
      </div>
      <ElementPalette onPut={(symbol) => desk.entry.put(symbol)} />
      <Counts scoring={scoring} />
      <h3>{told.mistakeHeading}</h3>
      <p>{scoring.overcounted === undefined ? told.noMistake : told.mistake(scoring, scoring.overcounted)}</p>
      <ScoringQuiz desk={desk} />
    </>
  );
}

/** Lines from the guess up to the secret: thick and straight for exact, thin and ringed for near. */
function Threads(props: { readonly scoring: Scoring; readonly stage: Stage; readonly label: string }): VNode {
  const { scoring, stage, label } = props;
  const showsNear = stage !== 'exact';
  const x = (place: number) => 30 + place * 60;
  return (
    <svg class="threads" viewBox="0 0 240 80" role="img" aria-label={label}>
      {scoring.exact.map((place) => (
        <g key={place} class={stage === 'near' ? 'thread-done' : undefined}>
          <path class="thread-exact" d={`M${x(place)} 2V78`} />
          <circle class="key-exact" cx={x(place)} cy="40" r="7" />
        </g>
      ))}
      {showsNear &&
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

function Counts({ scoring }: { readonly scoring: Scoring }): VNode {
  const told = words().scoring;
  return (
    <>
      <WideBox label={told.countHeading}>
        <table class="learn-table">
          <caption>{told.countHeading}</caption>
          <thead>
            <tr>
              {told.countHeads.map((head) => (
                <th key={head} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scoring.counts.map(({ symbol, inGuess, inSecret, less }) => (
              <tr key={symbol}>
                <th scope="row">{nameOf(SKIN, symbol)}</th>
                <td>{inSecret}</td>
                <td>{inGuess}</td>
                <td>
                  <b>{less}</b>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideBox>
      <p class="learn-sum">{told.sum(scoring)}</p>
    </>
  );
}
