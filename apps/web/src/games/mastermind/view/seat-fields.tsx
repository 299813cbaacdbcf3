import { isListable } from '@inkling/codes/candidates/code-space';
import type { CodeRules } from '@inkling/core/deduction';
import { PLAYERS, type PlayerName, STRATEGIES } from '@inkling/games/mastermind/analysis/players';
import type { VNode } from 'preact';
import { Choice, Pick } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { SEATS, type Seat } from '../session/setup.ts';

/** Who makes and who breaks the code; and which computer player, where there is one. */
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
