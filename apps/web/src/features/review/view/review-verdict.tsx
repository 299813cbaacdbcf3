import type { VNode } from 'preact';
import { choicesByShare, choicesOf, luckOfGame } from '../../../shell/game/result/model/story.ts';
import type { JudgedTurn } from '../../../shell/review-part.ts';
import { messages } from '../messages/language.ts';
import { isCostly } from '../model/costly-turns.ts';
import type { ReviewSession } from '../session/review-session.ts';

/** Was it luck or choice, in a line and a sentence; how far the judging is while it goes on. */
export function ReviewVerdict({ session }: { readonly session: ReviewSession }): VNode {
  const said = messages();
  const { game, turns } = session;
  const judged = session.judged.value;
  const told = turns.flatMap((turn) => turn.told ?? []);
  const found = said.outcome[game.outcome](game.turns.length);
  const summary = typeof judged === 'string' ? undefined : judged.summary?.();
  const luck =
    typeof judged === 'string'
      ? undefined
      : (judged.luck ?? (told.length > 0 ? luckOfGame(told) : undefined));
  const worst = turns.findIndex(isCostly);
  return (
    <div class="review-verdict">
      <p class="review-claim">
        {found} {luck && said.luckOfGame[luck]}
      </p>
      {judged === 'broken' ? (
        <p class="notice">{said.broken}</p>
      ) : session.isOver ? (
        <p class="review-lead">
          {said.choices[choicesIn(turns)]} {worst >= 0 && said.betterAt(worst + 1)}
        </p>
      ) : (
        <p class="review-lead">
          {judged === 'beginning'
            ? said.progress(0, game.turns.length)
            : said.progress(judged.done, judged.total)}
        </p>
      )}
      {summary && (
        <dl class="review-summary">
          {summary.map(([name, figure]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

/** By what they lost in all, or, where not every turn says what it lost, by the worst of them. */
function choicesIn(turns: readonly JudgedTurn[]): ReturnType<typeof choicesOf> {
  if (turns.every(({ choice, lost }) => choice === undefined || lost !== undefined))
    return choicesOf(turns.reduce((sum, { lost = 0 }) => sum + lost, 0));
  const chosen = turns.flatMap(({ choice }) => choice ?? []);
  return ORDER.find((choice) => chosen.includes(choice)) ?? choicesByShare([]);
}

const ORDER = ['costly', 'fair', 'good'] as const;
