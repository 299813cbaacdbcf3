import { type Knowledge, nothingKnown, withFacts } from '@inkling/deduction/last-code/knowledge';
import type { Step } from '@inkling/deduction/last-code/proof';
import type { VNode } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { KeysButton } from '../../../shell/key-sheet.tsx';
import { Button } from '../../../ui/button.tsx';
import { messages } from '../messages/language.ts';
import { claimOf, reasonOf, sourcesOf, unnamedSourcesOf } from '../model/sentences.ts';
import type { ShownPuzzle } from '../model/shown-puzzle.ts';
import type { PuzzleSession } from '../session/puzzle-session.ts';

export const PROOF_HEADING = 'proof-heading';

/** The proof, one step per slide: what the step is based on, what it claims, why, and what is settled so far. */
export function ProofPanel({ session }: { readonly session: PuzzleSession }): VNode | null {
  const { shown } = session;
  const { steps } = shown.proof;
  const at = session.slide.value;
  const heading = useRef<HTMLHeadingElement>(null);
  // The Check button, which had the focus, has been removed. The command line keeps it.
  useLayoutEffect(() => {
    if (!document.activeElement?.closest('.console')) heading.current?.focus();
  }, []);
  const step = steps[at];
  if (!step) return null;
  const { proof } = messages();
  const claim = claimOf(step.claim, shown);
  return (
    <section class="proof-panel" aria-labelledby={PROOF_HEADING}>
      <header>
        <h3 id={PROOF_HEADING} ref={heading} tabIndex={-1}>
          {proof.heading}
        </h3>
        <a class="proof-count" href={session.slideLink}>
          {proof.step(at + 1, steps.length)}
        </a>
      </header>
      <span class="proof-progress" aria-hidden="true">
        {steps.map((_, number) => (
          <i key={number} class={number <= at ? 'done' : undefined} />
        ))}
      </span>
      <div class="proof-slide" aria-live="polite">
        <p class="proof-sources">
          {sourcesOf(step).map(({ name, isStep }) => (
            <span key={name} class={isStep ? 'source-step' : undefined}>
              {name}
            </span>
          ))}
        </p>
        <p class={claim.join(' ').length > 60 ? 'proof-claim proof-claim-long' : 'proof-claim'}>
          {claim.join(' ')}
        </p>
        {reasonOf(step, shown).map((sentence, number) => (
          <p key={number}>{sentence}</p>
        ))}
        <Ways step={step} session={session} />
      </div>
      <Settled session={session} />
      <PrintedProof shown={shown} />
      <div class="actions">
        <Button off={at === 0} onPress={() => session.turn(-1)}>
          {proof.back}
        </Button>
        <Button main={at < steps.length - 1} off={at === steps.length - 1} onPress={() => session.turn(1)}>
          {proof.next}
        </Button>
        <a class="quiet" href={session.review === undefined ? '#/puzzles' : `#/review/${session.review}`}>
          {session.review === undefined ? proof.done : proof.toReview}
        </a>
        <KeysButton
          onPress={() => {
            session.keysOpen.value = true;
          }}
        />
      </div>
    </section>
  );
}

/** The arrangements that a step went through, as rows of pieces. A dot stands for any other piece. */
function Ways({ step, session }: { readonly step: Step; readonly session: PuzzleSession }): VNode | null {
  const { look } = session.shown;
  if (!step.ways?.length) return null;
  return (
    <ul class="proof-ways">
      {step.ways.map((way, number) => (
        <li key={number}>
          <span class="unseen">
            {way.map((symbol) => (symbol < 0 ? messages().proof.any : look.nameOf(symbol))).join(', ')}
          </span>
          {way.map((symbol, place) => (
            <span key={place} class="way-piece" aria-hidden="true">
              {symbol < 0 ? '·' : <look.Piece symbol={symbol} />}
            </span>
          ))}
        </li>
      ))}
    </ul>
  );
}

/**
 * The pieces that are still possible at each place after the steps so far. If there are few pieces, impossible
 * ones are shown struck out.
 */
function Settled({ session }: { readonly session: PuzzleSession }): VNode | null {
  const { puzzle, proof, look } = session.shown;
  const at = session.slide.value;
  const facts = proof.steps.slice(0, at + 1).flatMap(({ claim }) => claim);
  const known: Knowledge | undefined = withFacts(nothingKnown(puzzle), facts);
  if (!known) return null;
  const { settled, place } = messages().proof;
  const all = Array.from({ length: puzzle.symbols }, (_, symbol) => symbol);
  const isStruck = all.length <= PIECES_MAX;
  return (
    <div class="proof-settled">
      <p class="settled-heading">{settled(at + 1)}</p>
      <dl>
        {known.domain.map((symbols, index) => {
          const left = all.filter((symbol) => symbols & (1 << symbol));
          const shown = isStruck ? all : left;
          return (
            <div key={index}>
              <dt>{place(index + 1)}</dt>
              <dd>
                {shown.length > PIECES_MAX
                  ? '…'
                  : shown.map((symbol) =>
                      left.includes(symbol) ? (
                        <SettledPiece key={symbol} look={look} symbol={symbol} />
                      ) : (
                        <span key={symbol} class="way-piece way-out" aria-hidden="true">
                          <look.Piece symbol={symbol} />
                        </span>
                      ),
                    )}
              </dd>
            </div>
          );
        })}
      </dl>
    </div>
  );
}

function SettledPiece(props: {
  readonly look: PuzzleSession['shown']['look'];
  readonly symbol: number;
}): VNode {
  const { look, symbol } = props;
  return (
    <span class="way-piece">
      <span class="unseen">{look.nameOf(symbol)} </span>
      <look.Piece symbol={symbol} />
    </span>
  );
}

/** A list of more letters than this at one place would be of no use. */
const PIECES_MAX = 10;

/** All steps in a list, for print only. The screen shows one step at a time. */
function PrintedProof({ shown }: { readonly shown: ShownPuzzle }): VNode {
  return (
    <ol class="printed-proof">
      {shown.proof.steps.map((step, number) => {
        const sources = unnamedSourcesOf(step);
        return (
          <li key={number}>
            <b>{claimOf(step.claim, shown).join(' ')}</b>
            <p>
              {sources.length > 0 && <span class="printed-sources">{sources.join(', ')}: </span>}
              {reasonOf(step, shown).join(' ')}
            </p>
          </li>
        );
      })}
    </ol>
  );
}
