import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { toClipboard } from '../../../../shell/clipboard.ts';
import { Press } from '../../../../ui/press.tsx';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';

/** A link to send, in sight and ready to copy. */
export function LinkBox(props: {
  readonly heading: string;
  readonly help: string;
  readonly link: string;
}): VNode {
  const controller = useLinkDuel();
  const id = useId();
  return (
    <div class="match-link">
      <label for={id}>{props.heading}</label>
      <p class="aside">{props.help}</p>
      <div class="match-line">
        <input id={id} readOnly value={props.link} onFocus={(event) => event.currentTarget.select()} />
        <Press
          aria-label={`${messages().copyLink}: ${props.heading}`}
          onPress={async () =>
            controller.announcer.say(
              (await toClipboard(props.link)) ? messages().copied : messages().notCopied,
            )
          }
        >
          {messages().copyLink}
        </Press>
      </div>
    </div>
  );
}

/** The whole address that opens a link of a duel on this page. */
export function addressOf(link: string): string {
  return new URL(`#/duel/${link}`, location.href).href;
}

/** Where games with a friend begin, with links chosen as the way to play them. */
export const FRONT = '#/online/links';
