import type { VNode } from 'preact';
import { Drawer } from '../../../shell/game/drawer.tsx';
import { Button } from '../../../ui/button.tsx';
import { PieceRow } from '../board/pieces.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { AutoplayPanel } from './autoplay-panel.tsx';
import { CodesLeft } from './codes-left.tsx';
import { EvidenceMatrix } from './evidence-matrix.tsx';

/**
 * What can still go where. While the drawer is closed, it only shows how many codes fit; open, it shows which
 * codes, where, and what to guess.
 */
export function NotesDrawer(): VNode | null {
  const controller = useMastermind();
  const { session, left, isCounted } = controller;
  const { evidence, notes, codes } = messages();
  const asks = session.asks.value;
  // Shows nothing while a code is being entered, or if the user wants no help.
  const isWanted = controller.preferences.value.aids && controller.settings.value.helps.length > 0;
  if (asks === 'code' || asks === 'nothing' || controller.isCovered.value || !isWanted) return null;
  const waiting = isCounted ? notes.waiting : codes.unknown;
  return (
    <Drawer
      heading={evidence.heading}
      teaser={left.value === undefined ? waiting : notes.teaser(left.value)}
      caption={evidence.caption}
      isOpen={session.notes.value.drawerOpen}
      onTurn={(open) => controller.dispatch({ kind: 'drawer', open })}
    >
      <div class="drawer-inside findings">
        {controller.gives('evidence') && <EvidenceMatrix />}
        {controller.gives('list') && <CodesLeft />}
        <div class="drawer-further">
          {controller.gives('hints') && <Suggestions />}
          <AutoplayPanel />
        </div>
      </div>
    </Drawer>
  );
}

/** The best few guesses with their reasons, once requested. */
function Suggestions(): VNode | null {
  const controller = useMastermind();
  const { suggestions: text } = messages();
  const { value: asked } = controller.session.asks;
  const { value: best } = controller.explainer.suggestions;
  if (asked !== 'guess' && asked !== 'turn') return null;
  return (
    <section class="suggestions" aria-label={text.heading}>
      <Button onPress={() => controller.dispatch({ kind: 'suggest' })} keycap=";">
        {text.ask}
      </Button>
      {best && best.length === 0 && <p>{messages().speech.noSuggestion}</p>}
      {best && best.length > 0 && (
        <ol class="suggestion-list">
          {best.map((suggestion) => (
            <li key={suggestion.guess.join()}>
              <button
                type="button"
                class="suggestion"
                aria-label={text.row(namesOf(controller.skin, suggestion.guess), suggestion)}
                onClick={() => controller.dispatch({ kind: 'copy', code: suggestion.guess })}
              >
                <PieceRow skin={controller.skin} code={suggestion.guess} />
                <span class="suggestion-why">{text.reasons(suggestion)}</span>
              </button>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
