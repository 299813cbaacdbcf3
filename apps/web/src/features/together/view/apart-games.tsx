import type { VNode } from 'preact';
import { Row, Rows } from '../../../ui/rows.tsx';
import type { LobbyController } from '../controller/lobby-controller.ts';
import { messages } from '../messages/language.ts';

/** Without a server: the games that cannot be played by links, but that two people can still play from one seed. */
export function ApartGames({ controller }: { readonly controller: LobbyController }): VNode | null {
  const { parts, tiles } = controller;
  const others = parts.offered.filter((game) => !tiles.value.some(({ id }) => id === game));
  if (others.length === 0) return null;
  const { heading, does, act } = messages().apart;
  return (
    <Rows heading={heading}>
      {others.map((game) => (
        <Row key={game} name={parts.nameOf(game)} note={does} act={act} address={`#/${game}`} />
      ))}
    </Rows>
  );
}
