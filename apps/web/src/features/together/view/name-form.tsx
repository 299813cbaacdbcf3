import type { RoomView } from '@inkling/client/api';
import type { Nickname } from '@inkling/games/contract/names';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { Press } from '../../../ui/press.tsx';
import type { RoomController } from '../controller/room-controller.ts';
import { takeName } from '../controller/to-others.ts';
import { messages } from '../messages/language.ts';
import { nicknameOf } from '../session/room-game.ts';
import { NicknameFields } from './nickname-fields.tsx';

/** Another name for oneself, in this room and in those to come. */
export function NameForm(props: {
  readonly controller: RoomController;
  readonly own: RoomView['seats'][number];
}): VNode {
  const { controller, own } = props;
  const words = messages().room.names;
  const taken = nicknameOf(own);
  const [chosen, choose] = useState<Nickname | undefined>(taken);
  const isNews = chosen !== undefined && (chosen.name !== taken?.name || chosen.mark !== taken.mark);
  return (
    <fieldset class="online-reactions">
      <legend class="unseen">{words.heading}</legend>
      <NicknameFields nickname={chosen} onChoose={choose} />
      {isNews && <Press onPress={() => void takeName(controller, chosen)}>{words.take}</Press>}
    </fieldset>
  );
}
