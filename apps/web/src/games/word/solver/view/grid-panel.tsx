import type { VNode } from 'preact';
import { Panel } from '../../../../ui/panel.tsx';
import { Press } from '../../../../ui/press.tsx';
import { messages } from '../../messages/language.ts';
import { LetterTile } from '../../view/letter-tile.tsx';
import { solverMessages } from '../messages/language.ts';
import { useSolver } from '../session/controller.ts';

/** Squares that somebody shared without their letters, and the words that could have given them. */
export function GridPanel(): VNode | null {
  const controller = useSolver();
  const { grid: said } = solverMessages();
  const grid = controller.grid.value;
  const found = controller.gridFound.value;
  if (!grid) return null;
  return (
    <Panel name="word-squares" heading={said.heading}>
      <div class="letter-grid letter-grid-small" role="img" aria-label={said.shown(grid.rows.length)}>
        {grid.rows.map((row, index) => (
          <div class="letter-row" key={index}>
            {row.map((mark, place) => (
              <LetterTile key={place} mark={mark} />
            ))}
          </div>
        ))}
      </div>
      <p>{found ? (found.count === 0 ? said.none : said.found(found.count, found.of)) : said.thinking}</p>
      {found && found.listed.length > 0 && (
        <ul class="word-chips">
          {found.listed.map((word) => (
            <li key={word}>
              <button
                type="button"
                class="word-chip"
                aria-label={messages().left.use(word, true)}
                onClick={() => controller.take(word)}
              >
                {word.toUpperCase()}
              </button>
            </li>
          ))}
        </ul>
      )}
      {found && found.count > found.listed.length && (
        <p class="aside">{messages().left.further(found.count - found.listed.length)}</p>
      )}
      <Press
        onPress={() => {
          controller.grid.value = undefined;
        }}
      >
        {said.clear}
      </Press>
    </Panel>
  );
}
