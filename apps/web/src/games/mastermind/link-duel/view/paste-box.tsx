import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { TextLine } from '../../../../ui/text-line.tsx';
import { runLine } from '../controller/link-duel-commands.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { linkIn } from '../session/command.ts';

/** The field for pasting a received link. Text that is not accepted stays, so that it can be corrected. */
export function PasteBox(props: {
  readonly label: string;
  readonly help: string;
  readonly act: string;
}): VNode {
  const controller = useLinkDuel();
  const [fault, setFault] = useState<string>();
  return (
    <TextLine
      {...props}
      fault={fault}
      onEdit={() => setFault(undefined)}
      onGive={(line, empty) => {
        const isLink = linkIn(line) !== undefined;
        if (!isLink) controller.announcer.say(messages().badLink);
        const isTaken = isLink && runLine(controller, line);
        if (isTaken) empty();
        setFault(isTaken ? undefined : controller.announcer.sentence.peek());
      }}
    />
  );
}
