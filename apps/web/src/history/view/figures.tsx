import { expect } from '@inkling/core/result';
import { parseRules } from '@inkling/games/mastermind/rules';
import type { RulesStatistics } from 'inkling/statistics';
import type { VNode } from 'preact';
import type { HistoryDesk } from '../history-desk.ts';
import { words } from '../words/language.ts';
import { TurnsChart } from './turns-chart.tsx';

/** What the sheets say together, for each set of rules. */
export function Figures({ statistics }: { readonly statistics: HistoryDesk['statistics']['value'] }): VNode {
  const { statistics: told } = words();
  return (
    <section class="figures" aria-labelledby="figures-heading">
      <h2 id="figures-heading">{told.heading}</h2>
      {statistics === 'counting' ? (
        <p>{told.counting}</p>
      ) : statistics === 'failed' ? (
        <p>{told.failed}</p>
      ) : statistics.rules.length === 0 ? (
        <p>{told.none}</p>
      ) : (
        <>
          {statistics.rules.map((rules) => (
            <RulesFigures key={rules.rules} rules={rules} />
          ))}
          <p class="aside">{told.bits}</p>
        </>
      )}
    </section>
  );
}

function RulesFigures({ rules }: { readonly rules: RulesStatistics }): VNode {
  const { statistics: told } = words();
  const { places } = expect(parseRules(rules.rules));
  return (
    <article class="rules-figures">
      <h3>{told.rules(places, rules.sheets)}</h3>
      <dl class="facts">
        {told.facts(rules).map(([name, figure]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
      {rules.solved + rules.lost > 0 && <TurnsChart histogram={rules.histogram} lost={rules.lost} />}
    </article>
  );
}
