import type { ComponentChildren, VNode } from 'preact';
import { language } from '../../shell/language/language.ts';
import { pageName } from '../../shell/page.ts';
import type { TaughtLesson } from './lessons.ts';
import { messages } from './messages/language.ts';

/** Links from a lesson to the previous and next lesson, the Lab and the game. */
export function Onward(props: {
  readonly lessons: readonly TaughtLesson[];
  readonly current: TaughtLesson;
  readonly children?: ComponentChildren;
}): VNode {
  const { lessons, current } = props;
  const labels = messages();
  const at = lessons.indexOf(current);
  const before = lessons[at - 1];
  const next = lessons[at + 1];
  const { game } = current;
  return (
    <div class="actions learn-onward">
      {before && (
        <a class="press" href={`#/learn/${before.id}`}>
          {labels.previous}: {before.text().short}
        </a>
      )}
      {next && (
        <a class="press press-main" href={`#/learn/${next.id}`}>
          {labels.next}: {next.text().short}
        </a>
      )}
      <a class="quiet" href="#/lab">
        {labels.toLab}
      </a>
      <a class="quiet" href={`#/${game.id}`}>
        {labels.toPlay(pageName(game, language.value))}
      </a>
      {props.children}
    </div>
  );
}
