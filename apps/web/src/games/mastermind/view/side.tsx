import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { PegShade } from '../../../ui/piece.tsx';
import { Dragging } from '../board/dragging.tsx';
import { useMastermind } from '../controller/controller.ts';
import { HINT_STEPS } from '../controller/explainer.ts';
import { messages } from '../messages/language.ts';
import { nameOf } from '../pieces/names.ts';
import { AutoplayPanel } from './autoplay-panel.tsx';
import { BranchPanel } from './branch-panel.tsx';
import { ContradictionPanel } from './contradiction-panel.tsx';
import { CopyPanel } from './copy-panel.tsx';
import { Dock } from './dock.tsx';
import { FindingPanel } from './finding-panel.tsx';
import { MarkLegend } from './mark-legend.tsx';
import { NotesDrawer } from './notes-drawer.tsx';
import { WhyPanel } from './why-panel.tsx';

/**
 * The column next to the board: what to do, the controls for it, what the marks mean, and help that is closed
 * until requested.
 */
export function Side(): VNode {
  const controller = useMastermind();
  const { session, isCovered, autoplay } = controller;
  const { drawerOpen } = session.notes.value;
  const isPlaying = autoplay.isPlaying.value;
  return (
    <div class={drawerOpen ? 'play-side play-side-open' : 'play-side'}>
      {isCovered.value ? <Cover /> : <Dock />}
      <KeyLegend />
      <div class="play-panels">
        <ContradictionPanel />
        <HintPanel />
        <WhyPanel />
        <CopyPanel />
        <BranchPanel />
        {isPlaying && !drawerOpen && <AutoplayPanel />}
      </div>
      <NotesDrawer />
      <PieceDragging />
      <PegShade />
    </div>
  );
}

function PieceDragging(): VNode {
  const controller = useMastermind();
  const { draft, turns } = controller.session;
  return (
    <Dragging
      skin={controller.skin}
      draft={draft.value}
      guessOf={(turn) => turns.value[turn]?.guess}
      onPutDown={(carried, place) => controller.dispatch({ kind: 'put-down', carried, place })}
    />
  );
}

/**
 * The hint up to the step that was requested, with a button for the next step or, at the end, for the placement
 * itself.
 */
function HintPanel(): VNode | null {
  const controller = useMastermind();
  const shown = controller.explainer.hint.value;
  if (!shown) return null;
  const { hint, why } = messages();
  const { clue, step } = shown;
  const last = step >= HINT_STEPS - 1;
  return (
    <FindingPanel heading={hint.heading} sentence={controller.explainer.hintSentence()}>
      {clue && !last && <Button onPress={() => controller.dispatch({ kind: 'hint' })}>{hint.next}</Button>}
      {clue && last && (
        <Button
          onPress={() => {
            controller.dispatch({ kind: 'put', symbol: clue.symbol, place: clue.place });
            controller.explainer.hint.value = undefined;
          }}
        >
          {why.put(clue.place + 1, nameOf(controller.skin, clue.symbol))}
        </Button>
      )}
    </FindingPanel>
  );
}

/** What the marks of an answer mean and, until there are two answers, also the aim of the game. */
function KeyLegend(): VNode | null {
  const controller = useMastermind();
  const { guide, seats } = messages();
  const { view, seating, isOver } = controller.session;
  const { turns, turnsMax, rules } = view.value;
  const { seat } = seating.value;
  if (isOver) return null;
  if (turns.length > 1) return <MarkLegend />;
  return (
    <section class="guide" aria-labelledby="guide-heading">
      <h3 class="unseen" id="guide-heading">
        {guide.heading}
      </h3>
      <p>
        {seat === 'breaker'
          ? guide.goal(rules.places, rules.symbols, rules.repeats, turnsMax)
          : seats.explained[seat]}
      </p>
      <MarkLegend />
      <p>
        {guide.reading}{' '}
        <a class="guide-lesson" href="#/learn/scoring">
          {guide.lesson}
        </a>
      </p>
    </section>
  );
}

/** Covers the code while the device changes hands; the user who uncovers the board is the breaker. */
function Cover(): VNode {
  const controller = useMastermind();
  const { two } = messages();
  const take = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    take.current?.focus();
    return () => document.querySelector<HTMLElement>('.slot[aria-current]')?.focus();
  }, []);
  return (
    <section class="cover" aria-labelledby="cover-heading">
      <h3 id="cover-heading" class="result">
        {two.pass}
      </h3>
      <p>{two.passHelp}</p>
      <button
        type="button"
        class="press press-main"
        ref={take}
        onClick={() => controller.dispatch({ kind: 'uncover' })}
      >
        {two.take}
      </button>
    </section>
  );
}
