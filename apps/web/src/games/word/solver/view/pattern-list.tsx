import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import type { WordFindings } from '../../engine/questions.ts';
import { solverMessages } from '../messages/language.ts';
import { PATTERNS_STEP, useSolver } from '../session/controller.ts';

/** How the hinted letters can stand, listed as they are asked for. */
export function PatternList({ findings }: { readonly findings: WordFindings }): VNode {
  const controller = useSolver();
  const { patterns: said } = solverMessages();
  const { total, completable } = findings.hints.patterns;
  const listed = controller.patterns.value;
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
            <li key={pattern}>{pattern.toUpperCase()}</li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <div class="actions">
          <Press onPress={() => void controller.morePatterns()}>
            {listed.length === 0 ? said.show : said.more(Math.min(more, PATTERNS_STEP))}
          </Press>
        </div>
      )}
    </section>
  );
}
