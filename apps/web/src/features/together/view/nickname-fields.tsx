import { MARKS, NAMES, type Name, type Nickname } from '@inkling/games/contract/names';
import type { VNode } from 'preact';
import { Pick } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { SIGNS } from './called-name.tsx';

/** What somebody wants to be called, from two lists: nothing can be typed that could hurt anybody. */
export function NicknameFields(props: {
  readonly nickname: Nickname | undefined;
  readonly onChoose: (nickname: Nickname | undefined) => void;
}): VNode {
  const { nickname, onChoose } = props;
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
        <Pick
          label={words.mark}
          options={MARKS}
          value={nickname.mark}
          name={(each) => `${SIGNS[each]} ${words.marks[each]}`}
          onPick={(mark) => onChoose({ ...nickname, mark })}
        />
      )}
    </div>
  );
}

const NOBODY = 'nobody';
