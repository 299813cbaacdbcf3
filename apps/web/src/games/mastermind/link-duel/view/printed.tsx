import { type Feedback, feedbackClass, feedbackOf, isFeedbackPossible } from '@inkling/core/feedback';
import { makeFeedback } from '@inkling/games/mastermind/rules/notation';
import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { KeySquare } from '../../../../ui/key-square.tsx';
import { CodeTokens } from '../../board/code-tokens.tsx';
import { TurnBar } from '../../board/turn-bar.tsx';
import { messages as gameMessages } from '../../messages/language.ts';
import { namesOf } from '../../pieces/names.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { pageMessages } from '../messages/page/language.ts';
import type { LinkDuel } from '../session/link-duel.ts';
import { answerLink } from '../session/turn-links.ts';

/** The turns so far. The maker copies answers from here; the breaker corrects those that were written down wrong. */
export function Printed(): VNode | null {
  const controller = useLinkDuel();
  const duel = controller.open.value;
  if (!duel) return null;
  const skin = controller.skin.value;
  const { places } = duel.challenge.rules;
  if (duel.turns.length === 0) return <p class="aside">{pageMessages().noTurns}</p>;
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
              <CopyAnswer duel={duel} turn={at} />
            ) : (
              <CorrectionForm turn={at} places={places} feedback={{ exact, near }} />
            )}
          </TurnBar>
        );
      })}
    </ol>
  );
}

/** The last answer stands beside the board with its link; those before it can be sent again. */
function CopyAnswer({ duel, turn }: { readonly duel: LinkDuel; readonly turn: number }): VNode | null {
  const controller = useLinkDuel();
  const { maker } = pageMessages();
  if (turn === duel.turns.length - 1) return null;
  return (
    <span class="match-answer">
      <Button
        aria-label={maker.copyAnswer(turn + 1)}
        onPress={() => void controller.copy(answerLink(duel, turn))}
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
      aria-label={pageMessages().breaker.mend(turn + 1)}
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
