import type { VNode } from 'preact';
import { Row, Rows } from '../../../ui/rows.tsx';
import type { LobbyController } from '../controller/lobby-controller.ts';
import { messages } from '../messages/language.ts';

/** What can be played with or against others without a room. */
export function OtherWays({ controller }: { readonly controller: LobbyController }): VNode {
  const { ways } = messages();
  return (
    <Rows heading={ways.heading}>
      {controller.parts.contests.map(({ id, game }) => (
        <Row
          key={id}
          name={ways.contest.name}
          note={ways.contest.does(game())}
          act={ways.contest.act}
          address={`#/${id}`}
        />
      ))}
      {controller.server.value === 'here' && (
        <Row
          name={ways.classroom.name}
          note={ways.classroom.does}
          act={ways.daily.act}
          address="#/online/class"
        />
      )}
      <Row name={ways.daily.name} note={ways.daily.does} act={ways.daily.act} address="#/daily" />
    </Rows>
  );
}
