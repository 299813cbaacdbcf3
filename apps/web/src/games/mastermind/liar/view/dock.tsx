import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { KeyMarks } from '../../../../ui/key-marks.tsx';
import { Press } from '../../../../ui/press.tsx';
import { SymbolBar } from '../../../../ui/symbol-bar.tsx';
import { messages as codeMessages } from '../../messages/language.ts';
import { nameOf } from '../../messages/names.ts';
import { isFull } from '../../session/draft.ts';
import { useLiar } from '../session/controller.ts';
import { Stamp } from './stamps.tsx';

/** The pieces to set the next guess from, and what can be done with it. */
export function Dock(): VNode {
  const controller = useLiar();
  const { palette, marks } = codeMessages();
  return (
    <>
      <div class="dock">
        <SymbolBar
          label={palette.heading}
          count={controller.view.value.params.rules.symbols}
          nameOf={(symbol) => nameOf(controller.skin, symbol)}
          draw={(symbol) => (
            <>
              <Stamp symbol={symbol} />
              <span class="symbol-name">{nameOf(controller.skin, symbol)}</span>
            </>
          )}
          onPick={(symbol) => controller.place(symbol)}
        />
        <Actions />
      </div>
      <ul class="key-legend">
        <li>
          <KeyMarks feedback={{ exact: 1, near: 0 }} places={1} /> <span>{marks.exact}</span>
        </li>
        <li>
          <KeyMarks feedback={{ exact: 0, near: 1 }} places={1} /> <span>{marks.near}</span>
        </li>
      </ul>
    </>
  );
}

function Actions(): VNode {
  const controller = useLiar();
  const reasonId = useId();
  const { guess } = codeMessages();
  return (
    <div class="actions">
      <Press
        main
        off={!isFull(controller.state.value.draft)}
        aria-describedby={reasonId}
        onPress={() => controller.submit()}
        keycap="Enter"
      >
        {guess.print}
      </Press>
      <Press onPress={() => controller.undo()}>{guess.undo}</Press>
      <Press onPress={() => controller.hint()}>{guess.hint}</Press>
      <p class="reason" id={reasonId}>
        {controller.remark.value}
      </p>
    </div>
  );
}
