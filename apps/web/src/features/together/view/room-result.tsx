import type { RoomView } from '@inkling/client/generated/api';
import type { PublicTurn } from '@inkling/games/contract/room';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { dayMessages } from '../../../shell/daily/messages/language.ts';
import { ResultPage } from '../../../shell/game/result/result-page.tsx';
import type { GameResult, StoryProps } from '../../../shell/game-result.ts';
import type { SheetEnd } from '../../../shell/parts/room-end.ts';
import type { ShareSpec } from '../../../shell/parts/share-spec.ts';
import type { PlaySound } from '../../../shell/sound.ts';
import type { OpenGame, OpenSheets } from '../controller/open-game.ts';
import { playAgain } from '../controller/play-again.ts';
import type { RoomController } from '../controller/room-controller.ts';
import { classIn, taskIn } from '../controller/room-news.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import { finishedRoom } from '../session/finished-room.ts';
import { ownSheet, termsOf } from '../session/room-game.ts';
import { hasWon, isToldByHeadline, mayPlayAgain, shownSheet } from '../session/room-outcome.ts';
import { AfterRoom } from './after-room.tsx';
import { Turns } from './sheets.tsx';

interface RoomResultProps {
  readonly controller: RoomController;
  readonly view: RoomView;
  readonly open: OpenGame;
}

/** The end of a room, shown like the end of any other game. */
export function RoomResult(
  props: RoomResultProps & { readonly isNew: boolean; readonly sound: PlaySound },
): VNode {
  const { controller, view, open, isNew, sound } = props;
  const { Secret, ...parts } = useMemo(() => partsOf(controller, open), [controller, open]);
  const isPlayed = open.kind === 'sheets' && open.end?.isSecretPlayed && hasWon(view);
  return (
    <ResultPage
      result={{ ...resultOf(props), ...parts, ...(Secret && !isPlayed && { Secret }) }}
      isNew={isNew}
      sound={sound}
      say={(sentence) => controller.say(sentence)}
    />
  );
}

function resultOf({ controller, view, open }: RoomResultProps): Omit<GameResult, 'Played'> {
  const isWon = hasWon(view);
  const sentence = taskIn(view, open);
  const sheetEnd = open.kind === 'sheets' ? open.end : undefined;
  const finished = finishedRoom(view, open.game);
  const review = finished && controller.parts.review?.(finished);
  const share = shareOf(controller, view, open);
  return {
    game: view.daily === undefined ? termsOf(open.game, view.rules) : dayName(view, open),
    isWon,
    ...(sheetEnd ? told(view, open, sheetEnd, sentence) : { headline: sentence }),
    ...(open.kind === 'sheets' && { secretText: open.sheets.saySecret(view.secret ?? '') }),
    ...(review && { review: () => void review() }),
    ...(share && { share }),
    ...wayOn(controller, view),
  };
}

/** The game's own headline. If others took part, a sentence above it says who won. */
function told(
  view: RoomView,
  open: OpenGame,
  end: SheetEnd,
  sentence: string,
): Pick<GameResult, 'headline' | 'kicker'> {
  const turns = ownSheet(view)?.turnsUsed ?? 0;
  const isWon = hasWon(view);
  const headline = isWon ? end.won(turns) : end.lost();
  if (!isToldByHeadline(view) || classIn(open)) return { headline, kicker: sentence };
  if (isWon) return { headline };
  const gaveUp = ownSheet(view)?.resigned && messages().room.gaveUp(view, 'breaker', open.game);
  return { headline, kicker: gaveUp || end.notFound(turns) };
}

function dayName({ daily = '' }: RoomView, { game }: OpenGame): string {
  return `${game.name()}, ${dayMessages().ofDay(daily)}`;
}

/** How to continue. A daily challenge has one attempt; any player can reopen a room, and the others follow. */
function wayOn(controller: RoomController, view: RoomView): Pick<GameResult, 'again' | 'onward'> {
  const { daily, next } = view;
  if (daily !== undefined) return { onward: { name: dayMessages().results, address: '#/daily' } };
  if (next !== undefined) return { onward: { name: pageMessages().next, address: `#/online/room/${next}` } };
  if (!mayPlayAgain(view)) return { onward: { name: pageMessages().again, address: '#/online' } };
  return { again: () => void playAgain(controller) };
}

/** What the user can share. A spectator and the maker of the secret have no turns to share. */
function shareOf({ parts }: RoomController, view: RoomView, open: OpenGame): ShareSpec | undefined {
  const { you } = view;
  const withNotes = parts.tookNotes?.value;
  if (you === 'spectator' || you === 'maker') return undefined;
  const { turns = [], solved = false } = ownSheet(view) ?? {};
  const spec = open.kind === 'table' ? open.end?.share() : open.end?.share(turns, solved);
  if (!spec) return undefined;
  return view.daily === undefined
    ? spec
    : {
        ...spec,
        game: dayName(view, open),
        helps: withNotes === undefined ? undefined : { withNotes, withHints: false },
        page: '#/daily',
        hasBoard: false,
      };
}

/** The components of the result. Created once, so that they are not mounted again whenever the others do something. */
function partsOf(
  controller: RoomController,
  open: OpenGame,
): Pick<GameResult, 'Played' | 'Secret' | 'Story' | 'Further'> {
  const Further = () => <AfterRoom controller={controller} open={open} />;
  if (open.kind === 'table') {
    const { Played = open.table.Board, Figures } = open.end ?? {};
    const Story = ({ nexts }: StoryProps) => (
      <>
        {nexts}
        {Figures && <Figures />}
      </>
    );
    return { Played, Story, Further };
  }
  const { sheets, end } = open;
  const Secret = () => {
    const { secret = '' } = controller.view.value ?? {};
    return end ? <end.Secret secret={secret} /> : <sheets.Guess guess={secret} />;
  };
  const Story = end?.Story;
  const turns = judgeable(controller.view.value);
  return {
    Secret,
    Played: () => <Played controller={controller} open={open} />,
    ...(Story && turns.length > 0 && { Story: (props: StoryProps) => <Story {...props} turns={turns} /> }),
    Further,
  };
}

/** The turns that can be judged: those of a user who was guessing, if no answers contradict each other. */
function judgeable(view: RoomView | undefined): readonly PublicTurn[] {
  if (!view || view.you === 'maker' || view.conflict?.length) return [];
  return ownSheet(view)?.turns ?? [];
}

/** The turns of the user's own sheet, or the winner's for a spectator. */
function Played(props: { readonly controller: RoomController; readonly open: OpenSheets }): VNode | null {
  const { controller, open } = props;
  const view = controller.view.value;
  const sheet = view && shownSheet(view);
  if (!sheet) return null;
  const { end } = open;
  return (
    <>
      {sheet.seat !== view.you && view.sheets?.[1] && (
        <h3>{controller.sentences.sheet(sheet.seat, false)}</h3>
      )}
      {end ? (
        <end.Played turns={sheet.turns ?? []} />
      ) : (
        <Turns controller={controller} view={view} open={open} sheet={sheet} />
      )}
    </>
  );
}
