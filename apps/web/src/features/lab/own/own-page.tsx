import './style/own.css';
import './style/gallery.css';
import type { VNode } from 'preact';
import { settled } from '../../../shell/language/language.ts';
import type { Storage } from '../../../shell/saved/storage.ts';
import { Button } from '../../../ui/button.tsx';
import type { LabContext } from '../model/lab-context.ts';
import type { OpenPage } from '../model/page-controller.ts';
import { OwnController } from './controller/own-controller.ts';
import { GALLERY, type GalleryGame } from './gallery/tables.ts';
import { messages } from './messages/language.ts';
import { BringForm } from './view/bring-form.tsx';
import { OpenedView } from './view/opened-view.tsx';

/** Opens the page for user-defined games. `packed` is the game in a link. */
export async function openOwn(
  context: LabContext,
  storage: Storage,
  packed: string | undefined,
): Promise<OpenPage> {
  await settled();
  const controller = new OwnController(context, storage);
  void controller.reach(packed);
  return { page: 'own', controller, View: () => <OwnPage controller={controller} /> };
}

function OwnPage({ controller }: { readonly controller: OwnController }): VNode {
  const { value: state } = controller.state;
  const { heading, lead, size } = messages();
  const opened = state.kind === 'open' ? state : undefined;
  return (
    <div class="own">
      <div class="own-title">
        <h2>{opened ? opened.game.name : heading}</h2>
        <p>{opened ? size(opened.game.secrets.length, opened.game.guesses.length) : lead}</p>
      </div>
      {opened ? (
        <OpenedView controller={controller} game={opened.game} packed={opened.packed} />
      ) : (
        <>
          <BringForm controller={controller} />
          <Gallery controller={controller} />
        </>
      )}
    </div>
  );
}

/** Example games, defined in the same way as a user would define them. */
function Gallery({ controller }: { readonly controller: OwnController }): VNode {
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
              <Button aria-label={gallery.try(name)} onPress={open}>
                {gallery.open}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
