import type { VNode } from 'preact';
import { useDialog } from '../../../../shell/game/controller-context.ts';
import { ShareCard } from '../../../../shell/share/share-card.tsx';
import { Button } from '../../../../ui/button.tsx';
import { useFreeFocus } from '../../../../ui/free-focus.ts';
import { namesOf } from '../../pieces/names.ts';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { shareOfRace } from '../result/share.ts';
import { outcomeAmong, outcomeOf, resultsOf } from '../session/outcome.ts';

/**
 * How the race ended: who needed fewer guesses, the code, and what to do next. Takes the focus that the guess row had.
 */
export function Ending(): VNode {
  const controller = useRace();
  const { open } = useDialog();
  const { session } = controller;
  const heading = useFreeFocus<HTMLHeadingElement>();
  const { ending, adversary } = messages();
  const code = session.view.value.secret;
  const { you, rivals } = resultsOf(session);
  const outcome = outcomeAmong(
    you.needed,
    rivals.map(({ needed }) => needed),
  );
  const isRace = session.setting.value.kind === 'race';
  const result = isRace ? ending.result(outcome, you, rivals) : adversary.result(you);
  return (
    <section class="ending" aria-labelledby="ending-heading">
      <h2 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {session.isDecided ? result : ending.undecided}
      </h2>
      {session.isDecided && rivals.length > 1 && (
        <ul class="against">
          {rivals.map((rival) => (
            <li key={rival.name}>{ending.against(outcomeOf(you.needed, rival.needed), rival)}</li>
          ))}
        </ul>
      )}
      {code && <p>{ending.code(namesOf(controller.skin, code))}</p>}
      <div class="actions">
        <Button main onPress={() => controller.again()}>
          {ending.again}
        </Button>
        {controller.review.value && (
          <a class="press" href={controller.review.value}>
            {ending.review}
          </a>
        )}
        <Button onPress={() => open('race')}>{ending.newRace}</Button>
        {isRace && <Button onPress={() => void controller.copyLink()}>{ending.link}</Button>}
      </div>
      <Filed />
      {session.isDecided && session.turns.value.length > 0 && (
        <ShareCard spec={shareOfRace(session)} say={(sentence) => controller.say(sentence)} />
      )}
    </section>
  );
}

/** Whether the sheet went to History, in words. */
function Filed(): VNode | null {
  const controller = useRace();
  const { ending } = messages();
  if (!controller.session.isDecided || controller.session.turns.value.length === 0) return null;
  return <p class="aside">{controller.session.filed.value ? ending.filed : ending.notFiled}</p>;
}
