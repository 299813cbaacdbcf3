import type { Signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import { Console } from '../../../shell/console.tsx';
import { guardDoubleTaps } from '../../../shell/game/double-taps.ts';
import { KeysButton, OpenKeySheet } from '../../../shell/key-sheet.tsx';
import type { PuzzleKeysProps } from '../../../shell/parts/puzzle-part.ts';
import type { Preferences } from '../../../shell/preferences.ts';
import { Button } from '../../../ui/button.tsx';
import { Slots } from '../../../ui/slots.tsx';
import { SymbolBar } from '../../../ui/symbol-bar.tsx';
import { messages } from '../messages/language.ts';
import { indirectClues } from '../model/sentences.ts';
import { isHintKeyFree } from '../session/keys.ts';
import type { PuzzleSession } from '../session/puzzle-session.ts';
import type { Results } from '../session/results.ts';
import { type Browser, copyLink, runPuzzleLine } from '../session/run-line.ts';
import { ClueList } from './clue-list.tsx';
import { GradeDots } from './grade-dots.tsx';
import { ProofPanel } from './proof-panel.tsx';

/**
 * The page of a puzzle: the clues above the tear line, the answer below it, and next to them the pieces or,
 * once it is over, the proof.
 */
export function PuzzlePage(props: {
  readonly session: PuzzleSession;
  readonly results: Signal<Results>;
  readonly preferences: Signal<Preferences>;
  readonly browser: Browser;
}): VNode {
  const { session, results, preferences, browser } = props;
  useLayoutEffect(guardDoubleTaps, []);
  const { look, proof } = session.shown;
  const { title, terms, only } = look.text();
  const { clues, rating, command } = messages();
  const isOver = session.isOver.value;
  const step = isOver ? proof.steps[session.slide.value] : undefined;
  const hinted = session.hinted === undefined ? undefined : proof.steps[session.hinted];
  const person = results.value.isRated ? results.value.person : undefined;
  return (
    <main class="puzzle" id="board" tabIndex={-1}>
      <header class="puzzle-header">
        <h2>{title}</h2>
        <p>{terms}</p>
        {person && (
          <p class="puzzle-rating">
            {rating.heading} <b>{Math.round(person.rating)}</b>
          </p>
        )}
      </header>
      <div class="puzzle-columns">
        <div>
          <section class="puzzle-sheet" aria-labelledby="clues-heading">
            <h3 id="clues-heading">{clues}</h3>
            <ClueList
              shown={session.shown}
              lit={step?.clues ?? hinted?.clues ?? []}
              {...(step ? { litIndirectly: indirectClues(step, proof.steps) } : {})}
            />
            <h3 class="puzzle-tear">{only}</h3>
            <AnswerRow session={session} />
          </section>
          <p class="puzzle-verdict">{session.verdict.value}</p>
        </div>
        {isOver ? <ProofPanel session={session} /> : <Pieces session={session} browser={browser} />}
      </div>
      <Console
        announcement={session.announcer.sentence.value}
        placeholder={command.placeholder(isOver ? undefined : exampleOf(session))}
        lengthMax={LINE_LENGTH_MAX}
        onRun={(line) => runPuzzleLine(session, line, browser)}
      />
      <PuzzleKeySheet session={session} preferences={preferences} />
    </main>
  );
}

/** The length of the longest line that is read. */
const LINE_LENGTH_MAX = 100;

/** An answer as it is typed: the guess of the first clue, which is not the solution. */
function exampleOf({ shown }: PuzzleSession): string {
  return shown.look.makeAnswer(shown.puzzle.clues[0]?.guess ?? []);
}

/** The keys and commands that have a meaning now: those of the answer or, once it is over, those of the proof. */
function PuzzleKeySheet(props: {
  readonly session: PuzzleSession;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { session, preferences } = props;
  const { keys, command } = messages();
  const { look } = session.shown;
  const isOver = session.isOver.value;
  const hasNamesake = look.parseAnswer('hint') !== undefined;
  return (
    <OpenKeySheet
      open={session.keysOpen}
      rows={isOver ? keys.proofRows : [...look.text().keyRows, ...keys.answerRows(isHintKeyFree(session))]}
      commandRows={[
        ...(isOver ? command.proofRows : command.answerRows(exampleOf(session), hasNamesake)),
        ...command.linkRows,
      ]}
      preferences={preferences}
    />
  );
}

function Pieces(props: { readonly session: PuzzleSession; readonly browser: Browser }): VNode {
  const { session, browser } = props;
  const { shown } = session;
  const { look, proof } = shown;
  const { show, grade, proofHas, copyLink: copyLabel, all } = messages();
  const suppositions = proof.steps.filter(({ technique }) => technique === 'suppose').length;
  return (
    <div class="puzzle-side">
      <p class="puzzle-task">{look.text().task}</p>
      {shown.Keys ? <TypedAnswer session={session} Keys={shown.Keys} /> : <PickedAnswer session={session} />}
      <p class="puzzle-grade">
        <GradeDots grade={proof.grade} /> <b aria-hidden="true">{grade(proof.grade)}</b>
      </p>
      <p>{proofHas(proof.steps.length, suppositions)}</p>
      <p class="puzzle-links">
        <button type="button" class="quiet" onClick={() => session.show()}>
          {show}
        </button>
        <button type="button" class="quiet" onClick={() => void copyLink(session, browser)}>
          {copyLabel}
        </button>
        <a class="quiet" href="#/puzzles">
          {all}
        </a>
        <KeysButton
          onPress={() => {
            session.keysOpen.value = true;
          }}
        />
      </p>
    </div>
  );
}

/** Answer entry by keyboard. The keyboard has its own keys for Check and Undo. */
function TypedAnswer(props: {
  readonly session: PuzzleSession;
  readonly Keys: ComponentType<PuzzleKeysProps>;
}): VNode {
  const { session, Keys } = props;
  const { check, hint } = messages();
  return (
    <>
      <Keys
        clues={session.shown.puzzle.clues}
        enter={check}
        isEnterOff={session.missing > 0}
        onPick={(symbol) => session.pick(symbol)}
        onErase={() => session.undo()}
        onEnter={() => session.check()}
      />
      <div class="actions">
        <Button data-once onPress={() => session.hint()}>
          {hint}
        </Button>
      </div>
    </>
  );
}

/** Answer entry by pieces, with buttons for Check and Undo. */
function PickedAnswer({ session }: { readonly session: PuzzleSession }): VNode {
  const { look } = session.shown;
  const { pieces, check, undo, hint } = messages();
  const hasNames = look.symbols.some((symbol) => look.nameOf(symbol).length > 1);
  return (
    <>
      <SymbolBar
        label={pieces}
        count={look.symbols.length}
        class="puzzle-pieces"
        itemClass="puzzle-piece"
        nameOf={(at) => look.nameOf(look.symbols[at] ?? 0)}
        hasTitles
        draw={(at) => (
          <>
            <look.Piece symbol={look.symbols[at] ?? 0} />
            {hasNames && <span class="puzzle-name">{look.nameOf(look.symbols[at] ?? 0)}</span>}
          </>
        )}
        onPick={(at) => session.pick(look.symbols[at] ?? 0)}
      />
      <div class="actions puzzle-check">
        <Button main off={session.missing > 0} keycap="Enter" onPress={() => session.check()}>
          {check}
        </Button>
        <Button onPress={() => session.undo()}>{undo}</Button>
        <Button data-once onPress={() => session.hint()}>
          {hint}
        </Button>
      </div>
    </>
  );
}

/** The places of the answer, below the tear line. */
function AnswerRow({ session }: { readonly session: PuzzleSession }): VNode {
  const { look } = session.shown;
  const { place } = messages();
  return (
    <fieldset class="puzzle-answer">
      <legend class="unseen">{look.text().only}</legend>
      <span class="clue-number" aria-hidden="true">
        =
      </span>
      {session.isOver.value ? (
        <span class="clue-guess" aria-hidden="true">
          {session.shown.proof.answer.map((symbol, at) => (
            <span key={at} class="answer-piece">
              <look.Piece symbol={symbol} />
            </span>
          ))}
        </span>
      ) : (
        <Slots
          symbols={session.attempt.value.symbols}
          current={session.attempt.value.place}
          label={(at, symbol) => place(at + 1, symbol === undefined ? undefined : look.nameOf(symbol))}
          draw={(symbol) => <look.Piece symbol={symbol} />}
          onMove={(at) => session.move(at)}
          onEnter={() => session.check()}
        />
      )}
    </fieldset>
  );
}
