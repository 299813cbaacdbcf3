import { BOARD_COUNTS } from '@inkling/games/word/boards/rules/params';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NewGameForm } from '../../../../shell/game/new-game-form.tsx';
import { Choice, Pick } from '../../../../ui/fields.tsx';
import { messages as wordMessages } from '../../messages/language.ts';
import { lengthsOfList } from '../../model/lists.ts';
import { LANGUAGE_LISTS } from '../../model/names.ts';
import { messages } from '../messages/language.ts';
import { useBoards } from '../session/controller.ts';
import type { Setup } from '../session/format.ts';

/** The dialog for a new game: how many words, from which list, how long, and its seed. */
export function NewGameDialog(): VNode {
  const controller = useBoards();
  const { play } = wordMessages();
  const [setup, setSetup] = useState<Setup>(controller.play.setup.value);
  const lengths = lengthsOfList(setup.list);
  const length = lengths.includes(setup.length) ? setup.length : (lengths[0] ?? setup.length);
  return (
    <NewGameForm
      messages={{ seedHelp: messages().seedHelp }}
      onStart={(seed) => controller.begin({ ...setup, length }, seed)}
    >
      <Choice
        label={messages().howMany}
        options={BOARD_COUNTS}
        value={setup.boards}
        name={String}
        onPick={(boards) => setSetup({ ...setup, boards })}
      />
      <Pick
        label={play.list}
        options={LANGUAGE_LISTS}
        value={setup.list}
        name={(list) => play.lists[list]}
        onPick={(list) => setSetup({ ...setup, list })}
      />
      <Pick
        label={play.letters}
        options={lengths}
        value={length}
        name={String}
        onPick={(chosen) => setSetup({ ...setup, length: chosen })}
      />
    </NewGameForm>
  );
}
