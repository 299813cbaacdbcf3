import type { VNode } from 'preact';
import { useId, useState } from 'preact/hooks';
import { SEED_LENGTH_MAX } from '../../../shell/seed.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { messages } from '../messages/language.ts';
import { checkSetup, parseSetup } from '../session/setup.ts';
import { AidFields } from './aid-fields.tsx';
import { RulesFields, type TypedRules } from './rules-fields.tsx';
import { SeatFields } from './seat-fields.tsx';
import { useMastermind } from './use-mastermind.ts';

/** A new sheet: who sits where, which game, how it looks and how much it helps; and its seed, if there is one in mind. */
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
  const [seed, setSeed] = useState('');
  const faultId = useId();
  const { sheet, seats } = messages();
  const setup = checkSetup(
    numberIn(typed.places),
    numberIn(typed.symbols),
    typed.repeats,
    numberIn(typed.turns),
  );
  const close = () => {
    controller.dialog.value = undefined;
  };
  return (
    <Dialog heading={sheet.newSheet} onClose={close}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!setup.ok) return;
          close();
          controller.dispatch({ kind: 'begin', setup: { ...setup.value, ...seating }, seed });
        }}
      >
        <SeatFields
          seat={seating.seat}
          player={seating.player}
          rules={setup.ok ? setup.value.rules : rules}
          onChange={(seat, player) => setSeating({ seat, player })}
        />
        <RulesFields typed={typed} setup={setup.ok ? setup.value : undefined} onChange={setTyped} />
        {seating.seat === 'breaker' && (
          <label class="text-field">
            {sheet.seed}
            <input
              value={seed}
              maxLength={SEED_LENGTH_MAX}
              autocomplete="off"
              aria-describedby="seed-help"
              onInput={(event) => setSeed(event.currentTarget.value)}
            />
          </label>
        )}
        <p class="aside" id="seed-help">
          {seating.seat === 'breaker' && sheet.seedHelp} {seats.honest[seating.seat]}
        </p>
        <AidFields
          preferences={controller.preferences}
          settings={controller.settings}
          symbols={setup.ok ? setup.value.rules.symbols : rules.symbols}
        />
        <div class="actions">
          <button
            type="submit"
            class="press press-main"
            aria-disabled={setup.ok ? undefined : 'true'}
            aria-describedby={faultId}
          >
            {sheet.start}
          </button>
          <button type="button" class="press" onClick={close}>
            {sheet.leave}
          </button>
          <p class="reason" id={faultId} role="status">
            {setup.ok ? '' : sheet.fault(setup.error)}
          </p>
        </div>
      </form>
    </Dialog>
  );
}

/** A whole number as typed, or one that no rule takes. */
function numberIn(text: string): number {
  return /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
}
