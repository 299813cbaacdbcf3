import type { VNode } from 'preact';
import { Dialog } from '../../view/dialog.tsx';
import { words } from '../words/language.ts';
import { useDesk } from './desk-context.ts';

/** Giving up cannot be taken back, so a key or a touch asks first. */
export function ResignDialog(): VNode {
  const desk = useDesk();
  const { resign } = words();
  const close = () => {
    desk.dialog.value = undefined;
  };
  return (
    <Dialog heading={resign.heading} onClose={close}>
      <p>{resign.sentence(desk.session.setting.value.kind)}</p>
      <div class="actions">
        <button type="button" class="press press-main" onClick={() => desk.resign()}>
          {resign.yes}
        </button>
        <button type="button" class="press" onClick={close}>
          {resign.no}
        </button>
      </div>
    </Dialog>
  );
}
