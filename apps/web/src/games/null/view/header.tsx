import type { VNode } from 'preact';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { GameFacts } from '../../../shell/game/game-facts.tsx';
import { appMessages } from '../../../shell/messages/language.ts';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { useNull } from '../session/controller.ts';

/** Which game this is, and what leads to another. */
export function Header(): VNode {
  const controller = useNull();
  const { open } = useDialog();
  const { range, turnsMax, share } = messages();
  const { params } = controller.view.value;
  return (
    <>
      <GameFacts facts={[range(params.most), turnsMax(params.turnsMax)]} seed={controller.sheet.seed} />
      <Press onPress={() => open('setup')}>{appMessages().newGame.heading}</Press>
      <Press onPress={() => void controller.share()}>{share.open}</Press>
    </>
  );
}
