import { feedbackOf } from '@inkling/core/feedback';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { KeySquare } from '../../../../ui/key-square.tsx';
import { PieceRow } from '../../board/pieces.tsx';
import { TurnBar } from '../../board/turn-bar.tsx';
import { namesOf } from '../../pieces/names.ts';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { hasFound, type Rival } from '../session/race-session.ts';
import { LeftCell } from './left-cell.tsx';

/** A rival's sheet next to the user's. Its guesses are covered until the user is done, except in an open race. */
export function RivalSheet({ rival, seat }: { readonly rival: Rival; readonly seat: number }): VNode {
  const controller = useRace();
  const headingId = useId();
  const { session } = controller;
  const { rival: text, players } = messages();
  const isShown = session.isOver || session.setting.value.open;
  const found = hasFound(rival.turns, session.rules);
  return (
    <section class="rival" aria-labelledby={headingId}>
      <h2 id={headingId}>
        {text.heading(rival.name)}{' '}
        <small>{text.status(rival.turns.length, found, rival.stuck, isShown)}</small>
      </h2>
      {rival.turns.length === 0 && (
        <p class="aside">
          {players[rival.name].does}. {text.none}
        </p>
      )}
      <ol class="printed">
        {rival.turns.map((_, index) => (
          <RivalTurn key={index} rival={rival} seat={seat} index={index} isShown={isShown} />
        ))}
      </ol>
    </section>
  );
}

function RivalTurn(props: {
  readonly rival: Rival;
  readonly seat: number;
  readonly index: number;
  readonly isShown: boolean;
}): VNode {
  const { rival, seat, index, isShown } = props;
  const controller = useRace();
  const { rival: text } = messages();
  const turn = rival.turns[index];
  const guess = isShown ? Array.from(turn?.guess ?? []) : undefined;
  const feedback = feedbackOf(turn?.feedback ?? 0);
  const { places } = controller.session.rules;
  return (
    <TurnBar
      class="bar rival-turn"
      turn={index}
      text={text.row(
        rival.name,
        index + 1,
        guess && namesOf(controller.skin, guess),
        feedback.exact,
        feedback.near,
      )}
    >
      {guess ? <PieceRow skin={controller.skin} code={guess} /> : <CoveredCode places={places} />}
      <KeySquare feedback={feedback} places={places} />
      <LeftCell line={seat + 1} index={index} />
    </TurnBar>
  );
}

/** A covered code: the drawing does not depend on the code. */
function CoveredCode({ places }: { readonly places: number }): VNode {
  return (
    <span class="pegs" aria-hidden="true">
      {Array.from({ length: places }, (_, place) => (
        <svg class="token covered-piece" viewBox="0 0 48 48" key={place} aria-hidden="true">
          <rect class="cover-back" x="1" y="1" width="46" height="46" rx="9" />
          <path class="cover-lines" d="M10 1v46M19 1v46M28 1v46M37 1v46" />
        </svg>
      ))}
    </span>
  );
}
