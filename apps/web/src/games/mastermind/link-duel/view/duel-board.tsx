import { feedbackOf } from '@inkling/core/feedback';
import { makeCode } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import type { CodeTerms } from '../../room/code-game.ts';
import { RoomBoard } from '../../room/room-board.tsx';
import { type LinkDuelController, useLinkDuel } from '../controller/link-duel-controller.ts';
import { pageMessages } from '../messages/page/language.ts';
import { type LinkDuel, sentGuess, statusOf } from '../session/link-duel.ts';

/** The board of a duel, as in a room on a server. `secret` is set if the code may be seen on this device. */
export function DuelBoard(props: {
  readonly duel: LinkDuel;
  readonly heading: string;
  readonly secret: ArrayLike<number> | undefined;
}): VNode {
  const { duel, heading, secret } = props;
  const controller = useLinkDuel();
  const sent = isGuessing(controller, duel) ? sentGuess(duel) : undefined;
  return (
    <section class="match-make" aria-labelledby="asked-heading">
      <h2 class="unseen" id="asked-heading">
        {heading}
      </h2>
      {duel.turns.length === 0 && <p class="unseen">{pageMessages().noTurns}</p>}
      <RoomBoard
        terms={duelTerms(controller, duel)}
        draft={controller.draft}
        turns={duel.turns.map(({ guess, feedback }) => ({ guess: makeCode(guess), ...feedbackOf(feedback) }))}
        pending={sent && makeCode(sent)}
        isSet={isGuessing(controller, duel) && !sent}
        submit={() => controller.submit()}
        secret={secret}
      />
    </section>
  );
}

/** Whether the next guess is made on this device. */
export function isGuessing({ verdict }: LinkDuelController, duel: LinkDuel): boolean {
  return duel.role === 'breaker' && statusOf(duel) === 'playing' && verdict.value === undefined;
}

export function duelTerms({ skin }: LinkDuelController, { challenge }: LinkDuel): CodeTerms {
  return { rules: challenge.rules, turnsMax: challenge.turnsMax, skin: skin.value };
}
