import type { VNode } from 'preact';
import type { WordFindings } from '../engine/questions.ts';
import { wordWords } from '../messages/language.ts';
import { PATTERNS_STEP } from '../session/word-desk.ts';
import { useWordDesk } from './word-desk-context.ts';

/** How the hinted letters can stand, listed as they are asked for. */
export function PatternList({ findings }: { readonly findings: WordFindings }): VNode {
  const desk = useWordDesk();
  const { patterns: said } = wordWords();
  const { total, completable } = findings.hints.patterns;
  const listed = desk.patterns.value;
  const most = completable ?? total;
  const more = most === undefined ? PATTERNS_STEP : Number(most) - listed.length;
  return (
    <section class="patterns" aria-labelledby="patterns-heading">
      <h2 id="patterns-heading">
        {said.heading} <small>{said.count(total, completable)}</small>
      </h2>
      {listed.length > 0 && (
        <ul class="pattern-list">
          {listed.map((pattern) => (
            <li key={pattern}>{pattern}</li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <div class="actions">
          <button type="button" class="press" onClick={() => void desk.morePatterns()}>
            {listed.length === 0 ? said.show : said.more(Math.min(more, PATTERNS_STEP))}
          </button>
        </div>
      )}
    </section>
  );
}
