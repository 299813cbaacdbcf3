import './style/index.css';
import { effect } from '@preact/signals';
import { render } from 'preact';
import { Engine } from './engine/engine.ts';
import { startWorker } from './engine/thread.ts';
import { Desk } from './session/desk.ts';
import { MastermindSession } from './session/mastermind-session.ts';
import { parsePreferences } from './session/preferences.ts';
import { keep, readPreferences, resume } from './session/resume.ts';
import { openStorage } from './session/storage.ts';
import { App } from './view/app.tsx';
import { DeskContext } from './view/desk-context.ts';
import { listenForKeys } from './view/shortcuts.ts';
import { words } from './words/language.ts';

/** The one place where the parts meet the browser: its storage, its dice, its clock, its document. */
async function main(): Promise<void> {
  const draw = (below: number) => {
    const word = crypto.getRandomValues(new Uint32Array(1))[0] ?? 0;
    return word % below;
  };
  const storage = await openStorage('inkling');
  const preferences = parsePreferences(await readPreferences(storage));
  const { sheet, draft, found } = await resume(storage, draw, new Date().toISOString());

  const engine = new Engine(startWorker, (trouble) => {
    desk.notice.value = trouble === 'stopped' ? words().app.engineStopped : words().app.engineRestarted;
  });
  const desk = new Desk(new MastermindSession(sheet, draft), preferences, engine, draw);
  if (found === 'unreadable') desk.notice.value = words().app.savedUnreadable;
  if (found === 'resumed' && sheet.nodes.length > 1) desk.say(words().speech.resumed(desk.turnNumber));

  keep(desk, storage, () => {
    desk.notice.value = words().app.notSaved;
  });
  listenForKeys(desk, document);
  effect(() => {
    const { theme } = desk.preferences.value;
    if (theme === 'auto') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  });
  effect(() => {
    document.title = words().app.title(desk.turnNumber, desk.left.value);
  });
  render(
    <DeskContext.Provider value={desk}>
      <App />
    </DeskContext.Provider>,
    document.getElementById('app') as HTMLElement,
  );
}

await main();
