import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { CodeRow, turnText } from '../view/code-row.tsx';
import { CodeEntry } from './code-entry.tsx';
import type { CodePractice } from './code-practice.ts';

/** The game before the turn, what was played there, the places for a better guess, and what came of it. */
export function CodePracticeView({ practice }: { readonly practice: CodePractice }): VNode {
  const text = messages().practice;
  const { before, reviewed, skin } = practice.position;
  const tried = practice.tried.value;
  const shown = practice.shown.value;
  return (
    <>
      <p>{text.position(before.length + 1, reviewed)}</p>
      <ol class="practice-turns">
        {before.map(({ guess, feedback }, turn) => (
          <li key={turn}>
            <span class="unseen">{turnText(turn + 1, practice.names(guess), feedback)}</span>
            <CodeRow skin={skin} guess={guess} feedback={feedback} />
          </li>
        ))}
        <li class="practice-played">
          <span class="unseen">{text.played(practice.names(reviewed.guess))}</span>
          <CodeRow skin={skin} guess={reviewed.guess} />
          <small aria-hidden="true">{text.yours}</small>
        </li>
      </ol>
      <CodeEntry practice={practice} />
      <div class="practice-verdict">
        {practice.isWeighing.value && <p>{text.weighing}</p>}
        {tried && <p>{text.verdict(tried, reviewed, practice.names)}</p>}
        {shown && <p>{text.best(shown, practice.names)}</p>}
        {shown && <p>{text.reason(shown)}</p>}
      </div>
    </>
  );
}
