import { OPPONENTS, QUIZZES } from '@inkling/games/witch/params';
import { LEVEL_SETTINGS, LEVELS, MATE_RULES } from '@inkling/games/witch/setting';
import { boardsTotal, whyImpossible } from 'inkling/witch';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { SEED_LENGTH_MAX } from '../../session/seed.ts';
import { Dialog } from '../../view/dialog.tsx';
import { atLevel, type Setup } from '../session/setup.ts';
import { TIMED_SECONDS } from '../session/witch-desk.ts';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';

/** What to play next: level, rule, seats, question, bombs, and the seed if the person has one in mind. */
export function SettingsDialog(): VNode {
  const desk = useDesk();
  const [setup, setSetup] = useState<Setup>(desk.session.setup);
  const [seed, setSeed] = useState('');
  const { settings, bar } = words();
  const close = () => {
    desk.dialog.value = undefined;
  };
  return (
    <Dialog heading={settings.heading} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          close();
          desk.begin(setup, seed);
        }}
      >
        <Choice
          heading={settings.level}
          values={LEVELS}
          names={bar.level}
          value={setup.level}
          onChoose={(level) => setSetup(atLevel(setup, level))}
        />
        <Choice
          heading={settings.rule}
          values={MATE_RULES}
          names={settings.rules}
          value={setup.rule}
          onChoose={(rule) => setSetup({ ...setup, rule })}
        />
        {setup.level === 'easy' && setup.rule === 'king' && <StrictEasy />}
        <Choice
          heading={settings.quiz}
          values={QUIZZES}
          names={settings.quizzes}
          value={setup.quiz}
          onChoose={(quiz) => setSetup({ ...setup, quiz })}
        />
        <label class="text-field">
          {settings.against}
          <select
            onChange={(event) => {
              const opponent = OPPONENTS.find((name) => name === event.currentTarget.value) ?? 'nobody';
              setSetup({ ...setup, opponent });
            }}
          >
            {OPPONENTS.map((name) => (
              <option key={name} value={name} selected={name === setup.opponent}>
                {settings.opponents[name]}
              </option>
            ))}
          </select>
        </label>
        <div class="switches">
          <Switch on={setup.calm} name={settings.calm} onTurn={(calm) => setSetup({ ...setup, calm })} />
          <Switch
            on={setup.timed}
            name={settings.timed(TIMED_SECONDS)}
            onTurn={(timed) => setSetup({ ...setup, timed })}
          />
        </div>
        <label class="text-field">
          {settings.seed}
          <input
            value={seed}
            maxLength={SEED_LENGTH_MAX}
            autocomplete="off"
            aria-describedby="seed-help"
            onInput={(event) => setSeed(event.currentTarget.value)}
          />
        </label>
        <p class="aside" id="seed-help">
          {settings.seedHelp}
        </p>
        <div class="actions">
          <button type="submit" class="press press-main">
            {settings.start}
          </button>
          <button type="button" class="press" onClick={close}>
            {settings.leave}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The certificate of the placement theory, for a bonus that lies in a corner. */
function StrictEasy(): VNode | null {
  const { shape } = LEVEL_SETTINGS.easy;
  const centre = whyImpossible(shape, 'king', [{ row: 0, col: 0 }])?.dominating;
  const [strict, loose] = [
    boardsTotal({ ...LEVEL_SETTINGS.easy, rule: 'king' }),
    boardsTotal(LEVEL_SETTINGS.easy),
  ];
  if (!centre) return null;
  const at = { row: centre.row + 1, column: centre.col + 1 };
  return <p class="certificate">{words().settings.strict(at, String(strict), String(loose))}</p>;
}

function Choice<Value extends string>(props: {
  readonly heading: string;
  readonly values: readonly Value[];
  readonly names: Readonly<Record<Value, string>>;
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
}): VNode {
  return (
    <fieldset class="choice choice-wide">
      <legend>{props.heading}</legend>
      {props.values.map((value) => (
        <label key={value}>
          <input
            type="radio"
            name={props.heading}
            checked={value === props.value}
            onChange={() => props.onChoose(value)}
          />
          {props.names[value]}
        </label>
      ))}
    </fieldset>
  );
}

function Switch(props: {
  readonly on: boolean;
  readonly name: string;
  readonly onTurn: (on: boolean) => void;
}): VNode {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={props.on}
        onChange={(event) => props.onTurn(event.currentTarget.checked)}
      />
      {props.name}
    </label>
  );
}
