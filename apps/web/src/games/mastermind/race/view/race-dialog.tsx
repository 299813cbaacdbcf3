import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { SEED_LENGTH_MAX } from '../../../../shell/seed.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { messages } from '../messages/language.ts';
import { areRaceable, KINDS, PLACES, type Setting, SYMBOLS, USUAL_SETTING } from '../session/setting.ts';
import { useController } from './controller-context.ts';

/** Another race: against whom, with which rules, and from which seed if the person has one in mind. */
export function RaceDialog(): VNode {
  const controller = useController();
  const proposed = controller.proposed.peek();
  const [setting, setSetting] = useState<Setting>(proposed?.setting ?? controller.session.setting.peek());
  const [seed, setSeed] = useState(proposed?.seed ?? '');
  const { dialog } = messages();
  const isRace = setting.kind === 'race';
  const legal = areRaceable(setting.rules);
  const close = () => controller.closeDialog();
  const rule = (change: Partial<Setting['rules']>) =>
    setSetting({ ...setting, rules: { ...setting.rules, ...change } });
  return (
    <Dialog heading={dialog.heading} onClose={close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (legal) controller.begin(isRace ? setting : { ...setting, players: [] }, seed);
        }}
      >
        <fieldset class="choice choice-lines">
          <legend>{dialog.kind}</legend>
          {KINDS.map((kind) => (
            <label key={kind}>
              <input
                type="radio"
                name="kind"
                checked={setting.kind === kind}
                onChange={() => {
                  const players = setting.players.length > 0 ? setting.players : USUAL_SETTING.players;
                  setSetting({ ...setting, kind, players });
                }}
              />
              {dialog.kinds[kind]}
            </label>
          ))}
        </fieldset>
        {isRace && (
          <Players players={setting.players} onChange={(players) => setSetting({ ...setting, players })} />
        )}
        <Numbers
          legend={dialog.places}
          name="places"
          numbers={PLACES}
          value={setting.rules.places}
          onChange={(places) => rule({ places })}
        />
        <Numbers
          legend={dialog.symbols}
          name="symbols"
          numbers={SYMBOLS}
          value={setting.rules.symbols}
          onChange={(symbols) => rule({ symbols })}
        />
        <Switch
          label={dialog.repeats}
          checked={setting.rules.repeats}
          onChange={(repeats) => rule({ repeats })}
        />
        {isRace && (
          <Switch
            label={dialog.open}
            checked={setting.open}
            onChange={(open) => setSetting({ ...setting, open })}
          />
        )}
        {isRace && (
          <label class="text-field">
            {dialog.seed}
            <input
              value={seed}
              maxLength={SEED_LENGTH_MAX}
              autocomplete="off"
              aria-describedby="race-help"
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </label>
        )}
        <p class="aside" id="race-help">
          {isRace && dialog.seedHelp} {messages().honest[setting.kind]}
        </p>
        <p class="reason" role="alert">
          {!legal && dialog.tooFew}
        </p>
        <div class="actions">
          <button type="submit" class="press press-main" aria-disabled={legal ? undefined : 'true'}>
            {dialog.start}
          </button>
          <button type="button" class="press" onClick={close}>
            {dialog.leave}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** One player, and perhaps another one. */
function Players(props: {
  readonly players: readonly PlayerName[];
  readonly onChange: (players: readonly PlayerName[]) => void;
}): VNode {
  const { dialog, players: names } = messages();
  const [first = 'knuth', second] = props.players;
  const label = (name: PlayerName) => `${names[name].name}: ${names[name].does}`;
  const others = PLAYERS.filter((name) => name !== first);
  return (
    <>
      <label class="text-field">
        {dialog.first}
        <select
          onChange={(event) => {
            const chosen = PLAYERS.find((name) => name === event.currentTarget.value) ?? first;
            props.onChange(second && second !== chosen ? [chosen, second] : [chosen]);
          }}
        >
          {PLAYERS.map((name) => (
            <option key={name} value={name} selected={name === first}>
              {label(name)}
            </option>
          ))}
        </select>
      </label>
      <label class="text-field">
        {dialog.second}
        <select
          onChange={(event) => {
            const chosen = others.find((name) => name === event.currentTarget.value);
            props.onChange(chosen ? [first, chosen] : [first]);
          }}
        >
          <option value="" selected={second === undefined}>
            {dialog.nobody}
          </option>
          {others.map((name) => (
            <option key={name} value={name} selected={name === second}>
              {label(name)}
            </option>
          ))}
        </select>
      </label>
    </>
  );
}

function Numbers(props: {
  readonly legend: string;
  readonly name: string;
  readonly numbers: readonly number[];
  readonly value: number;
  readonly onChange: (value: number) => void;
}): VNode {
  return (
    <fieldset class="choice">
      <legend>{props.legend}</legend>
      {props.numbers.map((count) => (
        <label key={count}>
          <input
            type="radio"
            name={props.name}
            checked={props.value === count}
            onChange={() => props.onChange(count)}
          />
          {count}
        </label>
      ))}
    </fieldset>
  );
}

function Switch(props: {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}): VNode {
  return (
    <label class="switch">
      <input
        type="checkbox"
        checked={props.checked}
        onChange={(event) => props.onChange(event.currentTarget.checked)}
      />
      {props.label}
    </label>
  );
}
