import type { VNode } from 'preact';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { Dialog } from '../../../ui/dialog.tsx';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { GuestList } from './guest-list.tsx';

/** How to play, on one page. */
export function RulesDialog(): VNode {
  const { rules, tonight } = messages();
  const { close } = useDialog();
  return (
    <Dialog heading={rules.heading} onClose={close}>
      <div class="rule-parts">
        {rules.parts.map(([heading, text]) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
        <section>
          <h3>{rules.pointsHeading}</h3>
          <dl class="key-list">
            {rules.points.map(([what, points]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{points}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <h3>{tonight.heading}</h3>
      <GuestList />
      <div class="actions">
        <Press main onPress={close}>
          {rules.close}
        </Press>
      </div>
    </Dialog>
  );
}
