import type { VNode } from 'preact';
import { Dialog } from '../../../../ui/dialog.tsx';
import { messages } from '../messages/language.ts';
import { useController } from './controller-context.ts';

/** Giving up cannot be taken back, so a key or a touch asks first. */
export function ResignDialog(): VNode {
  const controller = useController();
  const { resign } = messages();
  const close = () => {
    controller.dialog.value = undefined;
  };
  return (
    <Dialog heading={resign.heading} onClose={close}>
      <p>{resign.sentence(controller.session.setting.value.kind)}</p>
      <div class="actions">
        <button type="button" class="press press-main" onClick={() => controller.resign()}>
          {resign.yes}
        </button>
        <button type="button" class="press" onClick={close}>
          {resign.no}
        </button>
      </div>
    </Dialog>
  );
}
