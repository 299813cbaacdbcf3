import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { CodeSlots } from '../../../games/mastermind/link-duel/view/code-slots.tsx';
import { ElementToken } from '../../../games/mastermind/link-duel/view/code-tokens.tsx';
import { nameOf } from '../../../games/mastermind/messages/names.ts';
import type { Draft } from '../../../games/mastermind/session/draft.ts';
import { words } from '../messages/language.ts';
import type { RoomEntry } from '../session/room-entry.ts';

/** A guess or a code being set, in elements or in letters. */
export function EntrySlots(props: {
  readonly label: string;
  readonly entry: RoomEntry;
  readonly draft: Signal<Draft>;
}): VNode {
  const { game, rules, skin } = props.entry;
  const { slot, palette, erase } = words().entry;
  return (
    <CodeSlots
      label={props.label}
      words={{ slot, palette: palette(game), erase }}
      draft={props.draft}
      count={rules.symbols}
      nameOf={(symbol) => nameOf(skin, symbol)}
      draw={(symbol) => <ElementToken skin={skin} symbol={symbol} />}
    />
  );
}
