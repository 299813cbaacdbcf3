import type { VNode } from 'preact';
import { Segments } from '../../../ui/fields.tsx';
import { wordWords } from '../messages/language.ts';
import { MODES } from '../session/keeping.ts';
import { useWordDesk } from './word-desk-context.ts';

/** Helper or game; and, in a game, which one. */
export function WordTicket(): VNode {
  const desk = useWordDesk();
  const { modes, modesLabel, play, keys, helper } = wordWords();
  const mode = desk.mode.value;
  const { length, hard } = desk.play.params;
  return (
    <section class="game-header" aria-label={modesLabel}>
      <Segments
        label={modesLabel}
        options={MODES}
        value={mode}
        name={(name) => modes[name]}
        onPick={(name) => desk.setMode(name)}
      />
      <span class="game-facts">
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
