import type { VNode } from 'preact';
import { LIST_MAX } from '../engine/questions.ts';
import { draftOf } from '../session/draft.ts';
import { words } from '../words/language.ts';
import { namesOf } from '../words/names.ts';
import { CodeField } from './code-field.tsx';
import { useDesk } from './desk-context.ts';
import { Token } from './token.tsx';

/** How many codes still fit: as a picture of them all, and as a list to choose from when it is short. */
export function CodesLeft(): VNode {
  const desk = useDesk();
  const { codes } = words();
  const findings = desk.findings.value;
  const lettersOf = (code: readonly number[]) => code.map((symbol) => desk.skin.letters[symbol]).join('');
  const left = findings?.lefts.at(-1) ?? 0;
  return (
    <section class="codes" aria-labelledby="codes-heading">
      <h2 id="codes-heading">
        {codes.heading} <small>{findings ? codes.left(left, findings.total) : codes.unknown}</small>
      </h2>
      {findings && <CodeField field={findings.field} label={codes.field(left, findings.total)} />}
      {findings && findings.codes.length > 0 ? (
        <ul class="code-list">
          {findings.codes.map((code) => (
            <li key={code.join()}>
              <button
                type="button"
                class="code"
                aria-label={codes.code(lettersOf(code), namesOf(desk.skin, code))}
                aria-disabled={desk.session.isOver ? 'true' : undefined}
                onClick={() => {
                  if (!desk.session.isOver) desk.session.draft.value = draftOf(code);
                }}
              >
                <span class="code-tokens">
                  {code.map((symbol, place) => (
                    <Token key={`${place}`} symbol={symbol} />
                  ))}
                </span>
                <span>{lettersOf(code)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="aside">{codes.listLater(LIST_MAX)}</p>
      )}
    </section>
  );
}
