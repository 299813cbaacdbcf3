import type { VNode } from 'preact';
import { Pegboard } from '../board/pegboard.tsx';
import { PieceRow } from '../board/pieces.tsx';
import { BarNumber } from '../board/turn-bar.tsx';
import { type MastermindController, useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { GuessRow } from './guess-row.tsx';
import { TurnRow } from './turn-row.tsx';

/** The hidden code, the turns, the guess being set, and the rows still to come. */
export function Board(): VNode {
  const controller = useMastermind();
  const { turns: text } = messages();
  const { skin, session } = controller;
  const { maker, secret, turns, turnsMax, rules } = session.view.value;
  return (
    <Pegboard
      skin={skin}
      rules={rules}
      turnsMax={turnsMax}
      secret={secret}
      hasCover={maker !== 'by-hand'}
      heading={[text.heading, text.turnOf(Math.min(controller.turnNumber, turnsMax), turnsMax)]}
      turns={turns.length}
      firstToCome={session.isOver ? undefined : turns.length + (setsNextTurn(controller) ? 2 : 1)}
    >
      <ol class="printed">
        {turns.map((turn, index) => (
          <TurnRow key={index} turn={turn} index={index} />
        ))}
      </ol>
      <CurrentRow />
    </Pegboard>
  );
}

/** Whether the row below the turns belongs to the next turn, rather than to a turn that is open for editing. */
function setsNextTurn({ session, isCovered }: MastermindController): boolean {
  const { asks, editing } = session;
  return !isCovered.value && editing.value === undefined && asks.value !== 'player';
}

function CurrentRow(): VNode | null {
  const { session, isCovered } = useMastermind();
  if (isCovered.value) return null;
  switch (session.asks.value) {
    case 'guess':
    case 'turn':
    case 'code':
      return <GuessRow />;
    case 'answer':
      return <PendingRow />;
    default:
      return null;
  }
}

/** The guess that waits for an answer: a computer player's, or that of a turn being corrected. */
function PendingRow(): VNode | null {
  const controller = useMastermind();
  const { view, editing, seating } = controller.session;
  const at = editing.value;
  const guess = at === undefined ? view.value.pending : view.value.turns[at]?.guess;
  if (!guess) return null;
  const number = at === undefined ? controller.turnNumber : at + 1;
  const { maker, seats } = messages();
  const asked =
    seating.value.seat === 'maker' ? maker.asked(seating.value.player) : seats.names[seating.value.seat];
  return (
    <div class="pegboard-row guess pending">
      <span class="unseen">
        {messages().turns.turn(number)}, {asked}: {namesOf(controller.skin, guess).join(', ')}
      </span>
      <BarNumber turn={number - 1} />
      <PieceRow skin={controller.skin} code={guess} />
      <span class="pending-who" aria-hidden="true">
        {asked}
      </span>
    </div>
  );
}
