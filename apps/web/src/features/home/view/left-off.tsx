import type { VNode } from 'preact';
import { type KeptEntry, reopenKept } from '../../../shell/kept-games.ts';
import { language } from '../../../shell/language/language.ts';
import { pageName } from '../../../shell/page.ts';
import type { Storage } from '../../../shell/saved/storage.ts';
import { Row, Rows } from '../../../ui/rows.tsx';
import { messages } from '../messages/language.ts';

/** The games that are under way, the last played first. */
export function LeftOff(props: {
  readonly unfinished: readonly KeptEntry[];
  readonly storage: Storage;
  readonly goTo: (address: string) => void;
}): VNode {
  const { unfinished, storage, goTo } = props;
  const { leftOff, allGames, goOn, standing } = messages();
  const last = unfinished.toSorted((a, b) => (b.changed ?? 0) - (a.changed ?? 0)).slice(0, SHOWN);
  return (
    <Rows heading={leftOff} more={{ name: allGames, address: '#/history' }}>
      {last.map((entry) => {
        const { key, game, kept } = entry;
        if (!game || !kept) return null;
        const address = `#/${game.entry.id}`;
        return (
          <Row
            key={key}
            name={pageName(game.entry, language.value)}
            note={standing(kept)}
            picture={kept.Picture && <kept.Picture />}
            act={goOn}
            address={address}
            onOpen={() => void reopenKept(storage, entry).then(() => goTo(address))}
          />
        );
      })}
    </Rows>
  );
}

const SHOWN = 4;
