import './style/index.css';
import { lineOf, type Sheet } from '@inkling/core/sheet';
import { computed, effect } from '@preact/signals';
import { Engine } from '../engine/engine.ts';
import { SHEETS } from '../session/resume.ts';
import { freshSeed } from '../session/seed.ts';
import type { Place, Shell } from '../shell/place.ts';
import { words } from '../words/language.ts';
import { startWordWorker } from './engine/thread.ts';
import { freshKept, makeKeptGame, makeWordKept, parseWordKept } from './session/keeping.ts';
import { WordDesk } from './session/word-desk.ts';
import { WordApp } from './view/word-app.tsx';
import { WordDeskContext } from './view/word-desk-context.ts';
import { pressWordKey } from './view/word-shortcuts.ts';
import { wordWords } from './words/language.ts';

const KEPT = 'word';

/** Opens the word place as it was left, with two engines: one for what the page shows, one for long rankings. */
export async function openWord(shell: Shell): Promise<Place> {
  const value = await shell.storage.read(KEPT);
  const found = value === undefined ? undefined : parseWordKept(value);
  if (value !== undefined && !found) await shell.storage.write(`aside/${shell.stamp()}`, value);
  const onTrouble = (trouble: 'restarted' | 'stopped') => {
    desk.notice.value = trouble === 'stopped' ? words().app.engineStopped : words().app.engineRestarted;
  };
  const quick = new Engine(startWordWorker, onTrouble);
  const slow = new Engine(startWordWorker, onTrouble);
  const kept = found ?? freshKept(freshSeed(shell.draw));
  const desk = new WordDesk(kept, shell.preferences, { quick, slow }, shell.draw);
  if (value !== undefined && !found) desk.notice.value = words().app.savedUnreadable;
  void desk.resume();
  let failed = false;
  const write = (key: string, value: unknown) =>
    void shell.storage.write(key, value).then((written) => {
      if (written || failed) return;
      failed = true;
      desk.notice.value = words().app.notSaved;
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
    write(
      `${SHEETS}${sheet.game} ${sheet.params}/${sheet.seed}`,
      makeKeptGame(sheet, draft, view, shell.stamp()),
    );
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
