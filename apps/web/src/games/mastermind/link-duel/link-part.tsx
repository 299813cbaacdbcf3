import { computed } from '@preact/signals';
import type { VNode } from 'preact';
import { AnnouncementNear } from '../../../shell/console.tsx';
import { ControllerContext } from '../../../shell/game/controller-context.ts';
import type { LinkPart } from '../../../shell/link-part.ts';
import { Button } from '../../../ui/button.tsx';
import { NumberPick } from '../../../ui/fields.tsx';
import { RulePicks } from '../view/rule-picks.tsx';
import { runLine } from './controller/link-duel-commands.ts';
import { useLinkDuel } from './controller/link-duel-controller.ts';
import { messages } from './messages/language.ts';
import { openController } from './open-controller.ts';
import { linkIn } from './session/command.ts';
import { isRevealed, statusOf } from './session/link-duel.ts';
import { CodeEntry } from './view/code-entry.tsx';
import { pressKey } from './view/shortcuts.ts';

/** Mastermind by links: the form that starts a duel, and the duels on this device. */
export const link: LinkPart = {
  async open(services) {
    const controller = openController(services, (id) => {
      if (id !== undefined) location.hash = `#/duel/open/${id}`;
    });
    await controller.begin(undefined);
    return {
      Form: () => (
        <ControllerContext.Provider value={controller}>
          <MakeForm />
        </ControllerContext.Provider>
      ),
      saved: computed(() =>
        controller.listed.value.map(({ id, duel }) => ({
          id,
          name: duel ? messages().list.name(duel) : messages().list.damaged,
          status: duel ? messages().list.status(duel) : '',
          isPlayed: duel !== undefined && statusOf(duel) === 'playing' && !isRevealed(duel),
          address: duel && `#/duel/open/${id}`,
        })),
      ),
      notice: controller.notice,
      addressIn(text) {
        const found = linkIn(text);
        return found && `#/duel/${found}`;
      },
      run: (line) => runLine(controller, line),
      press: (event, target) => pressKey(controller, event, target, document),
      forget: (id) => controller.forget(id),
      close: () => controller.close(),
    };
  },
};

/** The rules, the code to hide, and the button that makes its link. */
function MakeForm(): VNode {
  const controller = useLinkDuel();
  const { make, entry, lead } = messages();
  const { rules, turnsMax } = controller.terms.value;
  return (
    <div class="match-make">
      <p class="aside">{lead}</p>
      <div class="match-terms">
        <RulePicks
          rules={rules}
          words={make}
          onChoose={(chosen) => controller.setTerms({ rules: chosen, turnsMax })}
        >
          <NumberPick
            label={make.turns}
            from={1}
            to={99}
            value={turnsMax}
            onPick={(turns) => controller.setTerms({ rules, turnsMax: turns })}
          />
        </RulePicks>
      </div>
      <h3>{make.code}</h3>
      <p class="aside">{make.codeHelp}</p>
      <CodeEntry label={entry.codeGroup} />
      <div class="actions">
        <Button main onPress={() => void controller.make()}>
          {make.promise}
        </Button>
        <Button onPress={() => controller.drawCode()}>{make.draw}</Button>
        <AnnouncementNear announcement={controller.announcer.sentence.value} />
      </div>
    </div>
  );
}
