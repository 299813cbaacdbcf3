import type { VNode } from 'preact';
import { useFreeFocus } from '../../../../ui/free-focus.ts';
import { namesOf } from '../../pieces/names.ts';
import { useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';

/** Shown when the user is done and the rivals play on. Takes over the focus from the guess row. */
export function Ending(): VNode {
  const { session, skin } = useRace();
  const heading = useFreeFocus<HTMLHeadingElement>();
  const { ending } = messages();
  const code = session.view.value.secret;
  return (
    <section class="ending" aria-labelledby="ending-heading">
      <h2 id="ending-heading" class="result" tabIndex={-1} ref={heading}>
        {ending.undecided}
      </h2>
      {code && <p>{ending.code(namesOf(skin, code))}</p>}
    </section>
  );
}
