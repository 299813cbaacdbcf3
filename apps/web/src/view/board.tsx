import type { VNode } from 'preact';
import { words } from '../words/language.ts';
import { Actions } from './actions.tsx';
import { useDesk } from './desk-context.ts';
import { Ending } from './ending.tsx';
import { GuessRow } from './guess-row.tsx';
import { HintStrip } from './hint-strip.tsx';
import { Palette } from './palette.tsx';
import { EmptyToken } from './token.tsx';
import { TurnRow } from './turn-row.tsx';
import { WhyStrip } from './why-strip.tsx';

/** The printed turns, the bar being set, and the turns still to come as unprinted paper. */
export function Board(): VNode {
  const desk = useDesk();
  const { turns: said } = words();
  const { turns, turnsMax, rules } = desk.session.view.value;
  const over = desk.session.isOver;
  const printed = turns.length + (over ? 0 : 1);
  const blank = turnsMax - printed;
  return (
    <section class="board" id="board" tabIndex={-1} aria-labelledby="board-heading">
      <h2 id="board-heading">
        {said.heading} <small>{said.turnOf(Math.min(desk.turnNumber, turnsMax), turnsMax)}</small>
      </h2>
      <ol class="printed">
        {turns.map((turn, index) => (
          <TurnRow key={index} turn={turn} index={index} />
        ))}
      </ol>
      {over ? (
        <Ending />
      ) : (
        <div class="dock">
          <GuessRow />
          <Palette />
          <Actions />
        </div>
      )}
      <HintStrip />
      <WhyStrip />
      {blank > 0 && (
        <div class="blank" role="img" aria-label={over ? said.unused(blank) : said.toCome(blank)}>
          {Array.from({ length: blank }, (_, i) => (
            <div class="bar bar-blank" key={printed + 1 + i}>
              <span class="bar-number">{printed + 1 + i}</span>
              <span class="pegs">
                {Array.from({ length: rules.places }, (_, place) => (
                  <EmptyToken key={place} />
                ))}
              </span>
            </div>
          ))}
        </div>
      )}
    </section>
  );
}
