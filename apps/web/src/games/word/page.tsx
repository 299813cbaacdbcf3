import './style/index.css';
import { lineOf, type Sheet } from '@inkling/core/sheet';
import { computed, effect } from '@preact/signals';
import { appMessages } from '../../shell/messages/language.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { keptKey } from '../../shell/saved/saved-game.ts';
import { freshSeed } from '../../shell/seed.ts';
import { WorkerClient } from '../../shell/worker/worker-client.ts';
import { startWordWorker } from './engine/thread.ts';
import { wordWords } from './messages/language.ts';
import { freshKept, makeKeptGame, makeWordKept, parseWordKept } from './session/keeping.ts';
import { WordDesk } from './session/word-desk.ts';
import { WordApp } from './view/word-app.tsx';
import { WordDeskContext } from './view/word-desk-context.ts';
import { pressWordKey } from './view/word-shortcuts.ts';

const KEPT = 'word';

/** Opens the word place as it was left, with two engines: one for what the page shows, one for long rankings. */
export async function openWord(shell: PageServices): Promise<Page> {
  const value = await shell.storage.read(KEPT);
  const found = value === undefined ? undefined : parseWordKept(value);
  if (value !== undefined && !found) await shell.storage.write(`aside/${shell.stamp()}`, value);
  const onTrouble = (trouble: 'restarted' | 'stopped') => {
    desk.notice.value =
      trouble === 'stopped' ? appMessages().app.engineStopped : appMessages().app.engineRestarted;
  };
  const quick = new WorkerClient(startWordWorker, onTrouble);
  const slow = new WorkerClient(startWordWorker, onTrouble);
  const kept = found ?? freshKept(freshSeed(shell.draw));
  const desk = new WordDesk(kept, shell.preferences, { quick, slow }, shell.draw);
  if (value !== undefined && !found) desk.notice.value = appMessages().app.savedUnreadable;
  void desk.resume();
  let failed = false;
  const write = (key: string, value: unknown) =>
    void shell.storage.write(key, value).then((written) => {
      if (written || failed) return;
      failed = true;
      desk.notice.value = appMessages().app.notSaved;
    });
  const stopKeeping = effect(() => {
    const now = makeWordKept({
      mode: desk.mode.value,
      helper: desk.helper.sheet.value,
      helperDraft: desk.helper.draft.value,
      play: desk.play.sheet.value,
      playDraft: desk.play.draft.value,
    });
    write(KEPT, now);
  });
  // A game that was only opened has not changed; from its first move on every change counts.
  let opened: Sheet | undefined = desk.play.sheet.value;
  const stopListing = effect(() => {
    const sheet = desk.play.sheet.value;
    const view = desk.play.view.value;
    const draft = desk.play.draft.value;
    const isPlayed =
      sheet !== opened && sheet.nodes.length > 1 && lineOf(sheet).length === view?.turns.length;
    if (!isPlayed) return;
    opened = undefined;
    write(keptKey(sheet), makeKeptGame(sheet, draft, view, shell.stamp()));
  });
  return {
    title: computed(() => wordWords().title(desk.mode.value, desk.left.value)),
    View: () => (
      <WordDeskContext.Provider value={desk}>
        <WordApp />
      </WordDeskContext.Provider>
    ),
    press: (event, target) => pressWordKey(desk, event, target, document),
    retell: () => desk.teller.sayState(),
    close() {
      stopKeeping();
      stopListing();
      desk.close();
      quick.close();
      slow.close();
    },
  };
}
