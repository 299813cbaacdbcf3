import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NewGameForm } from '../../../shell/game/new-game-form.tsx';
import { Pick, Switch } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { isOwn, type ListId, lengthsOfList } from '../model/lists.ts';
import { LANGUAGE_LISTS } from '../model/names.ts';
import { lengthsOfOwn, type OwnList } from '../model/own-list.ts';
import { useWord } from '../session/controller.ts';

/** The dialog for a new game: the list and the length of its words, hard mode, and the seed. */
export function NewGameDialog(): VNode {
  const controller = useWord();
  const { play } = messages();
  const own = controller.saved.ownList.value;
  const now = controller.play.params.value;
  const lists: readonly ListId[] = own.id ? [...LANGUAGE_LISTS, own.id] : LANGUAGE_LISTS;
  const [list, setList] = useState<ListId>(lists.includes(now.list) ? now.list : (lists[0] as ListId));
  const [length, setLength] = useState(now.length);
  const [hard, setHard] = useState(now.hard);
  const lengths = lengthsIn(list, own);
  const legal = lengths.includes(length) ? length : (lengths[0] ?? now.length);
  return (
    <NewGameForm
      messages={{ seedHelp: play.seedHelp }}
      hasSeed={controller.kind.hasSeed}
      onStart={(seed) => controller.begin({ ...now, list, length: legal, hard }, seed)}
    >
      <Pick
        label={play.list}
        options={lists}
        value={list}
        name={(id) => play.lists[isOwn(id) ? 'own' : id]}
        onPick={setList}
      />
      <p>
        <a href="word-lists.txt" target="_blank" rel="noreferrer">
          {play.listSources}
        </a>
      </p>
      <Pick label={play.letters} options={lengths} value={legal} name={String} onPick={setLength} />
      <Switch on={hard} onTurn={setHard}>
        {play.hard}
      </Switch>
    </NewGameForm>
  );
}

function lengthsIn(list: ListId, own: OwnList): readonly number[] {
  return isOwn(list) ? lengthsOfOwn(own) : lengthsOfList(list);
}
