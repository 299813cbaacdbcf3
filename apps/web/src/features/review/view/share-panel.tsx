import type { VNode } from 'preact';
import { ShareCard } from '../../../shell/share/share-card.tsx';
import { embedCode, framedAddress } from '../../../shell/share/share-text.ts';
import { Button } from '../../../ui/button.tsx';
import { QrPicture } from '../../../ui/qr-picture.tsx';
import { messages } from '../messages/language.ts';
import type { ReviewSession } from '../session/review-session.ts';
import { linkOf } from '../session/review-session.ts';

/** The share picture of the game, and links to this review and to the selected turn. */
export function SharePanel({ session }: { readonly session: ReviewSession }): VNode | null {
  const { share } = messages();
  const spec = session.game.share();
  const game = linkOf(session, 'game');
  const turn = linkOf(session, 'turn');
  const command = linkOf(session, 'command');
  if (!spec && game === undefined) return null;
  return (
    <section class="review-share" aria-labelledby="share-heading">
      <h3 id="share-heading">{share.heading}</h3>
      <div class="review-share-ways">
        {spec && <ShareCard spec={spec} say={(sentence) => session.announcer.say(sentence)} />}
        {game !== undefined && (
          <div class="review-links">
            <label>
              {share.link}
              <textarea class="share-text" readOnly rows={3} value={game} />
            </label>
            <div class="actions">
              <Button onPress={() => void session.copy(game)}>{share.copyGame}</Button>
              <Button quiet onPress={() => void session.copy(turn)}>
                {share.copyTurn(session.at.value + 1)}
              </Button>
              <Button
                quiet
                onPress={() => void session.copy(embedCode(session.game.name(), framedAddress(game)))}
              >
                {share.copyFrame}
              </Button>
              {command !== undefined && (
                <Button quiet onPress={() => void session.copy(command)}>
                  {share.copyCommand}
                </Button>
              )}
            </div>
            <p class="aside">{share.honest(session.game.isSeedInLink === true)}</p>
          </div>
        )}
        {game !== undefined && game.length <= QR_LENGTH_MAX && <QrPicture text={game} label={share.square} />}
      </div>
    </section>
  );
}

/** The QR code of a longer link is too fine for a camera. */
const QR_LENGTH_MAX = 400;
