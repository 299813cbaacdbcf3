import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';

/** The way back into the game, and to the helper with its tries. */
export function Further(): VNode {
  const controller = useWord();
  const { play } = messages();
  return (
    <div class="result-further">
      <a class="press press-quiet" href={`#/wordhelper/${controller.helperPath()}`}>
        {play.toHelper}
      </a>
      <Press class="press-quiet" onPress={() => controller.undo()}>
        {play.undo}
      </Press>
    </div>
  );
}
