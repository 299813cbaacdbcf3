import type { ReadonlySignal, Signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import { Console } from '../../shell/console.tsx';
import { KeysButton, OpenKeySheet } from '../../shell/key-sheet.tsx';
import type { Preferences } from '../../shell/preferences.ts';
import type { TaughtLesson } from './lessons.ts';
import { messages } from './messages/language.ts';
import { Onward } from './onward.tsx';

/** A lesson: the list of all lessons, its text, its figure, and the command line. */
export function LearnPage(props: {
  readonly lessons: readonly TaughtLesson[];
  readonly current: TaughtLesson;
  readonly announcement: ReadonlySignal<string>;
  readonly onRun: (line: string) => boolean;
  readonly keysOpen: Signal<boolean>;
  readonly preferences: Signal<Preferences>;
  readonly below: VNode | undefined;
  readonly children: ComponentChildren;
}): VNode {
  const { lessons, current, keysOpen } = props;
  const labels = messages();
  const text = current.text();
  return (
    <main class="learn" id="board" tabIndex={-1}>
      <Contents lessons={lessons} current={current} />
      <h2 class="learn-title">{text.title}</h2>
      <div class="learn-side">
        <div class="learn-text">
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Console
          announcement={props.announcement.value}
          placeholder={text.placeholder}
          lengthMax={200}
          onRun={props.onRun}
        />
      </div>
      <section class="learn-figure" aria-label={labels.figure}>
        {props.children}
      </section>
      {props.below && <div class="learn-below">{props.below}</div>}
      <Onward lessons={lessons} current={current}>
        <KeysButton
          onPress={() => {
            keysOpen.value = true;
          }}
        />
      </Onward>
      <OpenKeySheet
        open={keysOpen}
        rows={[...text.keyRows, ...labels.keyRows]}
        commandRows={[...text.commandRows, ...labels.commandRows]}
        preferences={props.preferences}
      />
    </main>
  );
}

function Contents(props: {
  readonly lessons: readonly TaughtLesson[];
  readonly current: TaughtLesson;
}): VNode {
  return (
    <nav class="learn-contents" aria-label={messages().contents}>
      <ol>
        {props.lessons.map((lesson, at) => (
          <li key={lesson.id}>
            <a href={`#/learn/${lesson.id}`} aria-current={lesson === props.current ? 'page' : undefined}>
              <span aria-hidden="true">{at + 1}</span> {lesson.text().short}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}
