import './style/index.css';
import type { VNode } from 'preact';
import { useDialog } from '../../shell/game/controller-context.ts';
import { GameFacts, helpsFact, NewGameButton, Seed } from '../../shell/game/game-facts.tsx';
import { gamePage } from '../../shell/game/game-page.tsx';
import type { GameResult } from '../../shell/game-result.ts';
import type { GameScreen } from '../../shell/game-screen.ts';
import type { Page, PageServices } from '../../shell/page.ts';
import { openSeededLink } from '../../shell/saved/seeded-link.ts';
import { freshSeed } from '../../shell/seed.ts';
import { Button } from '../../ui/button.tsx';
import { Switch } from '../../ui/fields.tsx';
import { daySheets } from './daily/day-sheets.ts';
import { startWordWorker } from './engine/questions.ts';
import { messages } from './messages/language.ts';
import { isOwn } from './model/lists.ts';
import { resultOf, Story } from './result/result.tsx';
import { useWord, usualParams, WordController } from './session/controller.ts';
import { openSaved, type WordGameState } from './session/format.ts';
import { pressKey } from './session/keys.ts';
import { freshState } from './session/play-session.ts';
import { runLine } from './session/run.ts';
import { WORD_KIND, type WordKind } from './session/word-kind.ts';
import { Board } from './view/board.tsx';
import { KeyboardPick } from './view/keyboard-pick.tsx';
import { NewGameDialog } from './view/new-game.tsx';
import { OwnListDialog } from './view/own-list-dialog.tsx';
import { Side } from './view/side.tsx';

/** A page of a word game: its kind, its story of a finished game, and the sheets of the daily challenge, if any. */
interface WordPage {
  readonly kind: WordKind;
  readonly Story: NonNullable<GameResult['Story']>;
  readonly daySheets?: typeof daySheets;
}

const screenOf = ({ kind, Story, ...days }: WordPage): GameScreen<WordGameState, WordController> => ({
  format: kind.format,
  fresh: (draw) => freshState(kind.format.game, usualParams(), freshSeed(draw)),
  ...days,
  linked: (link, readSaved) => openSeededLink(kind.format, link, readSaved),
  open: async (state, host) =>
    new WordController(
      state,
      kind,
      host,
      { quick: host.startWorker(startWordWorker), slow: host.startWorker(startWordWorker) },
      await openSaved(host.saved),
    ),
  run: runLine,
  press: pressKey,
  Header,
  Board,
  result: (controller) => resultOf(controller, Story),
  Side,
  Foot,
  dialogs: { game: NewGameDialog, list: OwnListForGame },
  layout: ({ play }) => ({
    class: 'word-sheet',
    style: {
      '--letters': String(play.params.value.length),
      '--rows': String((play.view.value?.turns.length ?? 0) + 1),
    },
  }),
  messages({ play: { view, params } }) {
    const { header, command, keys } = messages();
    const { value: seen } = view;
    return {
      header: header.label,
      name: kind.name(),
      // The number of the current try is unknown until the words are loaded.
      ...(seen && { progress: `${seen.turns.length + (seen.over ? 0 : 1)}/${params.value.tries}` }),
      placeholder: command.placeholder,
      keyRows: keys.rows,
      commandRows: keys.commandRows,
      honest: kind.words().honest,
    };
  },
});

export const openWord: (services: PageServices) => Promise<Page> = openWords({
  kind: WORD_KIND,
  Story,
  daySheets,
});

export function openWords(page: WordPage): (services: PageServices) => Promise<Page> {
  return gamePage(screenOf(page));
}

/** The dialog for the user's own list, to play with. */
function OwnListForGame(): VNode {
  const controller = useWord();
  return <OwnListDialog list={controller.saved.ownList} onUse={() => controller.beginFrom('own')} />;
}

/** The settings that a user chooses once, namely the keyboard and their own list, and the link to the solver. */
function Foot(): VNode {
  const { saved, state, kind } = useWord();
  const { open } = useDialog();
  const { header, settings } = messages();
  return (
    <div class="settings">
      {kind.hasSeed && (
        <p>
          <Seed seed={state.value.sheet.seed} />
        </p>
      )}
      <KeyboardPick settings={saved.settings} />
      <a class="quiet" href="#/wordsolver">
        {header.solver}
      </a>
      <Button quiet onPress={() => open('list')}>
        {settings.ownList}
      </Button>
    </div>
  );
}

/** Which game this is, with its rules and the controls that begin another. */
function Header(): VNode {
  const controller = useWord();
  const { header, play } = messages();
  const { length, tries, hard, list } = controller.play.params.value;
  return (
    <>
      <GameFacts
        facts={[
          header.rules(length, tries),
          header.list[isOwn(list) ? 'own' : list],
          helpsFact(controller.state.value),
        ]}
      />
      <Switch
        on={hard}
        onTurn={(on) => controller.setHard(on)}
        offBecause={controller.canTurnHard ? undefined : play.hardLater}
      >
        {header.hard}
      </Switch>
      <NewGameButton dialog="game" />
    </>
  );
}
