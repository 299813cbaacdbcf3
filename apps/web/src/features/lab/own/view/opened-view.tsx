import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { appAddress } from '../../../../shell/app-address.ts';
import { toClipboard } from '../../../../shell/clipboard.ts';
import { embedCode } from '../../../../shell/share/share-text.ts';
import { Button } from '../../../../ui/button.tsx';
import { PlainTable } from '../../../../ui/data-table.tsx';
import type { OwnController } from '../controller/own-controller.ts';
import type { OpenedGame } from '../game/questions.ts';
import { saveText } from '../game/text-file.ts';
import { messages } from '../messages/language.ts';
import { Findings } from './findings.tsx';
import { GameTable } from './game-table.tsx';
import { SearchPanel } from './search-panel.tsx';

/** A parsed game: its table, the findings of the audit, and the available actions. */
export function OpenedView(props: {
  readonly controller: OwnController;
  readonly game: OpenedGame;
  readonly packed: string | undefined;
}): VNode {
  const { controller, game, packed } = props;
  const { actions } = messages();
  return (
    <>
      <div class="own-opened">
        <GameTable game={game} />
        <div class="own-audit">
          <Findings game={game} search={controller.search} />
          <div class="actions">
            <a class="press press-main" href={packed === undefined ? '#/own' : `#/own/1/${packed}`}>
              {actions.play}
            </a>
            <Button onPress={() => controller.change(false)}>{actions.change}</Button>
            <Button onPress={() => controller.change(true)}>{actions.another}</Button>
            <Button onPress={() => saveText(`${game.name}.json`, game.json)}>{actions.save}</Button>
          </div>
          <Suggestions game={game} />
        </div>
      </div>
      <SearchPanel controller={controller} game={game} />
      <SharePanel controller={controller} name={game.name} packed={packed} />
    </>
  );
}

/** The best first questions, with their figures. */
function Suggestions({ game }: { readonly game: OpenedGame }): VNode {
  const { suggestions: labels, number, figure } = messages();
  return (
    <section class="own-suggestions" aria-labelledby="suggestions-heading">
      <h3 id="suggestions-heading">{labels.heading}</h3>
      <PlainTable
        class="lab-table"
        heads={[labels.question, labels.bits, labels.worst, labels.expected]}
        rows={game.first.map(({ guess, bits, worst, expected }) => [
          game.guesses[guess],
          figure(bits, 2),
          number(worst),
          figure(expected, 1),
        ])}
      />
    </section>
  );
}

/** Buttons to copy a link that contains the game, and the code for embedding it in a page. */
function SharePanel(props: {
  readonly controller: OwnController;
  readonly name: string;
  readonly packed: string | undefined;
}): VNode {
  const { controller, name, packed } = props;
  const { share } = messages();
  const shown = useSignal('');
  const copy = async (text: string) => {
    shown.value = text;
    controller.context.say((await toClipboard(text)) ? share.copied : share.notCopied);
  };
  return (
    <section aria-labelledby="share-heading">
      <h3 id="share-heading">{share.heading}</h3>
      {packed === undefined ? (
        <p>{share.tooLong}</p>
      ) : (
        <>
          <p>{share.lead}</p>
          <div class="actions">
            <Button onPress={() => void copy(linkTo('', packed))}>{share.copyLink}</Button>
            <Button onPress={() => void copy(embedCode(name, linkTo('embed', packed)))}>
              {share.copyFrame}
            </Button>
          </div>
        </>
      )}
      {shown.value && (
        <textarea class="lab-text" readOnly rows={3} aria-label={share.text} value={shown.value} />
      )}
    </section>
  );
}

function linkTo(page: '' | 'embed', packed: string): string {
  return appAddress(`${page}#/own/1/${packed}`);
}
