import type { VNode } from 'preact';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { Seed } from '../../../shell/game/game-facts.tsx';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';
import { KeyboardPick } from './keyboard-pick.tsx';

/** What a person sets once: the order of the keys, and a list of their own; and the way to the solver. */
export function Foot(): VNode {
  const { saved, state, kind } = useWord();
  const { open } = useDialog();
  const { header, settings } = messages();
  return (
    <div class="settings">
      {kind.hasSeed && (
        <p>
          <Seed seed={state.value.sheet.seed} />
        </p>
      )}
      <KeyboardPick settings={saved.settings} />
      <a class="press" href="#/wordsolver">
        {header.solver}
      </a>
      <Press onPress={() => open('list')}>{settings.ownList}</Press>
    </div>
  );
}
