import { isListable } from '@inkling/codes/candidates/code-space';
import type { CodeRules } from '@inkling/core/deduction';
import { PLAYERS, type PlayerName, STRATEGIES } from '@inkling/games/mastermind/analysis/players';
import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NewGameForm } from '../../../shell/game/new-game-form.tsx';
import type { Preferences } from '../../../shell/preferences.ts';
import { Choice, Pick, Switch } from '../../../ui/fields.tsx';
import { skinChosen } from '../board/chosen-skin.ts';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { HELPS, type Settings, SKIN_CHOICES } from '../session/settings.ts';
import { checkSetup, parseSetup, SEATS, type Seat } from '../session/setup.ts';
import { RulesFields, type TypedRules } from './rules-fields.tsx';

/** Sets up a new game: the seats, the rules, the look, the aids, and optionally a seed. */
export function NewGameDialog(): VNode {
  const controller = useMastermind();
  const { rules, turnsMax, seat, player } = parseSetup(controller.settings.value.setup);
  const [seating, setSeating] = useState({ seat, player });
  const [typed, setTyped] = useState<TypedRules>({
    places: String(rules.places),
    symbols: String(rules.symbols),
    repeats: rules.repeats,
    turns: String(turnsMax),
  });
  const { sheet, seats } = messages();
  const setup = checkSetup(
    numberIn(typed.places),
    numberIn(typed.symbols),
    typed.repeats,
    numberIn(typed.turns),
  );
  const known = setup.ok ? setup.value : undefined;
  const isBreaker = seating.seat === 'breaker';
  return (
    <NewGameForm
      messages={{ seedHelp: `${isBreaker ? sheet.seedHelp : ''} ${seats.honest[seating.seat]}`.trim() }}
      hasSeed={isBreaker}
      fault={setup.ok ? undefined : sheet.fault(setup.error)}
      onStart={(seed) => {
        if (known) controller.dispatch({ kind: 'begin', setup: { ...known, ...seating }, seed });
      }}
      further={
        <AidFields
          preferences={controller.preferences}
          settings={controller.settings}
          symbols={(known?.rules ?? rules).symbols}
        />
      }
    >
      <SeatFields
        seat={seating.seat}
        player={seating.player}
        rules={known?.rules ?? rules}
        onChange={(seat, player) => setSeating({ seat, player })}
      />
      <RulesFields typed={typed} setup={known} onChange={setTyped} />
    </NewGameForm>
  );
}

/** Parses a typed whole number. Returns NaN for anything else, which no rules allow. */
function numberIn(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
}

/** Who makes and who breaks the code, and which computer player takes part, if any. */
function SeatFields(props: {
  readonly seat: Seat;
  readonly player: PlayerName;
  readonly rules: CodeRules;
  readonly onChange: (seat: Seat, player: PlayerName) => void;
}): VNode {
  const { seat, player, rules, onChange } = props;
  const { seats } = messages();
  const able = PLAYERS.filter((name) => isListable(rules) || !STRATEGIES.some((other) => other === name));
  const shown = able.includes(player) ? player : 'sampled';
  return (
    <>
      <Choice
        class="choice choice-seats"
        label={seats.label}
        options={SEATS}
        value={seat}
        name={(name) => seats.names[name]}
        onPick={(name) => onChange(name, shown)}
      />
      <p class="aside">{seats.explained[seat]}</p>
      {seat === 'maker' && (
        <Pick
          label={seats.player}
          options={able}
          value={shown}
          name={(name) => seats.players[name]}
          onPick={(chosen) => onChange(seat, chosen)}
        />
      )}
    </>
  );
}

/**
 * The look of the pieces, and how much the page helps. These settings apply to all sheets, so they change
 * immediately.
 */
function AidFields(props: {
  readonly preferences: Signal<Preferences>;
  readonly settings: Signal<Settings>;
  readonly symbols: number;
}): VNode {
  const { preferences, settings, symbols } = props;
  const { aids, skin } = messages();
  const { value: chosen } = settings;
  const { aids: given } = preferences.value;
  const isLetters =
    chosen.skin !== 'letters' && skinChosen(chosen.skin, symbols) === skinChosen('letters', symbols);
  const change = (part: Partial<Settings>) => {
    settings.value = { ...settings.value, ...part };
  };
  return (
    <>
      <Pick
        label={skin.label}
        options={SKIN_CHOICES}
        value={chosen.skin}
        name={(name) => skin.names[name]}
        onPick={(name) => change({ skin: name })}
      />
      {isLetters && <p class="aside">{skin.tooSmall}</p>}
      <fieldset class="choice choice-aids">
        <legend>{aids.legend}</legend>
        <Switch
          class=""
          on={!given}
          onTurn={(on) => {
            preferences.value = { ...preferences.value, aids: !on };
          }}
        >
          {aids.none}
        </Switch>
        {HELPS.map((help) => (
          <Switch
            key={help}
            class=""
            disabled={!given}
            on={given && chosen.helps.includes(help)}
            onTurn={(on) =>
              change({ helps: HELPS.filter((name) => (name === help ? on : chosen.helps.includes(name))) })
            }
          >
            {aids.names[help]}
          </Switch>
        ))}
        <Switch class="" on={chosen.consistentOnly} onTurn={(consistentOnly) => change({ consistentOnly })}>
          {aids.consistentOnly}
        </Switch>
      </fieldset>
    </>
  );
}
