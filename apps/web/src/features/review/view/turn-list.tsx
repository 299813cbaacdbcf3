import type { VNode } from 'preact';
import { useRef } from 'preact/hooks';
import { luckOfTurn, type TurnInformation } from '../../../shell/game/result/model/story.ts';
import type { ChoiceWords, JudgedTurn } from '../../../shell/review-part.ts';
import { Dots } from '../../../ui/dots.tsx';
import { Pick } from '../../../ui/fields.tsx';
import { rove } from '../../../ui/roving.ts';
import { messages } from '../messages/language.ts';
import type { ReviewSession } from '../session/review-session.ts';
import { showDetail } from './turn-detail.tsx';

/**
 * The list of turns as played, with choice and luck in words. It is one tab stop; arrow keys move between
 * turns.
 */
export function TurnList({ session }: { readonly session: ReviewSession }): VNode {
  const text = messages();
  const list = useRef<HTMLOListElement>(null);
  const { game, at } = session;
  const { turns, words } = session;
  const hasLuck = turns.length === 0 || turns.some(({ information }) => information);
  // Only available once a turn has been judged.
  const measure = turns.length > 0 ? game.measure?.() : undefined;
  const onKeyDown = (event: KeyboardEvent) => {
    const along = event.key === 'ArrowLeft' || event.key === 'ArrowRight';
    const count = game.turns.length;
    const next = rove(event.key, at.value, along ? count : 1, along ? 1 : count);
    if (next === undefined) return;
    event.preventDefault();
    session.lookAt(next);
    list.current?.querySelectorAll('button')[next]?.focus();
  };
  return (
    <section class="review-turns" aria-label={text.turns}>
      <p class="review-heads" aria-hidden="true">
        <span>{words.yourGuess}</span>
        <span>{words.choice}</span>
        {hasLuck && <span>{text.luck}</span>}
      </p>
      {hasLuck && <LuckDots />}
      <ol class="review-list" ref={list} onKeyDown={onKeyDown}>
        {game.turns.map(({ Row }, turn) => (
          <li key={turn}>
            <button
              type="button"
              class="review-turn"
              aria-current={turn === at.value ? 'step' : undefined}
              tabIndex={turn === at.value ? 0 : -1}
              onClick={(event) => {
                session.lookAt(turn);
                showDetail(event);
              }}
            >
              <span class="unseen">{session.sentence(turn)}</span>
              <span class="review-number" aria-hidden="true">
                {turn + 1}
              </span>
              <span class="review-row" aria-hidden="true">
                <Row />
              </span>
              <TurnVerdict turn={turns[turn]} words={words} />
            </button>
          </li>
        ))}
      </ol>
      <p class="review-key">
        {[words.choiceMeans, hasLuck && text.luckMeans, measure]
          .filter(Boolean)
          .flatMap((line, at) => (at === 0 ? [line] : [<br key={at} />, line]))}
      </p>
      {game.references.length > 1 && (
        <Pick
          label={text.reference}
          options={game.references}
          value={session.reference.value}
          name={(name) => game.referenceName(name)}
          onPick={(name) => session.judgeBy(name)}
        />
      )}
    </section>
  );
}

function TurnVerdict(props: { readonly turn: JudgedTurn | undefined; readonly words: ChoiceWords }): VNode {
  const { turn, words } = props;
  const text = messages();
  if (!turn) return <span class="review-choice" aria-hidden="true" />;
  const { before, after, isFound, choice, information } = turn;
  const luck = information && !isFound ? luckOfTurn(information) : undefined;
  const count = isFound ? text.oneOf(before) : text.fromTo(before, after);
  return (
    <>
      <span class="review-choice" aria-hidden="true">
        <b>{isFound ? text.found : choice ? words.choiceIs[choice] : ''}</b>
        <span class="review-count">{count}</span>
      </span>
      <span class="review-luck" aria-hidden="true">
        {luck && information && (
          <>
            <LuckBar information={information} />
            {text.luckIs[luck]}
          </>
        )}
      </span>
    </>
  );
}

/** The dot pattern that every bar of bad luck is filled with. */
function LuckDots(): VNode {
  return (
    <svg class="luck-dots" aria-hidden="true">
      <Dots id="luck-dots" step={4} radius={1.2} angle={45} />
    </svg>
  );
}

/**
 * Luck as a bar on a middle axis: solid if with the player, dotted if against, a disc if it was usual. Hidden
 * from screen readers.
 */
function LuckBar({ information }: { readonly information: TurnInformation }): VNode {
  const luck = luckOfTurn(information);
  const length = Math.min(26, Math.max(8, Math.abs(information.gained - information.expected) * 14));
  return (
    <svg class="luck-bar" viewBox="0 0 60 16" aria-hidden="true">
      <path class="luck-line" d="M2 8h56" />
      <path class="luck-middle" d="M30 2v12" />
      {luck === 'usual' && <circle class="luck-with" cx="30" cy="8" r="5" />}
      {luck === 'with' && <rect class="luck-with" x="30" y="3" width={length} height="10" rx="2" />}
      {luck === 'against' && (
        <rect class="luck-against" x={30 - length} y="3" width={length} height="10" rx="2" />
      )}
    </svg>
  );
}
