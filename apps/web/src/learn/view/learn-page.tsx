import type { Signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import type { Preferences } from '../../session/preferences.ts';
import { Console } from '../../shell/console.tsx';
import { KeySheet } from '../../shell/key-sheet.tsx';
import { LESSONS, type LessonId } from '../lesson-id.ts';
import type { LessonDesk } from '../session/lesson-desk.ts';
import { words } from '../words/language.ts';

/** A lesson: the list of all of them, its text, its figure, and the line to type on. */
export function LearnPage(props: {
  readonly lesson: LessonId;
  readonly desk: Pick<LessonDesk, 'said' | 'run'>;
  readonly keysOpen: Signal<boolean>;
  readonly preferences: Signal<Preferences>;
  readonly children: ComponentChildren;
}): VNode {
  const { lesson, desk, keysOpen, preferences } = props;
  const told = words();
  const text = told.lessons[lesson];
  return (
    <main class="learn" id="board" tabIndex={-1}>
      <Contents current={lesson} />
      <h2 class="learn-title">{text.title}</h2>
      <div class="learn-side">
        <div class="learn-text">
          {text.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <Console
          said={desk.said.value}
          words={{ ...told.console, placeholder: text.placeholder }}
          lengthMax={200}
          onRun={(line) => desk.run(line)}
        />
      </div>
      <section class="learn-figure" aria-label={told.figure}>
        {props.children}
      </section>
      <Onward current={lesson}>
        <button
          type="button"
          class="press"
          onClick={() => {
            keysOpen.value = true;
          }}
        >
          {told.keysOpen} <kbd class="keycap">?</kbd>
        </button>
      </Onward>
      {keysOpen.value && (
        <KeySheet
          words={{ ...told.keys, commandRows: [...text.commandRows, ...told.commandRows] }}
          rows={[...text.keyRows, ...told.keyRows]}
          preferences={preferences}
          onClose={() => {
            keysOpen.value = false;
          }}
        />
      )}
    </main>
  );
}

/** The list of the lessons, for an address that names none. */
export function LearnIndex({ isMissing }: { readonly isMissing: boolean }): VNode {
  const told = words();
  return (
    <main class="learn" id="board" tabIndex={-1}>
      <h2 class="learn-title">{told.heading}</h2>
      <p class="learn-introduction" role="status">
        {isMissing ? told.missing : told.introduction}
      </p>
      <ol class="learn-index">
        {LESSONS.map((id) => (
          <li key={id}>
            <a href={`#/learn/${id}`}>{told.lessons[id].title}</a>
            <p>{told.lessons[id].summary}</p>
          </li>
        ))}
      </ol>
      <Onward current={undefined} />
    </main>
  );
}

function Contents({ current }: { readonly current: LessonId }): VNode {
  const told = words();
  return (
    <nav class="learn-contents" aria-label={told.contents}>
      <ol>
        {LESSONS.map((id, at) => (
          <li key={id}>
            <a href={`#/learn/${id}`} aria-current={id === current ? 'page' : undefined}>
              <span aria-hidden="true">{at + 1}</span> {told.lessons[id].short}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Onward(props: {
  readonly current: LessonId | undefined;
  readonly children?: ComponentChildren;
}): VNode {
  const told = words();
  const at = props.current === undefined ? -1 : LESSONS.indexOf(props.current);
  const before = LESSONS[at - 1];
  const next = LESSONS[at + 1];
  return (
    <div class="actions learn-onward">
      {before && (
        <a class="press" href={`#/learn/${before}`}>
          {told.previous}: {told.lessons[before].short}
        </a>
      )}
      {next && (
        <a class="press press-main" href={`#/learn/${next}`}>
          {told.next}: {told.lessons[next].short}
        </a>
      )}
      <a class="press" href="#/lab">
        {told.toLab}
      </a>
      <a class="press" href="#/mastermind">
        {told.toPlay}
      </a>
      {props.children}
    </div>
  );
}
