import { PLAYERS, type PlayerName } from '@inkling/games/mastermind/analysis/players';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NewGameForm } from '../../../../shell/game/new-game-form.tsx';
import { Choice, Pick, Switch } from '../../../../ui/fields.tsx';
import { BULLS, isBulls } from '../../session/setup.ts';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { areRaceable, KINDS, PLACES, type Setting, SYMBOLS, USUAL_SETTING } from '../session/setting.ts';

/** The dialog for another race: against whom, with which rules, and optionally from which seed. */
export function RaceDialog(): VNode {
  const controller = useRace();
  const proposed = controller.proposed.peek();
  const [setting, setSetting] = useState<Setting>(proposed?.setting ?? controller.session.setting.peek());
  const { dialog, honest } = messages();
  const isRace = setting.kind === 'race';
  const { heading, start, leave } = dialog;
  const change = (part: Partial<Setting>) => setSetting({ ...setting, ...part });
  return (
    <NewGameForm
      messages={{
        // Against the adversary there is no race, so the dialog calls it a game, like everywhere else.
        ...(isRace && { heading, start, leave }),
        seedHelp: `${isRace ? dialog.seedHelp : ''} ${honest[setting.kind]}`.trim(),
      }}
      hasSeed={isRace}
      seed={proposed?.seed}
      fault={areRaceable(setting.rules, setting.kind) ? undefined : dialog.tooFew}
      onStart={(seed) => controller.begin(isRace ? setting : { ...setting, players: [] }, seed)}
      onClose={() => controller.closeDialog()}
    >
      <Choice
        class="choice choice-lines"
        label={dialog.kind}
        options={KINDS}
        value={setting.kind}
        name={(kind) => dialog.kinds[kind]}
        onPick={(kind) => {
          const { players } = setting.players.length > 0 ? setting : USUAL_SETTING;
          const rules = areRaceable(setting.rules, kind) ? setting.rules : USUAL_SETTING.rules;
          change({ kind, players, rules });
        }}
      />
      {isRace && <Players players={setting.players} onChange={(players) => change({ players })} />}
      {!isRace && (
        <Switch
          on={isBulls(setting.rules)}
          onTurn={(on) => change({ rules: on ? BULLS.rules : USUAL_SETTING.rules })}
        >
          {dialog.digits}
        </Switch>
      )}
      {!isBulls(setting.rules) && (
        <RulesChoice rules={setting.rules} onChange={(rules) => change({ rules })} />
      )}
      {isRace && (
        <Switch on={setting.open} onTurn={(open) => change({ open })}>
          {dialog.open}
        </Switch>
      )}
    </NewGameForm>
  );
}

function RulesChoice(props: {
  readonly rules: Setting['rules'];
  readonly onChange: (rules: Setting['rules']) => void;
}): VNode {
  const { rules, onChange } = props;
  const { dialog } = messages();
  return (
    <>
      <Choice
        label={dialog.places}
        options={PLACES}
        value={rules.places}
        name={String}
        onPick={(places) => onChange({ ...rules, places })}
      />
      <Choice
        label={dialog.symbols}
        options={SYMBOLS}
        value={rules.symbols}
        name={String}
        onPick={(symbols) => onChange({ ...rules, symbols })}
      />
      <Switch on={rules.repeats} onTurn={(repeats) => onChange({ ...rules, repeats })}>
        {dialog.repeats}
      </Switch>
    </>
  );
}

/** Picks one rival and, optionally, a second one. */
function Players(props: {
  readonly players: readonly PlayerName[];
  readonly onChange: (players: readonly PlayerName[]) => void;
}): VNode {
  const { dialog, players: names } = messages();
  const [first = 'knuth', second] = props.players;
  const label = (name: PlayerName) => `${names[name].name}: ${names[name].does}`;
  return (
    <>
      <Pick
        class="text-field"
        label={dialog.first}
        options={PLAYERS}
        value={first}
        name={label}
        onPick={(chosen) => props.onChange(second && second !== chosen ? [chosen, second] : [chosen])}
      />
      <Pick
        class="text-field"
        label={dialog.second}
        options={['', ...PLAYERS.filter((name) => name !== first)]}
        value={second ?? ''}
        name={(name) => (name === '' ? dialog.nobody : label(name as PlayerName))}
        onPick={(chosen) => props.onChange(chosen === '' ? [first] : [first, chosen as PlayerName])}
      />
    </>
  );
}
