import type { VNode } from 'preact';
import { toClipboard } from '../../../../shell/clipboard.ts';
import { CopyLine } from '../../../../ui/text-line.tsx';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';

/** A link to send, in sight and ready to copy. */
export function LinkBox(props: {
  readonly heading: string;
  readonly help: string;
  readonly link: string;
}): VNode {
  const controller = useLinkDuel();
  return (
    <CopyLine
      label={props.heading}
      help={props.help}
      text={props.link}
      copy={messages().copyLink}
      onCopy={async () =>
        controller.announcer.say((await toClipboard(props.link)) ? messages().copied : messages().notCopied)
      }
    />
  );
}

/** The whole address that opens a link of a duel on this page. */
export function addressOf(link: string): string {
  return new URL(`#/duel/${link}`, location.href).href;
}

/** Where games with a friend begin, with links chosen as the way to play them. */
export const FRONT = '#/online/links';
