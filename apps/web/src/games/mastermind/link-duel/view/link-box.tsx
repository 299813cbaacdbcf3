import type { DuelLink } from '@inkling/games/mastermind/duel/duel-link';
import type { VNode } from 'preact';
import { shareLink } from '../../../../shell/clipboard.ts';
import { Button } from '../../../../ui/button.tsx';
import { CopyLine } from '../../../../ui/text-line.tsx';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { noteSent } from '../controller/sent-guess.ts';
import { pageMessages } from '../messages/page/language.ts';
import { addressOf } from './link-address.ts';

/** A link to send, visible and ready to copy, or to share if the device can. */
export function LinkBox(props: {
  readonly heading: string;
  readonly help: string;
  readonly link: DuelLink;
  /** Whether sending this link is what the user has to do now. */
  readonly isMain?: boolean;
}): VNode {
  const controller = useLinkDuel();
  const { heading, help, link, isMain = false } = props;
  const share = isMain ? shareLink(navigator) : undefined;
  const url = addressOf(link);
  return (
    <div class="match-link">
      <CopyLine
        label={heading}
        help={help}
        text={url}
        copy={pageMessages().copyLink}
        isMain={isMain && !share}
        onCopy={() => void controller.copy(link)}
        onTake={() => void noteSent(controller, link)}
      />
      {share && (
        <div class="actions">
          <Button main onPress={() => void share(url).then(() => noteSent(controller, link))}>
            {pageMessages().share}
          </Button>
        </div>
      )}
    </div>
  );
}
