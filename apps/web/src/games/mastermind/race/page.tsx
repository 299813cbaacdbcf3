import '../style/index.css';
import './race.css';
import './race-chart.css';
import './race-trace.css';
import type { VNode } from 'preact';
import { appAddress } from '../../../shell/app-address.ts';
import { toClipboard } from '../../../shell/clipboard.ts';
import { useDialog } from '../../../shell/game/controller-context.ts';
import { GameFacts, Seed } from '../../../shell/game/game-facts.tsx';
import { framedPage, openHost } from '../../../shell/game/game-page.tsx';
import type { FramedScreen } from '../../../shell/game-screen.ts';
import { appMessages } from '../../../shell/messages/language.ts';
import { otherVersionFault } from '../../../shell/other-version.ts';
import type { Page, PageServices } from '../../../shell/page.ts';
import { autosave, type GameFormat, readCurrentGame } from '../../../shell/saved/saved-game.ts';
import { freshSeed } from '../../../shell/seed.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { boardLayout } from '../board/board-layout.ts';
import { fileRaces, readTallies } from './controller/filing.ts';
import { RaceController, useRace } from './controller/race-controller.ts';
import { startRaceWorker } from './engine/questions.ts';
import { messages } from './messages/language.ts';
import { resultOf } from './result/result.tsx';
import { FORMAT } from './session/format.ts';
import { makeRaceLink, parseRaceLink } from './session/race-link.ts';
import { type RaceState, raceFor, TURNS_MAX } from './session/race-session.ts';
import { RUNAWAY_SETTING, type Setting, USUAL_SETTING } from './session/setting.ts';
import { RaceDialog } from './view/race-dialog.tsx';
import { Rivals } from './view/rivals.tsx';
import { pressKey } from './view/shortcuts.ts';
import { YourBoard } from './view/your-board.tsx';

const screen: Omit<FramedScreen<RaceState, RaceController>, 'format'> = {
  run: (controller, line) => controller.run(line),
  press: pressKey,
  Header: RaceHeader,
  Board: YourBoard,
  Side: Rivals,
  result: resultOf,
  Foot: RaceFoot,
  dialogs: { race: RaceDialog, resign: ResignDialog },
  layout({ session, skin }) {
    const { class: name, style } = boardLayout(session.rules, skin);
    return { class: `${name} race`, style };
  },
  messages({ session, skin, turnNumber }) {
    const { header, placeholder, keyRows, commandRows, honest } = messages();
    return {
      header: header.label(session.setting.value),
      name: header.name(session.setting.value),
      progress: `${Math.min(turnNumber, TURNS_MAX)}/${TURNS_MAX}`,
      placeholder,
      keyRows: keyRows(skin.letters.slice(0, session.rules.symbols)),
      commandRows,
      honest: honest[session.setting.value.kind],
    };
  },
};

/**
 * Opens the race that the address asks for, that of the last visit, or a first one. If another race is in progress, a
 * dialog asks before leaving it.
 */
export function openRace(services: PageServices): Promise<Page> {
  return openAs(services, FORMAT, USUAL_SETTING);
}

/** Does the same for a separate page, which opens with a code that runs away. */
export function openRunaway(services: PageServices): Promise<Page> {
  return openAs(services, { ...FORMAT, key: 'runaway' }, RUNAWAY_SETTING);
}

async function openAs(services: PageServices, format: GameFormat<RaceState>, first: Setting): Promise<Page> {
  const { saved, path, draw, stamp } = services;
  const isNew = path === NEW;
  const stored = isNew ? undefined : await readCurrentGame(saved, format);
  const link = parseRaceLink(path);
  const hasTurns = stored !== undefined && stored.sheet.nodes.length > 1;
  const linked = link && !(hasTurns && !stored.filed) ? raceFor(link.setting, link.seed) : undefined;
  const opened = await openHost(services, format, linked ? 'linked' : stored ? 'resumed' : 'fresh');
  const { host } = opened;
  const controller = new RaceController(linked ?? stored ?? raceFor(first, freshSeed(draw)), host, {
    engine: host.startWorker(startRaceWorker),
    async copyLink(wanted) {
      const text = makeRaceLink(wanted);
      return text !== undefined && toClipboard(appAddress(`#/race/${text}`));
    },
    leaveFor(address) {
      location.hash = address;
    },
  });
  if (hasTurns && !linked) controller.say(messages().speech.resumed(controller.turnNumber));
  if (path !== '') {
    history.replaceState(undefined, '', `#/${format.key}`);
    if (link && !linked) controller.propose(link);
    else if (!link && !isNew) host.notice.value = (await otherVersionFault(path)) ?? messages().badLink;
  }
  const stopSaving = autosave(saved, format, controller, opened.leadership, stamp, !stored || !!linked);
  const stopFiling = fileRaces(controller, saved, stamp);
  void readTallies(controller, saved);
  void controller.catchUp();
  return framedPage({ ...screen, format }, controller, opened, () => {
    stopSaving();
    stopFiling();
  });
}

/** The path that asks for a new game. */
const NEW = 'new';

/** Giving up cannot be undone, so this dialog asks first. */
function ResignDialog(): VNode {
  const controller = useRace();
  const { resign } = messages();
  const { close } = useDialog();
  return (
    <ConfirmDialog {...resign} onYes={() => controller.resign()} onNo={close}>
      {resign.sentence(controller.session.setting.value.kind)}
    </ConfirmDialog>
  );
}

/** Shows which race this is, with links to leave it or start another. */
function RaceHeader(): VNode {
  const controller = useRace();
  const { open } = useDialog();
  const { header } = messages();
  const setting = controller.session.setting.value;
  return (
    <>
      <GameFacts facts={[header.kind(setting), header.rules(setting)]} />
      <a class="quiet" href="#/mastermind">
        {header.back}
      </a>
      <Button quiet onPress={() => open('race')}>
        {setting.kind === 'race' ? header.newRace : appMessages().newGame.heading}
      </Button>
    </>
  );
}

/** The seed with which the race can be run again. A code that runs away does not depend on a seed. */
function RaceFoot(): VNode | null {
  const { setting, sheet } = useRace().session;
  if (setting.value.kind !== 'race') return null;
  return (
    <p>
      <Seed seed={sheet.value.seed} />
    </p>
  );
}
