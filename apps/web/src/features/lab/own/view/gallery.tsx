import type { VNode } from 'preact';
import { Press } from '../../../../ui/press.tsx';
import type { OwnController } from '../controller/own-controller.ts';
import { GALLERY, type GalleryGame } from '../gallery/tables.ts';
import { messages } from '../messages/language.ts';

/** Games to try, made as a person would make them. */
export function Gallery({ controller }: { readonly controller: OwnController }): VNode {
  const { gallery } = messages();
  return (
    <section class="own-gallery" aria-labelledby="gallery-heading">
      <h3 id="gallery-heading">{gallery.heading}</h3>
      <ul>
        {(Object.keys(GALLERY) as GalleryGame[]).map((game) => {
          const { name } = gallery.words[game];
          const open = () =>
            void controller.read({ text: GALLERY[game](gallery.words), name, isTurned: false });
          return (
            <li key={game}>
              <div>
                <b>{name}</b>
                <p>{gallery.does[game]}</p>
              </div>
              <Press aria-label={gallery.try(name)} onPress={open}>
                {gallery.open}
              </Press>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
