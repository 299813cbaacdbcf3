import { LEVELS } from '@inkling/games/witch/setting';
import type { VNode } from 'preact';
import { atLevel } from '../session/setup.ts';
import { TIMED_SECONDS } from '../session/witch-desk.ts';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';
import { Key } from './key.tsx';

/** The line that says which game this is, and the levels: another level is another game. */
export function Ticket(): VNode {
  const desk = useDesk();
  const { bar, settings } = words();
  const { setup, sheet } = desk.session;
  const open = (dialog: 'keys' | 'settings' | 'rules') => () => {
    desk.dialog.value = dialog;
  };
  return (
    <section class="ticket coven-ticket" aria-label={bar.label}>
      <span class="ticket-facts">
        <span>{settings.opponents[setup.opponent]}</span>
        <span>{bar.rule(setup.rule)}</span>
        {setup.calm && <span>{bar.calm}</span>}
        {setup.timed && <span>{bar.timed(TIMED_SECONDS)}</span>}
        <span>
          {bar.seed} <b>{sheet.value.seed}</b>
        </span>
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend on screen. */}
      <div class="segments" role="group" aria-label={bar.levels}>
        {LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            class="press"
            aria-pressed={level === setup.level}
            onClick={() => desk.begin(atLevel(setup, level), '')}
          >
            {bar.level[level]}
          </button>
        ))}
      </div>
      <button type="button" class="press" onClick={open('settings')}>
        {bar.settings}
      </button>
      <button type="button" class="press" onClick={open('rules')}>
        {bar.rules}
      </button>
      <button type="button" class="press" onClick={open('keys')}>
        {bar.keys}
        <Key name="?" />
      </button>
    </section>
  );
}
