import { isListable } from '@inkling/codes/candidates/code-space';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { namesOf } from '../messages/names.ts';
import { reviewAddress } from '../session/opening.ts';
import { Pegs } from './pegs.tsx';
import { useMastermind } from './use-mastermind.ts';

/** The perforation tears: the result, the code, and what to do next. Takes the focus that the guess row had. */
export function Ending(): VNode {
  const controller = useMastermind();
  const heading = useRef<HTMLHeadingElement>(null);
  const { ending, guess } = messages();
  const { seating, view, sheet } = controller.session;
  const { status, turns, secret, rules, turnsMax } = view.value;
  const { seat, player } = seating.value;
  const won = status.phase === 'over' && status.winner === 'breaker';
  const byHand = seat === 'maker' || seat === 'solver';
  useLayoutEffect(() => {
    if (document.activeElement === document.body || document.activeElement === null) heading.current?.focus();
  }, []);
  return (
    <section class="ending" aria-labelledby="ending-heading">
      <h2 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {won && controller.contradiction.value
          ? messages().contradiction.found(turns.length)
          : resultOf(seat, won, turns.length)}
      </h2>
      {secret && <p>{ending.code(namesOf(controller.skin, secret))}</p>}
      {!won && secret && (
        <span class="pegs" aria-hidden="true">
          <Pegs code={secret} />
        </span>
      )}
      <div class="actions">
        <Press
          main
          onPress={() =>
            controller.dispatch({ kind: 'begin', setup: { rules, turnsMax, seat, player }, seed: '' })
          }
        >
          {ending.again}
        </Press>
        {isListable(rules) && (
          <a class="press" href={reviewAddress(sheet.value)}>
            {ending.review}
          </a>
        )}
        <Press onPress={() => controller.dispatch({ kind: 'undo' })}>
          {byHand ? guess.undo : ending.back}
        </Press>
      </div>
    </section>
  );
}

function resultOf(seat: 'breaker' | 'maker' | 'two' | 'solver', won: boolean, turns: number): string {
  const { ending, maker, solver } = messages();
  if (seat === 'maker') return maker.result(won, turns);
  if (seat === 'solver' && !won) return solver.full;
  return won ? ending.won(turns) : ending.lost;
}
