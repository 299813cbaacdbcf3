import { type Feedback, feedbackClass, feedbackOf, isFeedbackPossible } from '@inkling/core/feedback';
import { makeFeedback, makeTurn } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import { toClipboard } from '../../../../shell/clipboard.ts';
import { Button } from '../../../../ui/button.tsx';
import { KeySquare } from '../../../../ui/key-square.tsx';
import { CodeTokens } from '../../board/code-tokens.tsx';
import { TurnBar } from '../../board/turn-bar.tsx';
import { messages as gameMessages } from '../../messages/language.ts';
import { namesOf } from '../../pieces/names.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';

/** The turns so far. The maker copies answers from here; the breaker corrects those that were written down wrong. */
export function Printed(): VNode | null {
  const controller = useLinkDuel();
  const duel = controller.open.value;
  if (!duel) return null;
  const skin = controller.skin.value;
  const { places } = duel.challenge.rules;
  if (duel.turns.length === 0) return <p class="aside">{messages().noTurns}</p>;
  return (
    <ol class="printed">
      {duel.turns.map(({ guess, feedback }, at) => {
        const { exact, near } = feedbackOf(feedback);
        return (
          <TurnBar
            key={at}
            class="bar match-turn"
            turn={at}
            text={gameMessages().turns.row(at + 1, namesOf(skin, guess), exact, near)}
          >
            <CodeTokens skin={skin} code={guess} />
            <KeySquare feedback={{ exact, near }} places={places} />
            {duel.role === 'maker' ? (
              <CopyAnswer turn={at} text={makeTurn(guess, { exact, near })} />
            ) : (
              <CorrectionForm turn={at} places={places} feedback={{ exact, near }} />
            )}
          </TurnBar>
        );
      })}
    </ol>
  );
}

function CopyAnswer({ turn, text }: { readonly turn: number; readonly text: string }): VNode {
  const controller = useLinkDuel();
  const { maker, copied, notCopied } = messages();
  return (
    <span class="match-answer">
      <code>{text}</code>
      <Button
        aria-label={maker.copyAnswer(turn + 1)}
        onPress={async () =>
          controller.announcer.say((await toClipboard(text)) ? copied : `${text}. ${notCopied}`)
        }
      >
        {maker.copyAnswerShort}
      </Button>
    </span>
  );
}

function CorrectionForm(props: {
  readonly turn: number;
  readonly places: number;
  readonly feedback: Feedback;
}): VNode {
  const controller = useLinkDuel();
  const { turn, places, feedback } = props;
  return (
    <select
      class="match-mend"
      aria-label={messages().breaker.mend(turn + 1)}
      value={makeFeedback(feedback)}
      disabled={controller.verdict.value !== undefined}
      onChange={(event) => {
        const [exact = 0, near = 0] = event.currentTarget.value.split(',').map(Number);
        controller.mend(turn, feedbackClass(exact, near));
      }}
    >
      {answersOf(places).map((answer) => (
        <option key={makeFeedback(answer)} value={makeFeedback(answer)}>
          {makeFeedback(answer)}
        </option>
      ))}
    </select>
  );
}

function answersOf(places: number): readonly Feedback[] {
  const all: Feedback[] = [];
  for (let exact = places; exact >= 0; exact--)
    for (let near = places - exact; near >= 0; near--)
      if (isFeedbackPossible(places, exact, near)) all.push({ exact, near });
  return all;
}
