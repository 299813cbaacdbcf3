import type { VNode } from 'preact';
import { words } from '../words/language.ts';
import { AutoplayStrip } from './autoplay-strip.tsx';
import { BranchStrip } from './branch-strip.tsx';
import { ContradictionStrip } from './contradiction-strip.tsx';
import { Cover } from './cover.tsx';
import { useDesk } from './desk-context.ts';
import { Dock } from './dock.tsx';
import { Ending } from './ending.tsx';
import { HintStrip } from './hint-strip.tsx';
import { LinkStrip } from './link-strip.tsx';
import { EmptyToken } from './token.tsx';
import { TurnRow } from './turn-row.tsx';
import { WhyStrip } from './why-strip.tsx';

/** The printed turns, the bar being set, and the turns still to come as unprinted paper. */
export function Board(): VNode {
  const desk = useDesk();
  const { turns: said } = words();
  const { turns, turnsMax } = desk.session.view.value;
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
      <ContradictionStrip />
      {desk.isCovered.value ? <Cover /> : desk.session.asks.value === 'nothing' ? <Ending /> : <Dock />}
      <HintStrip />
      <WhyStrip />
      <LinkStrip />
      <BranchStrip />
      <AutoplayStrip />
      <Blank />
    </section>
  );
}

/** Unprinted paper: the turns still to come, as many as a sheet of the classic game has. */
function Blank(): VNode | null {
  const desk = useDesk();
  const { turns: said } = words();
  const { turns, turnsMax, rules } = desk.session.view.value;
  const over = desk.session.isOver;
  const printed = turns.length + (over ? 0 : 1);
  const blank = turnsMax - printed;
  const drawn = Math.min(blank, Math.max(DRAWN_MAX - printed, DRAWN_MIN));
  if (blank <= 0) return null;
  return (
    <div class="blank" role="img" aria-label={over ? said.unused(blank) : said.toCome(blank)}>
      {Array.from({ length: drawn }, (_, i) => (
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
  );
}

const DRAWN_MAX = 12;
const DRAWN_MIN = 3;
