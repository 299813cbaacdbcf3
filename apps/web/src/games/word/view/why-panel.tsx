import type { Alphabet } from '@inkling/games/word/rules/letters';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { messages } from '../messages/language.ts';
import { type WordExplanation, whySentence } from '../session/announcements.ts';

/** Explains why a letter can or cannot be at a place. */
export function WhyPanel(props: {
  readonly explained: WordExplanation;
  readonly alphabet: Alphabet;
  onClose(): void;
}): VNode {
  const { why } = messages();
  return (
    <Panel name="word-why" heading={why.heading}>
      <p>{whySentence(props.explained, props.alphabet)}</p>
      <Button onPress={() => props.onClose()}>{why.close}</Button>
    </Panel>
  );
}
