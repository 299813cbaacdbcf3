import { MARKS, NAMES, type Name, type Nickname } from '@inkling/games/contract/names';
import type { VNode } from 'preact';
import { useId } from 'preact/hooks';
import { Pick } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { SIGNS } from './sign.tsx';

/** The choice of a nickname, from two lists rather than as free text, so that it cannot be offensive. */
export function NicknameFields(props: {
  readonly nickname: Nickname | undefined;
  readonly onChoose: (nickname: Nickname | undefined) => void;
}): VNode {
  const { nickname, onChoose } = props;
  const id = useId();
  const words = messages().room.names;
  return (
    <div class="match-terms">
      <Pick
        label={words.name}
        options={[NOBODY, ...NAMES]}
        value={nickname?.name ?? NOBODY}
        name={(each) => (each === NOBODY ? words.none : words.names[each as Name])}
        onPick={(name) =>
          onChoose(name === NOBODY ? undefined : { name: name as Name, mark: nickname?.mark ?? MARKS[0] })
        }
      />
      {nickname && (
        <fieldset class="friend-signs">
          <legend>{words.mark}</legend>
          {MARKS.map((mark) => (
            <label key={mark}>
              <input
                type="radio"
                name={id}
                aria-label={words.marks[mark]}
                checked={mark === nickname.mark}
                onChange={() => onChoose({ ...nickname, mark })}
              />
              <span aria-hidden="true">{SIGNS[mark]}</span>
            </label>
          ))}
        </fieldset>
      )}
    </div>
  );
}

const NOBODY = 'nobody';
