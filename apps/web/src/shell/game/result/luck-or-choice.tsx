import type { ComponentChildren, VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import type { StoryProps } from '../../game-result.ts';
import type { ReviewNote } from '../../review-note.ts';
import { messages } from './messages/language.ts';
import {
  type Choices,
  luckOfGame,
  luckOfTurn,
  type NumberedInformation,
  notableTurn,
  type TurnInformation,
  toldNothing,
} from './model/story.ts';

/** A turn at which a better guess was available. */
export interface Lesson {
  /** Zero-based index of the turn. */
  readonly turn: number;
  /** What the better guess would have changed. */
  readonly gain: string;
  /** The better guess. */
  readonly better: ComponentChildren;
}

/** One turn of a game. */
export interface StoryTurn extends NumberedInformation {
  /** Whether only one candidate was left before the turn, so that its answer could carry no information. */
  readonly isKnown: boolean;
}

/** Returns the story's entry for a turn; an empty array while its information is not known. */
export function storyTurn(
  turn: number,
  before: number,
  information: TurnInformation | undefined,
): readonly StoryTurn[] {
  if (before === 1) return [{ turn, gained: 0, expected: 0, isKnown: true }];
  return information ? [{ turn, ...information, isKnown: false }] : [];
}

/** The analysis of a game's turns so far; figures that are not known yet are not shown. */
export interface GameStory {
  readonly turns: readonly StoryTurn[];
  /** `undefined` until every turn has been judged. */
  readonly choices: Choices | undefined;
  readonly lesson: Lesson | undefined;
  /** Whether the choices are still being rated. */
  readonly isWorking: boolean;
  /** Explains what the figures are based on, if the page used a different basis during play. */
  readonly measure?: string | undefined;
}

/** Luck or choice: a sentence, a bar for each turn, and the turn to learn from, which comes first after a loss. */
export function LuckOrChoice(props: StoryProps & { readonly story: GameStory | undefined }): VNode {
  const { story, nexts, isWon, onJudged } = props;
  const note = story && noteOf(story);
  useEffect(() => {
    if (note) onJudged?.(note);
  }, [note?.choices, note?.luck]);
  if (isWon)
    return (
      <>
        {nexts}
        <Luck story={story}>
          {story?.lesson ? (
            <LessonBox story={story} />
          ) : (
            story?.isWorking && <p class="aside">{messages().working}</p>
          )}
        </Luck>
      </>
    );
  return (
    <>
      <LessonBox story={story} />
      {nexts}
      <Luck story={story} />
    </>
  );
}

function noteOf({ choices, turns }: GameStory): ReviewNote | undefined {
  return (
    choices && { choices, luck: turns.reduce((bits, { gained, expected }) => bits + gained - expected, 0) }
  );
}

function Luck(props: {
  readonly story: GameStory | undefined;
  readonly children?: ComponentChildren;
}): VNode {
  const { story, children } = props;
  const text = messages();
  const notable = story && notableTurn(story.turns);
  return (
    <section class="story" aria-labelledby="story-heading">
      <h3 id="story-heading">{text.luckOrChoice}</h3>
      {story && story.turns.length > 0 ? (
        <>
          <p>
            <strong>{text.verdict(story.choices, luckOfGame(story.turns))}</strong>{' '}
            {notable && text.stoodOut(notable.turn + 1, luckOfTurn(notable))}
          </p>
          <Bars turns={story.turns} />
          {story.measure !== undefined && <p class="aside">{story.measure}</p>}
        </>
      ) : (
        <p>{story ? text.flawless : text.working}</p>
      )}
      {children}
    </section>
  );
}

/** Has the same height before and after its content is known, so that buttons below do not move under a finger. */
function LessonBox({ story }: { readonly story: GameStory | undefined }): VNode {
  const text = messages();
  const lesson = story?.lesson;
  return (
    <div class="lesson-box">
      <h3>{text.lesson}</h3>
      {lesson ? (
        <>
          <p>{text.better(lesson.turn + 1)}</p>
          <div class="lesson-guess">{lesson.better}</div>
          <p>{lesson.gain}</p>
        </>
      ) : (
        <p>{story && !story.isWorking ? text.flawless : text.working}</p>
      )}
    </div>
  );
}

function Bars({ turns }: { readonly turns: readonly StoryTurn[] }): VNode {
  const text = messages();
  const most = Math.max(...turns.flatMap(({ gained, expected }) => [gained, expected]), 1);
  const share = (bits: number) => `${((bits / most) * 100).toFixed(1)}%`;
  return (
    <>
      <table class="story-bars">
        <caption class="unseen">{text.table}</caption>
        <thead class="unseen">
          <tr>
            <th scope="col">{text.turn}</th>
            <th scope="col">{text.gained}</th>
            <th scope="col">{text.compared}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => (
            <tr key={turn.turn}>
              <th scope="row">{turn.turn + 1}</th>
              <td class="story-track">
                <span class="unseen">{text.bits(turn.gained)}</span>
                <span class="story-gained" style={{ inlineSize: share(turn.gained) }} />
                <span class="story-usual" style={{ insetInlineStart: share(turn.expected) }} />
              </td>
              <td>{comparison(turn)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p class="story-legend" aria-hidden="true">
        <span>
          <i class="story-gained" /> {text.gained}
        </span>
        <span>
          <i class="story-usual" /> {text.expected}
        </span>
      </p>
    </>
  );
}

function comparison(turn: StoryTurn): string {
  const { known, toldNothing: nothing, luck } = messages();
  if (turn.isKnown) return known;
  return toldNothing(turn) ? nothing : luck[luckOfTurn(turn)];
}
