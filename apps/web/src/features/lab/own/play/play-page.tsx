import type { VNode } from 'preact';
import { appMessages } from '../../../../shell/messages/language.ts';
import { MissingSheet } from '../../../../shell/missing-sheet.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Segments } from '../../../../ui/fields.tsx';
import { ADDRESS_VERSION } from '../../model/address.ts';
import type { OpenedGame } from '../game/questions.ts';
import { messages } from '../messages/language.ts';
import { yesAndNo } from '../view/answer-mark.tsx';
import { AskForm } from './ask-form.tsx';
import { Ending } from './ending.tsx';
import type { PlayController, PlayState } from './play-controller.ts';
import { PlayDrawer } from './play-drawer.tsx';

type Props = { readonly controller: PlayController };

/** The page for playing a user-defined game. */
export function PlayPage({ controller }: Props): VNode {
  const { value: state } = controller.state;
  const isOpen = state.kind === 'open';
  return (
    <main class={isOpen ? 'own-play' : 'missing-page'} id="board" tabIndex={-1}>
      {isOpen ? (
        <Play controller={controller} game={state.game} packed={state.packed} />
      ) : (
        <NoGame state={state} />
      )}
      <p class="said" role="status" aria-live="polite" aria-atomic="true">
        {controller.announcer.sentence.value}
      </p>
    </main>
  );
}

function NoGame({ state }: { readonly state: Exclude<PlayState, { kind: 'open' }> }): VNode {
  const { damagedLink, broken, play } = messages();
  if (state.kind === 'opening') return <p>{play.opening}</p>;
  const sentences = { none: undefined, 'damaged-link': damagedLink, broken };
  const sentence =
    state.kind === 'other-version'
      ? appMessages().app.otherLinkVersion(state.version, ADDRESS_VERSION)
      : sentences[state.kind];
  return (
    <MissingSheet heading={play.none} sentence={sentence} isFault>
      <a class="press press-main" href="#/lab/own">
        {play.bring}
      </a>
    </MissingSheet>
  );
}

function Play(props: Props & { readonly game: OpenedGame; readonly packed: string | undefined }): VNode {
  const { controller, game, packed } = props;
  const { play, size } = messages();
  const { value: seat } = controller.seat;
  const { value: position } = controller.position;
  const isOver = position !== undefined && (position.over !== undefined || position.left === 0);
  return (
    <>
      <div class="own-play-head">
        <h2 class="own-name">{game.name}</h2>
        <p>{size(game.secrets.length, game.guesses.length)}</p>
        <a class="quiet" href={packed === undefined ? '#/lab/own' : `#/lab/own/1/${packed}`}>
          {play.inside}
        </a>
        <Segments
          label={play.seat}
          value={seat}
          options={['guess', 'hide'] as const}
          name={(each) => play.seats[each]}
          onPick={(each) => controller.begin(each)}
        />
      </div>
      <div class="board">
        <p class="own-task">{play.task[seat](game.secrets.length)}</p>
        <TurnList controller={controller} game={game} />
        {isOver ? (
          <Ending controller={controller} game={game} position={position} />
        ) : seat === 'guess' ? (
          <AskForm controller={controller} game={game} />
        ) : (
          <ReplyForm controller={controller} game={game} />
        )}
      </div>
      <div class="own-side">
        <PlayDrawer controller={controller} game={game} />
        <div class="actions">
          <Button off={controller.turns.value.length === 0} keycap="U" onPress={() => controller.undo()}>
            {play.undo}
          </Button>
          {!isOver && <Button onPress={() => controller.begin(seat)}>{play.again}</Button>}
        </div>
      </div>
    </>
  );
}

/** The computer's question, with a button for every possible answer. */
function ReplyForm(props: { readonly controller: PlayController; readonly game: OpenedGame }): VNode | null {
  const { controller, game } = props;
  const { value: suggestion } = controller.suggestion;
  if (!suggestion) return null;
  const answers = game.replies[suggestion.guess] ?? suggestion.split.map(([answer]) => answer);
  return (
    <section class="own-ask" aria-labelledby="reply-heading">
      <h3 id="reply-heading">{messages().play.answerHeading(game.guesses[suggestion.guess] ?? '')}</h3>
      <div class="own-questions">
        {answers.map((answer) => (
          <Button key={answer} onPress={() => controller.reply(answer)}>
            {game.answers[answer]}
          </Button>
        ))}
      </div>
    </section>
  );
}

/** The questions so far, with their answers. */
function TurnList(props: { readonly controller: PlayController; readonly game: OpenedGame }): VNode | null {
  const { controller, game } = props;
  const { value: turns } = controller.turns;
  if (turns.length === 0) return null;
  const marks = yesAndNo(game);
  return (
    <ol class="own-turns" aria-label={messages().play.turns}>
      {turns.map(([guess, answer], at) => (
        <li key={at}>
          <b>{game.guesses[guess]}</b>
          <span class="own-answer">
            {(answer === marks?.yes || answer === marks?.no) && (
              <span class={answer === marks.yes ? 'own-mark own-yes' : 'own-mark'} aria-hidden="true" />
            )}
            {game.answers[answer]}
          </span>
        </li>
      ))}
    </ol>
  );
}
