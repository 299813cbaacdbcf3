import type { VNode } from 'preact';
import { Press } from '../../../ui/press.tsx';
import { messages } from '../messages/language.ts';
import { useWord } from '../session/controller.ts';
import { WhyPanel } from './why-panel.tsx';
import { WordsDrawer } from './words-drawer.tsx';

/** What helps, for people who ask for it: the words that fit stay folded away until then. */
export function Side(): VNode {
  const controller = useWord();
  const { play } = messages();
  const { why } = controller;
  return (
    <div class="word-side">
      {!controller.play.isOver && <WordsDrawer />}
      {!controller.play.isOver && <Press onPress={() => void controller.hint()}>{play.hint}</Press>}
      {why.value && (
        <WhyPanel
          explained={why.value}
          alphabet={controller.play.alphabet}
          onClose={() => {
            why.value = undefined;
          }}
        />
      )}
    </div>
  );
}
