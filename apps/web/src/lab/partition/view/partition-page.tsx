import { feedbackOf } from '@inkling/core/feedback';
import { makeCode, makeFeedback } from '@inkling/games/mastermind/notation';
import { ENGLISH, wordOf } from '@inkling/games/word/letters';
import { makeMarks } from '@inkling/games/word/mark-signs';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { RulesForm } from '../../view/rules-form.tsx';
import { ShareBox } from '../../view/share-box.tsx';
import { words } from '../../words/language.ts';
import { lengthOf, type PartitionDesk } from '../partition-desk.ts';
import { splitCommand } from '../split-text.ts';
import { Race } from './race.tsx';
import { SplitCells } from './split-cells.tsx';
import { Verdicts } from './verdicts.tsx';

/** A guess, or two, against what is left: the parts, and what each way of judging says. */
export function PartitionPage({ desk }: { readonly desk: PartitionDesk }): VNode {
  const { partition: told, share } = words();
  const { state, splits, fault } = desk.known.value;
  return (
    <>
      <section class="lab-setting" aria-labelledby="partition-heading">
        <h2 id="partition-heading">{told.heading}</h2>
        <RulesForm
          context={desk.context}
          game={desk.game.value}
          withWords
          withNotation
          onChoose={(game) => desk.choose(game)}
        />
        <Turns desk={desk} />
        <GuessForm key={`${desk.guesses.value.join()} ${desk.context.notation.value}`} desk={desk} />
      </section>
      <div class="lab-side">
        {splits.length > 0 && <Verdicts desk={desk} />}
        {splits.length > 0 && <Race desk={desk} />}
      </div>
      <div class={`lab-splits${splits.length > 1 ? ' lab-two' : ''}`}>
        {state === 'splitting' && splits.length === 0 && <p class="lab-empty">{told.thinking}</p>}
        {state === 'broken' && <p class="notice">{told.broken}</p>}
        {fault && <p class="notice">{told.fault(fault)}</p>}
        {splits.map((split, at) => (
          <SplitCells key={`${at} ${split.guess}`} desk={desk} split={split} isFirst={at === 0} />
        ))}
      </div>
      <ShareBox
        context={desk.context}
        texts={[
          ...(splits.length > 0
            ? [{ name: share.command, text: () => splitCommand(desk.game.value, desk.history.value) }]
            : []),
          { name: share.link, text: () => location.href },
        ]}
      />
    </>
  );
}

/** The turns that lead here; each leads back. */
function Turns({ desk }: { readonly desk: PartitionDesk }): VNode {
  const { partition: told } = words();
  const { value: history } = desk.history;
  const texts =
    history.kind === 'codes'
      ? history.turns.map(
          ({ guess, feedback }) => [makeCode(guess), makeFeedback(feedbackOf(feedback))] as const,
        )
      : history.rounds.map(({ guess, marks }) => [wordOf(ENGLISH, guess), makeMarks(marks)] as const);
  return (
    <div class="lab-turns">
      <h3>{told.history}</h3>
      {texts.length === 0 && <p class="aside">{told.noHistory}</p>}
      <ol class="lab-turn-list">
        {texts.map(([guess, answer], at) => (
          <li key={at}>
            <button
              type="button"
              class="press"
              aria-label={`${told.turn(at + 1, desk.write(guess), answer)}. ${told.backTo(at + 1)}`}
              onClick={() => desk.backTo(at)}
            >
              {told.turn(at + 1, desk.write(guess), answer)}
            </button>
          </li>
        ))}
      </ol>
      {lengthOf(history) > 0 && (
        <button type="button" class="press" onClick={() => desk.up()}>
          {told.up} <span class="keycap">U</span>
        </button>
      )}
    </div>
  );
}

function GuessForm({ desk }: { readonly desk: PartitionDesk }): VNode {
  const { partition: told } = words();
  const [one = '', two = ''] = desk.guesses.value.map((guess) => desk.write(guess));
  const first = useSignal(one);
  const second = useSignal(two);
  const isSplitting = desk.known.value.state === 'splitting';
  return (
    <form
      class="lab-form"
      onSubmit={(event) => {
        event.preventDefault();
        desk.splitTyped(first.value, second.value);
      }}
    >
      <div class="lab-fields">
        <label class="text-field">
          {told.guess}
          <input
            value={first.value}
            maxLength={100}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              first.value = currentTarget.value;
            }}
          />
        </label>
        <label class="text-field">
          {told.other}
          <input
            value={second.value}
            maxLength={100}
            autocomplete="off"
            spellcheck={false}
            onInput={({ currentTarget }) => {
              second.value = currentTarget.value;
            }}
          />
        </label>
      </div>
      <div class="actions">
        <button type="submit" class="press press-main">
          {told.split}
        </button>
        <button type="button" class="press" onClick={() => desk.split([])}>
          {told.best}
        </button>
        {isSplitting && (
          <button type="button" class="press" onClick={() => desk.stop()}>
            {told.stop}
          </button>
        )}
      </div>
    </form>
  );
}
