import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { useNull } from '../session/controller.ts';

/** Which game this is, and what leads to another. */
export function Header(): VNode {
  const controller = useNull();
  const { range, turnsMax, seed, setup, share } = messages();
  const { params } = controller.view.value;
  return (
    <>
      <span class="game-facts">
        <span>{range(params.most)}</span>
        <span>{turnsMax(params.turnsMax)}</span>
        <span>
          {seed} <b>{controller.sheet.seed}</b>
        </span>
      </span>
      <Press
        onPress={() => {
          controller.dialog.value = 'setup';
        }}
      >
        {setup.open}
      </Press>
      <Press onPress={() => void controller.share()}>{share.open}</Press>
    </>
  );
}
