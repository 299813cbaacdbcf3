import type { VNode } from 'preact';
import { KeyboardPick } from '../../view/keyboard-pick.tsx';
import { useBoards } from '../session/controller.ts';

/** What a person sets once for all games of words. */
export function Foot(): VNode {
  return (
    <div class="settings">
      <KeyboardPick settings={useBoards().settings} />
    </div>
  );
}
