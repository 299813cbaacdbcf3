import { QUIZZES } from '@inkling/games/witch/rules/params';
import { LEVELS } from '@inkling/games/witch/rules/setting';
import type { VNode } from 'preact';
import type { RulesFieldsProps } from '../../../shell/parts/room-part.ts';
import { Pick } from '../../../ui/fields.tsx';
import { messages as gameMessages } from '../messages/language.ts';
import { messages, SEATINGS } from './messages.ts';
import { COMPUTERS, makeRules, readRules, seated, seatingOf, USUAL } from './table-rules.ts';

/** The level, what is asked after a match, and who sits opposite. */
export function RulesFields({ rules: text, onChoose }: RulesFieldsProps): VNode {
  const rules = readRules(text) ?? USUAL;
  const words = messages();
  const { settings } = gameMessages();
  const seating = seatingOf(rules);
  return (
    <>
      <Pick
        label={words.level}
        value={rules.level}
        options={LEVELS}
        name={(name) => words.levels[name]}
        onPick={(level) => onChoose(makeRules({ ...rules, level }))}
      />
      <Pick
        label={settings.quiz}
        value={rules.quiz}
        options={QUIZZES}
        name={(name) => settings.quizzes[name]}
        onPick={(quiz) => onChoose(makeRules({ ...rules, quiz }))}
      />
      <Pick
        label={words.seats}
        value={seating}
        options={SEATINGS}
        name={(name) => words.seating[name]}
        onPick={(next) => onChoose(makeRules(seated(rules, next)))}
      />
      {seating === 'player' && (
        <Pick
          label={words.computer}
          value={rules.against}
          options={COMPUTERS}
          name={(name) => settings.opponents[name]}
          onPick={(against) => onChoose(makeRules({ ...rules, against }))}
        />
      )}
    </>
  );
}
