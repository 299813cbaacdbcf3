import { REFERENCES } from '@inkling/games/mastermind/analysis/review';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { GameWithHistory } from '../../../../shell/kept-games.ts';
import type { Preferences } from '../../../../shell/preferences.ts';
import { Pick } from '../../../../ui/fields.tsx';
import type { ReviewController } from '../controller/review-controller.ts';
import { messages } from '../messages/language.ts';
import { Drill } from './drill.tsx';
import { Learn } from './learn.tsx';
import { ReviewFoot } from './review-foot.tsx';
import { Share } from './share.tsx';
import { TurnDetail } from './turn-detail.tsx';
import { TurnList } from './turn-list.tsx';

/** The turns on the left, the one that is looked at on the right, the sums below. */
export function ReviewPage(props: {
  readonly controller: ReviewController;
  readonly preferences: Signal<Preferences>;
  /** The game that was played last, when it is another one. */
  readonly other: GameWithHistory | undefined;
}): VNode {
  const { controller, preferences, other } = props;
  const drill = controller.drill.value;
  if (drill)
    return (
      <main class="review" id="board" tabIndex={-1}>
        <Drill controller={controller} drill={drill} />
        <ReviewFoot controller={controller} preferences={preferences} />
      </main>
    );
  const text = messages();
  const judged = controller.judged.value;
  const progress =
    typeof judged === 'string'
      ? text.progress(0, controller.turns.length)
      : judged.isOver
        ? text.judged
        : text.progress(judged.done, judged.total);
  return (
    <main class="review" id="board" tabIndex={-1}>
      <section class="review-turns" aria-labelledby="review-heading">
        <h2 id="review-heading">
          {text.heading} <small>{progress}</small>
        </h2>
        {other && (
          <p class="notice">
            {text.lastGame(other)} {text.lastSheet}
          </p>
        )}
        <p class="game-facts">
          <span>
            {text.seed} <b>{controller.sheet.seed}</b>
          </span>
        </p>
        <Pick
          label={text.reference}
          options={REFERENCES}
          value={controller.reference.value}
          name={(name) => text.references[name]}
          onPick={(name) => controller.judgeBy(name)}
        />
        {judged === 'broken' && <p class="notice">{text.broken}</p>}
        <TurnList controller={controller} />
        {typeof judged !== 'string' && (
          <p>
            {text.bitsInAll(judged.review)} {judged.isOver && text.costInAll(judged.review)}
          </p>
        )}
        <p class="aside">{text.terms}</p>
      </section>
      <div class="review-side">
        <TurnDetail controller={controller} />
        <Learn controller={controller} />
        <Share controller={controller} />
      </div>
      <ReviewFoot controller={controller} preferences={preferences} />
    </main>
  );
}
