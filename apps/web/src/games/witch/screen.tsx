import './style/index.css';
import type { VNode } from 'preact';
import { type Keys, press } from '../../shell/commands.ts';
import { useDialog } from '../../shell/game/controller-context.ts';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { GameScreen } from '../../shell/game-screen.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { openSeededLink } from '../../shell/saved/seeded-link.ts';
import { freshSeed } from '../../shell/seed.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Pick, Switch } from '../../ui/fields.tsx';
import { daySheets } from './daily/day-sheets.ts';
import { messages } from './messages/language.ts';
import { resultOf } from './result/result.tsx';
import { pairsTotal } from './session/announcements.ts';
import { BEST_RESULTS, parseBestResults } from './session/best-results.ts';
import { WitchController } from './session/controller.ts';
import { FORMAT, newState, type WitchGameState } from './session/format.ts';
import { KNOWN_FACES, parseKnownFaces } from './session/known-faces.ts';
import { sheetFor } from './session/session.ts';
import { FIRST_SETUP, isBot } from './session/setup.ts';
import type { Time } from './session/time.ts';
import { LOOK, parseLook, TILE_SIZES } from './settings/look.ts';
import { arrowToBoard, Board } from './view/board.tsx';
import { useWitch } from './view/board-context.ts';
import { CovenDialog } from './view/coven-dialog.tsx';
import { GuestList } from './view/guest-list.tsx';
import { Header } from './view/header.tsx';
import { SetupDialog } from './view/setup.tsx';
import { Side } from './view/side.tsx';

const screen: GameScreen<WitchGameState, WitchController> = {
  format: FORMAT,
  fresh: (draw) => newState(sheetFor(FIRST_SETUP, freshSeed(draw))),
  daySheets,
  linked: (link, readSaved) => openSeededLink(FORMAT, link, readSaved),
  open: async (state, host) =>
    new WitchController(
      state,
      host,
      {
        look: await host.saved.value(LOOK, parseLook),
        bestResults: await host.saved.value(BEST_RESULTS, parseBestResults),
        knownFaces: await host.saved.value(KNOWN_FACES, parseKnownFaces),
      },
      time,
    ),
  run: (controller, line) => controller.run(line),
  press: pressKey,
  Header,
  Board,
  result: resultOf,
  Side,
  Foot,
  dialogs: { rules: RulesDialog, settings: SetupDialog, coven: CovenDialog },
  layout: () => ({ class: 'coven-sheet' }),
  messages({ session }) {
    const { bar, board, command, keys, seedHonest } = messages();
    const view = session.view.value;
    return {
      header: bar.label,
      name: board.heading,
      progress: `${view.found.length}/${pairsTotal(view)}`,
      placeholder: command.placeholder,
      keyRows: keys.rows,
      commandRows: keys.commandRows,
      honest: seedHonest,
    };
  },
};

const time: Time = {
  later(milliseconds, act) {
    const timer = setTimeout(act, milliseconds);
    return () => clearTimeout(timer);
  },
  today: () => new Date().toISOString().slice(0, 10),
};

export const openWitch: (services: PageServices) => Promise<Page> = gamePage(screen);

/**
 * Handles the keys of the table. The frame has already filtered out text fields, dialogs, modifiers and
 * disabled shortcuts.
 */
function pressKey(controller: WitchController, event: KeyboardEvent, target: Element): boolean {
  const option = /^[1-9]$/.exec(event.key);
  if (option && controller.session.view.value.quiz?.options) {
    controller.answer(Number(option[0]));
    return true;
  }
  if (event.key.startsWith('Arrow')) return arrowToBoard(controller.session.view.value, target);
  return press(KEYS, controller, event, target);
}

const KEYS: Keys<WitchController> = {
  escape: (controller) => controller.cover(),
  h: (controller) => {
    controller.play({ kind: 'hint' });
  },
  s: (controller) => {
    controller.play({ kind: 'skip' });
  },
  g: (controller) => controller.goOn(),
  l: (controller) => controller.sayState(),
};

/** Settings that apply to all games: the size of the tiles, and whether a bot moves without waiting. */
function Foot(): VNode {
  const controller = useWitch();
  const { settings } = messages();
  const { look } = controller;
  return (
    <div class="settings">
      <Pick
        label={settings.tile}
        options={TILE_SIZES}
        value={look.value.tile}
        name={(size) => settings.tiles[size]}
        onPick={(tile) => {
          look.value = { ...look.value, tile };
        }}
      />
      {isBot(controller.session.setup.opponent) && (
        <Switch
          on={look.value.botGoesOn}
          onTurn={(botGoesOn) => {
            look.value = { ...look.value, botGoesOn };
          }}
        >
          {settings.botGoesOn}
        </Switch>
      )}
    </div>
  );
}

/** How to play, on one page. */
function RulesDialog(): VNode {
  const { rules, tonight } = messages();
  const { close } = useDialog();
  return (
    <Dialog heading={rules.heading} onClose={close}>
      <div class="rule-parts">
        {rules.parts.map(([heading, text]) => (
          <section key={heading}>
            <h3>{heading}</h3>
            <p>{text}</p>
          </section>
        ))}
        <section>
          <h3>{rules.pointsHeading}</h3>
          <dl class="key-list">
            {rules.points.map(([what, points]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{points}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
      <h3>{tonight.heading}</h3>
      <GuestList />
      <div class="actions">
        <Button main onPress={close}>
          {rules.close}
        </Button>
      </div>
    </Dialog>
  );
}
