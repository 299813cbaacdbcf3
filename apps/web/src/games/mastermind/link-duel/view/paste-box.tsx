import type { VNode } from 'preact';
import { useId, useRef } from 'preact/hooks';
import { Press } from '../../../../ui/press.tsx';
import { runLine } from '../controller/link-duel-commands.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';

/** Where a link that was sent is put in. What is not a link stays, so that it can be corrected. */
export function PasteBox(props: {
  readonly label: string;
  readonly help: string;
  readonly act: string;
}): VNode {
  const controller = useLinkDuel();
  const id = useId();
  const box = useRef<HTMLInputElement>(null);
  return (
    <form
      class="match-link"
      onSubmit={(event) => {
        event.preventDefault();
        const line = box.current?.value ?? '';
        const isLink = /(?:challenge|reveal)\d/.test(line);
        if (!isLink) controller.announcer.say(messages().badLink);
        else if (runLine(controller, line) && box.current) box.current.value = '';
      }}
    >
      <label for={id}>{props.label}</label>
      <p class="aside">{props.help}</p>
      <div class="match-line">
        <input id={id} ref={box} autocomplete="off" autocapitalize="off" spellcheck={false} maxLength={400} />
        <Press submits>{props.act}</Press>
      </div>
    </form>
  );
}
