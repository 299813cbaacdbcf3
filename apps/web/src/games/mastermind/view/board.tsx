import type { VNode } from 'preact';
import { EmptyToken } from '../../../ui/token.tsx';
import { messages } from '../messages/language.ts';
import { AutoplayPanel } from './autoplay-panel.tsx';
import { BranchPanel } from './branch-panel.tsx';
import { ContradictionPanel } from './contradiction-panel.tsx';
import { CopyPanel } from './copy-panel.tsx';
import { Cover } from './cover.tsx';
import { Dock } from './dock.tsx';
import { Guide } from './guide.tsx';
import { HintPanel } from './hint-panel.tsx';
import { PrintedAnswer, PrintedLegend } from './printed-legend.tsx';
import { TurnRow } from './turn-row.tsx';
import { useMastermind } from './use-mastermind.ts';
import { WhyPanel } from './why-panel.tsx';

/** The printed turns, the bar being set, and the turns still to come as unprinted paper. */
export function Board(): VNode {
  const controller = useMastermind();
  const { turns: said } = messages();
  const { turns, turnsMax } = controller.session.view.value;
  return (
    <section class="board" id="board" tabIndex={-1} aria-labelledby="board-heading">
      <h2 id="board-heading">
        {said.heading} <small>{said.turnOf(Math.min(controller.turnNumber, turnsMax), turnsMax)}</small>
      </h2>
      <ol class="printed">
        {turns.map((turn, index) => (
          <TurnRow key={index} turn={turn} index={index} />
        ))}
      </ol>
      <ContradictionPanel />
      {controller.isCovered.value ? <Cover /> : <Dock />}
      <HintPanel />
      <WhyPanel />
      <CopyPanel />
      <BranchPanel />
      <FirstSteps />
      <AutoplayPanel />
      <Blank />
      <PrintedLegend />
    </section>
  );
}

/** The guide, until there are two answers to read. */
function FirstSteps(): VNode | null {
  const controller = useMastermind();
  const { guide, seats } = messages();
  const { view, seating, isOver } = controller.session;
  const { turns, turnsMax, rules } = view.value;
  const { seat } = seating.value;
  if (isOver || turns.length > 1) return null;
  const goal =
    seat === 'breaker'
      ? guide.goal(rules.places, rules.symbols, rules.repeats, turnsMax)
      : seats.explained[seat];
  return <Guide goal={goal} words={guide} hasInk={controller.gives('evidence')} />;
}

/** Unprinted paper: the turns still to come, as many as a sheet of the classic game has; none when it is over. */
function Blank(): VNode | null {
  const controller = useMastermind();
  const { turns: said } = messages();
  const { turns, turnsMax, rules } = controller.session.view.value;
  const printed = turns.length + 1;
  const blank = turnsMax - printed;
  const drawn = Math.min(blank, Math.max(DRAWN_MAX - printed, DRAWN_MIN));
  if (controller.session.isOver || blank <= 0) return null;
  return (
    <div class="blank" role="img" aria-label={said.toCome(blank)}>
      {Array.from({ length: drawn }, (_, i) => (
        <div class="bar bar-blank" key={printed + 1 + i}>
          <span class="bar-number">{printed + 1 + i}</span>
          <span class="pegs">
            {Array.from({ length: rules.places }, (_, place) => (
              <EmptyToken key={place} />
            ))}
          </span>
          <PrintedAnswer />
        </div>
      ))}
    </div>
  );
}

const DRAWN_MAX = 12;
const DRAWN_MIN = 3;
