import type { VNode } from 'preact';
import type { ShareSpec } from '../parts/share-spec.ts';
import { messages } from './messages/language.ts';
import { drawPicture } from './share-picture.ts';
import { shareSpoken } from './share-text.ts';

/** The picture as it will be sent, in the fonts that the page has already loaded. */
export function SharePreview({ spec }: { readonly spec: ShareSpec }): VNode {
  const text = messages();
  return (
    <div
      class="share-preview"
      role="img"
      aria-label={shareSpoken(spec, text)}
      dangerouslySetInnerHTML={{ __html: drawPicture(spec, text, location.host).svg }}
    />
  );
}
