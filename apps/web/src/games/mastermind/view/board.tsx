import type { VNode } from 'preact';
import { KeySquare } from '../../../ui/key-square.tsx';
import { PrintedAnswer, PrintedLegend } from '../board/printed-legend.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { GuessRow } from './guess-row.tsx';
import { Pegs } from './pegs.tsx';
import { TurnRow } from './turn-row.tsx';

/** The hidden code, the turns, the guess being set, and the rows still to come. */
export function Board(): VNode {
  const controller = useMastermind();
  const { turns: said } = messages();
  const { turns, turnsMax } = controller.session.view.value;
  return (
    <section class="board pegboard" id="board" tabIndex={-1} aria-labelledby="board-heading">
      <h2 id="board-heading" class="unseen">
        {said.heading} <small>{said.turnOf(Math.min(controller.turnNumber, turnsMax), turnsMax)}</small>
      </h2>
      <HiddenCode />
      <div class="pegboard-rows">
        <ol class="printed">
          {turns.map((turn, index) => (
            <TurnRow key={index} turn={turn} index={index} />
          ))}
        </ol>
        <CurrentRow />
        <Blank />
      </div>
      <PrintedLegend skin={controller.skin} symbols={controller.session.rules.symbols} />
    </section>
  );
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

/** The rows still to come, as many as a board of the classic game has; none when the game is over. */
function Blank(): VNode | null {
  const controller = useMastermind();
  const { turns: said } = messages();
  const { turns, turnsMax, rules } = controller.session.view.value;
  const first = turns.length + 2;
  const blank = turnsMax - first + 1;
  if (controller.session.isOver || blank <= 0) return null;
  const drawn = Math.min(blank, Math.max(DRAWN_MAX - first + 1, DRAWN_MIN));
  return (
    <div class="blank" role="img" aria-label={said.toCome(blank)}>
      {Array.from({ length: drawn }, (_, i) => (
        <div class={`pegboard-row idle idle-${first + i}`} key={first + i}>
          <span class="bar-number">{first + i}</span>
          <span class="pegs">
            {Array.from({ length: rules.places }, (_, place) => (
              <i class="hole" key={place} />
            ))}
          </span>
          <KeySquare places={rules.places} />
          <PrintedAnswer />
        </div>
      ))}
    </div>
  );
}

const DRAWN_MAX = 12;
const DRAWN_MIN = 2;

/** The cover over the hidden code, which lifts at the end. Silent: the end is told in words. */
function HiddenCode(): VNode | null {
  const { session } = useMastermind();
  const { status } = messages();
  const { maker, secret, rules } = session.view.value;
  if (maker === 'by-hand') return null;
  return (
    <div class={secret ? 'hidden-code hidden-code-lifted' : 'hidden-code'} aria-hidden="true">
      <span class="pegs">
        {secret ? (
          <Pegs code={secret} />
        ) : (
          Array.from({ length: rules.places }, (_, place) => <i key={place}>?</i>)
        )}
      </span>
      <span class="hidden-code-word">{secret ? status.code : status.hidden}</span>
    </div>
  );
}

/** The guess that waits for an answer: a player's, or the one of the turn that is corrected. */
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
      <span class="bar-number" aria-hidden="true">
        {number}
      </span>
      <span class="pegs" aria-hidden="true">
        <Pegs code={guess} />
      </span>
      <span class="pending-who" aria-hidden="true">
        {asked}
      </span>
    </div>
  );
}
