import type { VNode } from 'preact';
import type { RulesFieldsProps } from '../../../shell/parts/room-part.ts';
import { NumberPick, Switch } from '../../../ui/fields.tsx';
import { messages } from './messages.ts';
import { makeRules, readRules } from './word-rules.ts';

/** How many letters and turns, and whether marks must be used. */
export function RulesFields({ rules, onChoose }: RulesFieldsProps): VNode | null {
  const now = readRules(rules);
  if (!now) return null;
  const { length, turns, hard } = messages();
  return (
    <>
      <NumberPick
        label={length}
        from={3}
        to={10}
        value={now.length}
        onPick={(n) => onChoose(makeRules({ ...now, length: n }))}
      />
      <NumberPick
        label={turns}
        from={1}
        to={20}
        value={now.turnsMax}
        onPick={(n) => onChoose(makeRules({ ...now, turnsMax: n }))}
      />
      <Switch on={now.isHard} onTurn={(isHard) => onChoose(makeRules({ ...now, isHard }))}>
        {hard}
      </Switch>
    </>
  );
}
