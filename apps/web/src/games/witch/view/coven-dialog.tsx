import { COVEN } from '@inkling/art/coven';
import type { VNode } from 'preact';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { messages } from '../messages/language.ts';
import { covenSize, WHOLE_COVEN } from '../session/known-faces.ts';
import { descriptionOf } from '../session/roster.ts';
import { BestTable } from './best-table.tsx';
import { useWitch } from './board-context.ts';
import { Picture } from './picture.tsx';

/** The faces that the user knows by name, and the best results. No faces are shown while a question is open. */
export function CovenDialog(): VNode {
  const controller = useWitch();
  const { table, tonight, rules } = messages();
  const { ids } = controller.knownFaces.value;
  const playing = covenSize({ ids });
  const { close } = useDialog();
  const known = COVEN.flatMap(({ id, name }, witch) => (ids.includes(id) ? [{ name, witch }] : []));
  return (
    <Dialog heading={table.coven} onClose={close}>
      <p>
        <b>{table.covenCount(known.length, WHOLE_COVEN)}.</b>{' '}
        {playing < WHOLE_COVEN ? table.covenGrows(playing) : table.covenWhole}
      </p>
      {controller.session.view.value.quiz ? (
        <p class="aside">{tonight.away}</p>
      ) : known.length === 0 ? (
        <p class="aside">{table.covenNone}</p>
      ) : (
        <ul class="known-faces">
          {known.map(({ name, witch }) => (
            <li key={witch} title={descriptionOf(witch)}>
              <Picture face={{ type: 'gameTile', witch }} id={`known-${witch}`} />
              {name}
            </li>
          ))}
        </ul>
      )}
      <BestTable />
      <div class="actions">
        <Button main onPress={close}>
          {rules.close}
        </Button>
      </div>
    </Dialog>
  );
}
