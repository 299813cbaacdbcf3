import type { VNode } from 'preact';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';

/** The way to the helper with its tries. */
export function Further(): VNode {
  const controller = useWord();
  return (
    <a class="press press-quiet" href={`#/wordhelper/${controller.helperPath()}`}>
      {messages().play.toHelper}
    </a>
  );
}
