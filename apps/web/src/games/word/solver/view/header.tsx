import type { VNode } from 'preact';
import { Pick } from '../../../../ui/fields.tsx';
import { isOwn } from '../../model/lists.ts';
import { LANGUAGE_LISTS } from '../../model/names.ts';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';

/** Where the words come from, and the way back to a game. */
export function Header(): VNode {
  const controller = useSolver();
  const { header, lists } = solverMessages();
  const list = controller.session.list.value;
  return (
    <>
      <Pick
        label={lists.label}
        options={[...LANGUAGE_LISTS, 'own'] as const}
        value={isOwn(list) ? 'own' : list}
        name={(name) => lists.names[name]}
        onPick={(name) => controller.setList(name)}
      />
      <a class="press" href="#/word">
        {header.play}
      </a>
    </>
  );
}
