import type { VNode } from 'preact';
import { useDialog } from '../../../../shell/game/controller-context.ts';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Press } from '../../../../ui/press.tsx';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';

/** Giving up cannot be taken back, so a key or a touch asks first. */
export function ResignDialog(): VNode {
  const controller = useRace();
  const { resign } = messages();
  const { close } = useDialog();
  return (
    <Dialog heading={resign.heading} onClose={close}>
      <p>{resign.sentence(controller.session.setting.value.kind)}</p>
      <div class="actions">
        <Press main onPress={() => controller.resign()}>
          {resign.yes}
        </Press>
        <Press onPress={close}>{resign.no}</Press>
      </div>
    </Dialog>
  );
}
