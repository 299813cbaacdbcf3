import '../style/server-boards.css';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useEffect } from 'preact/hooks';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import { keysOf } from '../controller/check-keys.ts';
import type { DailyController } from '../controller/daily-controller.ts';
import { openAnswers, type PastAnswer, serverAnswers } from '../controller/past-answers.ts';
import { messages } from '../messages/server-boards/language.ts';

/**
 * The solutions of a past day: from the published seed, and as dealt by the server once its key has been
 * released.
 */
export function PastAnswers({ controller }: { readonly controller: DailyController }): VNode {
  const day = controller.day.value;
  const { games, server } = controller.parts;
  const view = server.view.value;
  const [open, dealt] = [useSignal<readonly PastAnswer[]>([]), useSignal<readonly PastAnswer[]>([])];
  useEffect(() => {
    const key = view && keysOf(view).find((each) => each.day === day)?.key;
    let isLeft = false;
    void openAnswers(day, games).then((answers) => {
      if (!isLeft) open.value = answers;
    });
    void server.parts.calls().then(async ({ sha256 }) => {
      const answers = key && sha256 ? await serverAnswers(key, games, sha256) : [];
      if (!isLeft) dealt.value = answers;
    });
    // The solutions of another day may arrive after this day's.
    return () => {
      isLeft = true;
    };
  }, [day, view, games, server, open, dealt]);
  const { answersOpen, answersDealt } = messages();
  return (
    <>
      <AnswerList heading={answersDealt} answers={dealt.value} />
      <AnswerList heading={answersOpen} answers={open.value} />
    </>
  );
}

function AnswerList(props: {
  readonly heading: string;
  readonly answers: readonly PastAnswer[];
}): VNode | null {
  const { heading, answers } = props;
  if (answers.length === 0) return null;
  return (
    <>
      <h3>{heading}</h3>
      <ul>
        {answers.map(({ game, text, isCopied }) => (
          <li key={game.id}>
            {pageName(game, language.value)}: <b>{text}</b>
            {isCopied && ` (${messages().copied})`}
          </li>
        ))}
      </ul>
    </>
  );
}
