import { expect } from '@inkling/core/result';
import { parseRules } from '@inkling/games/mastermind/rules';
import type { RulesStatistics } from 'inkling/statistics';
import type { VNode } from 'preact';
import type { HistoryDesk } from '../history-desk.ts';
import type { KeptSheet } from '../kept-sheet.ts';
import { type WordFigures, wordFiguresOf } from '../word-figures.ts';
import { words } from '../words/language.ts';
import { TurnsChart } from './turns-chart.tsx';

/** What the sheets say together: those of Mastermind for each set of rules, and the words. */
export function Figures(props: {
  readonly statistics: HistoryDesk['statistics']['value'];
  readonly kept: readonly KeptSheet[];
}): VNode {
  const { statistics, kept } = props;
  const { statistics: told } = words();
  const wordGames = wordFiguresOf(kept);
  return (
    <section class="history-figures" aria-labelledby="figures-heading">
      <h2 id="figures-heading">{told.heading}</h2>
      {statistics === 'counting' ? (
        <p>{told.counting}</p>
      ) : statistics === 'failed' ? (
        <p>{told.failed}</p>
      ) : statistics.rules.length === 0 ? (
        !wordGames && <p>{told.none}</p>
      ) : (
        <>
          {statistics.rules.map((rules) => (
            <RulesFigures key={rules.rules} rules={rules} />
          ))}
          <p class="aside">{told.bits}</p>
        </>
      )}
      {wordGames && <WordGames figures={wordGames} />}
    </section>
  );
}

function WordGames({ figures }: { readonly figures: WordFigures }): VNode {
  const { statistics: told } = words();
  return (
    <article class="rules-figures">
      <h3>{told.words(figures.sheets)}</h3>
      <Facts facts={told.wordFacts(figures)} />
      {figures.found + figures.lost > 0 && <TurnsChart histogram={figures.histogram} lost={figures.lost} />}
    </article>
  );
}

function Facts({ facts }: { readonly facts: readonly (readonly [name: string, figure: string])[] }): VNode {
  return (
    <dl class="facts">
      {facts.map(([name, figure]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{figure}</dd>
        </div>
      ))}
    </dl>
  );
}

function RulesFigures({ rules }: { readonly rules: RulesStatistics }): VNode {
  const { statistics: told } = words();
  const { places } = expect(parseRules(rules.rules));
  return (
    <article class="rules-figures">
      <h3>{told.rules(places, rules.sheets)}</h3>
      <Facts facts={told.facts(rules)} />
      {rules.solved + rules.lost > 0 && <TurnsChart histogram={rules.histogram} lost={rules.lost} />}
    </article>
  );
}
