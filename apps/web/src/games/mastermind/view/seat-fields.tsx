import { isListable } from '@inkling/codes/candidates/code-space';
import type { CodeRules } from '@inkling/core/deduction';
import { PLAYERS, type PlayerName, STRATEGIES } from '@inkling/games/mastermind/analysis/players';
import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { SEATS, type Seat } from '../session/setup.ts';

/** Who makes and who breaks; and which player, where one plays. */
export function SeatFields(props: {
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
      <fieldset class="choice choice-seats">
        <legend>{seats.label}</legend>
        {SEATS.map((name) => (
          <label key={name}>
            <input type="radio" name="seat" checked={seat === name} onChange={() => onChange(name, shown)} />
            {seats.names[name]}
          </label>
        ))}
      </fieldset>
      <p class="aside">{seats.explained[seat]}</p>
      {seat === 'maker' && (
        <label class="setting">
          {seats.player}
          <select
            onChange={(event) => {
              const chosen = PLAYERS.find((name) => name === event.currentTarget.value);
              if (chosen) onChange(seat, chosen);
            }}
          >
            {able.map((name) => (
              <option key={name} value={name} selected={name === shown}>
                {seats.players[name]}
              </option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
