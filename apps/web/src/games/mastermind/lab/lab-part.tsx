import { fail, ok } from '@inkling/core/result';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import type { LabPart } from '../../../shell/parts/lab-part.ts';
import { labTasks } from '../../../shell/parts/lab-worker.ts';
import { codeGame } from './code-game.ts';
import { EvaluatorsRace } from './evaluators-race.tsx';
import { AnswerMarks, GuessText } from './guess-text.tsx';
import { messages } from './messages/language.ts';
import { NOTATIONS, notation } from './notation.ts';
import { NotationField, RulesFields } from './rules-fields.tsx';
import type { Lap } from './work/race.ts';
import { isCodeTree } from './work/read-tree.ts';

/** Codes of any rules. */
export const lab: LabPart = {
  name: () => messages().name,
  get usual() {
    return codeGame(lab, { places: 4, symbols: 6, repeats: true });
  },
  parseRules: (text) => {
    if (text.trim().toLowerCase() === 'mastermind') return lab.usual;
    const rules = parseRules(text);
    return rules.ok ? codeGame(lab, rules.value) : undefined;
  },
  rulesHint: () => messages().rules.hint,
  verbs: {
    write: (rest) => {
      const wanted = NOTATIONS.find((name) => name === rest.toLowerCase());
      if (!wanted) return fail(messages().rules.whichNotation);
      notation.value = wanted;
      return ok(messages().rules.notations[wanted]);
    },
  },
  examples: (page) => messages().examples[page],
  readsTree: isCodeTree,
  views: {
    RulesFields,
    NotationField,
    Guess: GuessText,
    Answer: AnswerMarks,
    Aside: ({ aside }) => <EvaluatorsRace laps={aside as readonly Lap[]} />,
  },
  tasks: labTasks(() => new Worker(new URL('./work/worker.ts', import.meta.url), { type: 'module' })),
};
