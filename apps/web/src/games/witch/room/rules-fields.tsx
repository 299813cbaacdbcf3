import { QUIZZES } from '@inkling/games/witch/rules/params';
import { LEVELS } from '@inkling/games/witch/rules/setting';
import type { VNode } from 'preact';
import type { RulesFieldsProps } from '../../../shell/parts/room-part.ts';
import { Choice } from '../../../ui/choice.tsx';
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
      <Choice
        label={words.level}
        value={rules.level}
        options={LEVELS.map((name) => [name, words.levels[name]])}
        onChoose={(level) => onChoose(makeRules({ ...rules, level }))}
      />
      <Choice
        label={settings.quiz}
        value={rules.quiz}
        options={QUIZZES.map((name) => [name, settings.quizzes[name]])}
        onChoose={(quiz) => onChoose(makeRules({ ...rules, quiz }))}
      />
      <Choice
        label={words.seats}
        value={seating}
        options={SEATINGS.map((name) => [name, words.seating[name]])}
        onChoose={(next) => onChoose(makeRules(seated(rules, next)))}
      />
      {seating === 'player' && (
        <Choice
          label={words.computer}
          value={rules.against}
          options={COMPUTERS.map((name) => [name, settings.opponents[name]])}
          onChoose={(against) => onChoose(makeRules({ ...rules, against }))}
        />
      )}
    </>
  );
}
