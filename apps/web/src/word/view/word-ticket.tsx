import type { VNode } from 'preact';
import { MODES } from '../session/keeping.ts';
import { wordWords } from '../words/language.ts';
import { useWordDesk } from './word-desk-context.ts';

/** Helper or game; and, in a game, which one. */
export function WordTicket(): VNode {
  const desk = useWordDesk();
  const { modes, modesLabel, play, keys, helper } = wordWords();
  const mode = desk.mode.value;
  const { length, hard } = desk.play.params;
  return (
    <section class="ticket" aria-label={modesLabel}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on screen. */}
      <div class="segments" role="group" aria-label={modesLabel}>
        {MODES.map((name) => (
          <button
            key={name}
            type="button"
            class="press"
            aria-pressed={name === mode}
            onClick={() => desk.setMode(name)}
          >
            {modes[name]}
          </button>
        ))}
      </div>
      <span class="ticket-facts">
        {mode === 'play' && (
          <>
            <span>
              {play.count(length)}
              {hard && `, ${play.hardShort}`}
            </span>
            <span>
              {play.seed} <b>{desk.play.sheet.value.seed}</b>
            </span>
          </>
        )}
      </span>
      {mode === 'play' && (
        <button
          type="button"
          class="press"
          onClick={() => {
            desk.dialog.value = 'game';
          }}
        >
          {play.newGame}
        </button>
      )}
      <button type="button" class="press" onClick={() => desk.teller.sayState()}>
        {helper.say}
      </button>
      <button
        type="button"
        class="press"
        onClick={() => {
          desk.dialog.value = 'keys';
        }}
      >
        {keys.open}
        <span class="keycap" aria-hidden="true">
          ?
        </span>
      </button>
    </section>
  );
}
