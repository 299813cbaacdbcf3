import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Console } from '../../../shell/console.tsx';
import { AllSettings } from '../../../shell/frame/all-settings.tsx';
import { OpenKeySheet } from '../../../shell/key-sheet.tsx';
import type { PageEntry } from '../../../shell/page.ts';
import type { Preferences } from '../../../shell/preferences.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import type { HistoryController, ToDelete } from '../controller/history-controller.ts';
import { messages } from '../messages/language.ts';
import { FilePanel } from './file-panel.tsx';
import { FinishedList, rulesOf } from './finished-list.tsx';
import { useFocusAfterDeletion } from './focus-after-deletion.ts';
import { LuckAndChoice } from './luck-and-choice.tsx';
import { SavedList } from './saved-list.tsx';

/** The History page: saved games, their statistics, settings and export. */
export function HistoryPage(props: {
  readonly controller: HistoryController;
  readonly preferences: Signal<Preferences>;
  /** The game suggested to a user who has not played yet. */
  readonly first: PageEntry | undefined;
  /** Returns the name of a game. */
  readonly nameOf: (game: string) => string;
  /** The number of turns to practise today. */
  readonly due: number;
}): VNode {
  const { controller, preferences, first, nameOf, due } = props;
  const { heading, count, placeholder, commandRows, keyRows } = messages();
  const entries = controller.entries.value;
  const { heading: keptHeading, onFocusIn } = useFocusAfterDeletion(controller.count);
  return (
    <main class="history" id="board" tabIndex={-1} onFocusIn={onFocusIn}>
      <header class="history-head">
        <h2>{messages().you}</h2>
        <p>{messages().youHelp}</p>
      </header>
      {!controller.isSaving.value && (
        <p class="notice" role="alert">
          {messages().nothingSaved}
        </p>
      )}
      <div class="history-games">
        <section class="kept" aria-labelledby="kept-heading">
          <h2 id="kept-heading" tabIndex={-1} ref={keptHeading}>
            {heading} <small>{count(entries.length)}</small>
          </h2>
          {entries.length === 0 && <Invitation isSaving={controller.isSaving.value} first={first} />}
          {entries.length > 0 && <SavedList controller={controller} entries={entries} />}
        </section>
        <FinishedList controller={controller} nameOf={nameOf} />
      </div>
      <div class="history-side">
        {due > 0 && (
          <p>
            <a class="press" href="#/review/practice">
              {messages().timeline.due(due)}
            </a>
          </p>
        )}
        <LuckAndChoice controller={controller} />
      </div>
      <SettingsSheet controller={controller} preferences={preferences} />
      <Console
        announcement={controller.announcer.sentence.value}
        placeholder={placeholder}
        lengthMax={100}
        onRun={(line) => controller.run(line)}
      />
      {controller.toDelete.value && (
        <Confirm controller={controller} toDelete={controller.toDelete.value} nameOf={nameOf} />
      )}
      <OpenKeySheet
        open={controller.keysOpen}
        rows={keyRows}
        commandRows={commandRows}
        preferences={preferences}
      />
    </main>
  );
}

/** Shown if no game is saved, with a link to one. */
function Invitation(props: {
  readonly isSaving: boolean;
  readonly first: PageEntry | undefined;
}): VNode | null {
  const { isSaving, first } = props;
  const { empty, emptyLink } = messages();
  if (!isSaving && !first) return null;
  return (
    <p>
      {isSaving && empty} {first && <a href={`#/${first.id}`}>{emptyLink(first)}</a>}
    </p>
  );
}

/** All settings, with the export and import of games at the lower edge. */
function SettingsSheet(props: {
  readonly controller: HistoryController;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { controller, preferences } = props;
  const { settings } = messages();
  return (
    <section class="history-settings" aria-labelledby="settings-heading">
      <header>
        <h2 id="settings-heading">{settings.heading}</h2>
        {controller.isSaving.value && <p>{settings.kept}</p>}
      </header>
      <AllSettings preferences={preferences} />
      <FilePanel controller={controller} count={controller.count} />
    </section>
  );
}

/** A confirmation dialog: deleting is the only action without undo. */
function Confirm(props: {
  readonly controller: HistoryController;
  readonly toDelete: ToDelete;
  readonly nameOf: (game: string) => string;
}): VNode {
  const { controller, toDelete, nameOf } = props;
  const { confirm, name } = messages();
  const keep = () => {
    controller.toDelete.value = undefined;
  };
  return (
    <ConfirmDialog {...confirm} onYes={() => void controller.deleteChosen()} onNo={keep}>
      {toDelete === 'all'
        ? confirm.all(controller.count)
        : 'key' in toDelete
          ? confirm.one(name(toDelete))
          : confirm.withOthers(`${nameOf(toDelete.game)}, ${rulesOf(controller, toDelete)}`)}
    </ConfirmDialog>
  );
}
