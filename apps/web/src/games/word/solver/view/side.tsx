import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import type { WordFindings } from '../../engine/questions.ts';
import { messages } from '../../messages/language.ts';
import { LetterTiles } from '../../view/letter-tile.tsx';
import { WordChips } from '../../view/word-chips.tsx';
import { solverMessages } from '../messages/language.ts';
import { PATTERNS_STEP, useSolver } from '../session/controller.ts';
import { AdviceTable } from './advice-table.tsx';
import { ConflictPanel } from './conflict-panel.tsx';
import { KnownPanel } from './known-panel.tsx';

/** What follows from the rounds. */
export function Side(): VNode {
  const controller = useSolver();
  const findings = controller.findings.latest.value;
  if (!findings) return <p class="findings findings-wait">{solverMessages().chances.thinking}</p>;
  const { consistent } = findings.check;
  const isBegun = findings.position.rounds.length > 0;
  return (
    <div class="findings">
      <GridPanel />
      {!consistent && <ConflictPanel findings={findings} />}
      {consistent && isBegun && <KnownPanel findings={findings} />}
      {consistent && isBegun && <WordsLeft findings={findings} />}
      {consistent && <AdviceTable />}
      {consistent && isBegun && <PatternList findings={findings} />}
    </div>
  );
}

/** The words that fit: the likely ones first, listed if there are few of them, and counted otherwise. */
function WordsLeft({ findings }: { readonly findings: WordFindings }): VNode {
  const controller = useSolver();
  const { left } = messages();
  const { words, hints, check } = findings;
  const none = words?.allCount === 0 && words.withheldCount === 0 && check.consistent;
  return (
    <section class="words-left" aria-labelledby="words-heading">
      <h2 id="words-heading">
        {left.heading} <small>{words ? left.count(words.allCount, words.likelyCount) : left.noList}</small>
      </h2>
      {none && <p class="no-word">{left.noWord(hints.strings)}</p>}
      {words && words.listed.length > 0 && (
        <ul class="word-list" style={{ '--letters': String(hints.length) }}>
          {words.listed.map((word, index) => (
            <li key={word}>
              <button
                type="button"
                class={`word${index < words.likelyCount ? ' word-likely' : ''}`}
                aria-label={left.use(word, index < words.likelyCount)}
                onClick={() => controller.take(word)}
              >
                {word.toUpperCase()}
              </button>
            </li>
          ))}
        </ul>
      )}
      {words && (
        <p class="aside">
          {words.listed.length > 0 && left.legend}{' '}
          {words.allCount > words.listed.length && `${left.more(words.allCount - words.listed.length)}.`}{' '}
          {words.withheldCount > 0 && left.withheld(words.withheldCount)}
        </p>
      )}
    </section>
  );
}

/** The possible arrangements of the hinted letters, listed on request. */
function PatternList({ findings }: { readonly findings: WordFindings }): VNode {
  const controller = useSolver();
  const { patterns: text } = solverMessages();
  const { total, completable } = findings.hints.patterns;
  const listed = controller.patterns.value;
  const most = completable ?? total;
  const more = most === undefined ? PATTERNS_STEP : Number(most) - listed.length;
  return (
    <section class="patterns" aria-labelledby="patterns-heading">
      <h2 id="patterns-heading">
        {text.heading} <small>{text.count(total, completable)}</small>
      </h2>
      {listed.length > 0 && (
        <ul class="pattern-list">
          {listed.map((pattern) => (
            <li key={pattern}>{pattern.toUpperCase()}</li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <div class="actions">
          <Button onPress={() => void controller.morePatterns()}>
            {listed.length === 0 ? text.show : text.more(Math.min(more, PATTERNS_STEP))}
          </Button>
        </div>
      )}
    </section>
  );
}

/** Squares that another player shared without letters, and the words that can explain them. */
function GridPanel(): VNode | null {
  const controller = useSolver();
  const { grid: text } = solverMessages();
  const grid = controller.session.grid.value;
  const found = controller.gridFound.value;
  if (!grid) return null;
  return (
    <Panel name="word-squares" heading={text.heading}>
      <div class="letter-grid letter-grid-small" role="img" aria-label={text.shown(grid.rows.length)}>
        {grid.rows.map((row, index) => (
          <div class="letter-row" key={index}>
            <LetterTiles letters={row.map(() => undefined)} marks={row} />
          </div>
        ))}
      </div>
      <p>{found ? (found.count === 0 ? text.none : text.found(found.count, found.of)) : text.thinking}</p>
      {found && found.listed.length > 0 && (
        <WordChips words={found.listed} onTake={(word) => controller.take(word)} />
      )}
      {found && found.count > found.listed.length && (
        <p class="aside">{messages().left.further(found.count - found.listed.length)}</p>
      )}
      <Button onPress={() => controller.session.setGrid(undefined)}>{text.clear}</Button>
    </Panel>
  );
}
