import type { VNode } from 'preact';
import type { RulesFieldsProps } from '../../../shell/parts/room-part.ts';
import { NumberChoice } from '../../../ui/choice.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { messages } from './messages.ts';
import { makeRules, readRules } from './word-rules.ts';

/** How many letters and turns, and whether marks must be used. */
export function RulesFields({ rules, onChoose }: RulesFieldsProps): VNode | null {
  const now = readRules(rules);
  if (!now) return null;
  const { length, turns, hard } = messages();
  return (
    <>
      <NumberChoice
        label={length}
        from={3}
        to={10}
        value={now.length}
        onChoose={(n) => onChoose(makeRules({ ...now, length: n }))}
      />
      <NumberChoice
        label={turns}
        from={1}
        to={20}
        value={now.turnsMax}
        onChoose={(n) => onChoose(makeRules({ ...now, turnsMax: n }))}
      />
      <Switch label={hard} isOn={now.isHard} onTurn={(isHard) => onChoose(makeRules({ ...now, isHard }))} />
    </>
  );
}
