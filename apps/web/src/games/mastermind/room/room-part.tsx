import { makeCode } from '@inkling/games/mastermind/rules/notation';
import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { GuessField, RulesFieldsProps, SheetGame, SheetsPart } from '../../../shell/parts/room-part.ts';
import { NumberPick } from '../../../ui/fields.tsx';
import { KeySquare } from '../../../ui/key-square.tsx';
import { CodeSlots } from '../board/code-slots.tsx';
import { CodeTokens } from '../board/code-tokens.tsx';
import { namesOf } from '../pieces/names.ts';
import { drawnCode, emptyDraft } from '../session/draft.ts';
import { RulePicks } from '../view/rule-picks.tsx';
import { AnswerField, feedbackIn, readAnswer, sayAnswer } from './answer-field.tsx';
import { codeField } from './code-field.ts';
import { type CodeTerms, readGuess, rulesText, symbolsOf, termsOf } from './code-game.ts';
import { messages } from './messages.ts';

/** Mastermind for rooms, in the winter set. */
export const room: SheetsPart = {
  kind: 'sheets',
  usualRules: 'p4c6r/12',
  RulesFields,
  typedRules(text) {
    const rules = text.includes('/') ? text : `${text}/12`;
    return termsOf(rules) && rules;
  },
  terms(rules) {
    const terms = termsOf(rules);
    return terms ? messages().terms({ ...terms.rules, turnsMax: terms.turnsMax }) : rules;
  },
  messages: () => ({
    ...messages(),
    refusal: ({ code }) => messages().refusals[code],
    wrong({ turn, claimed, truth }) {
      return messages().wrong(turn + 1, pairIn(claimed), pairIn(truth));
    },
  }),
  open(rules) {
    const terms = termsOf(rules);
    return terms && codeGame(terms);
  },
};

function codeGame(terms: CodeTerms): SheetGame {
  const { rules, skin } = terms;
  const { places } = rules;
  const sayGuess = (guess: string) => namesOf(skin, symbolsOf(guess, terms)).join(', ');
  const answerOf = ({ exact, near }: Readonly<Record<string, unknown>>) =>
    messages().answer(Number(exact), Number(near));
  return {
    Guess: ({ guess }) => <CodeTokens skin={skin} code={symbolsOf(guess, terms)} />,
    Turn: ({ turn }) => (
      <>
        <CodeTokens skin={skin} code={symbolsOf(turn.guess, terms)} />
        <KeySquare feedback={{ exact: Number(turn['exact']), near: Number(turn['near']) }} places={places} />
      </>
    ),
    sayGuess,
    sayAnswer: answerOf,
    sayTurn: (turn) => `${sayGuess(turn.guess)}. ${answerOf(turn)}`,
    saySecret: (secret) => messages().secret(namesOf(skin, symbolsOf(secret, terms))),
    readGuess: (text) => readGuess(text, terms),
    drawSecret: (draw) => makeCode(drawnCode(rules, draw)),
    openField: async () => (await import('./board-field.tsx')).openBoardField(terms),
    loadEnd: async () => (await import('./end.tsx')).codeEnd(terms),
    byHand: {
      openSecretField: () => openCodeField(terms),
      sayAnswer: (answer) => sayAnswer(answer, places),
      readAnswer: (text) => readAnswer(text, places),
      AnswerField: ({ answer }) => <AnswerField places={places} answer={answer} />,
    },
  };
}

/** The counts of an answer such as `1,0`, whatever the rules. */
function pairIn(answer: string): readonly [number, number] {
  const { exact, near } = feedbackIn(answer, 99);
  return [exact, near];
}

/** Places, elements, turns and repeats. */
function RulesFields({ rules: text, onChoose }: RulesFieldsProps): VNode | null {
  const terms = termsOf(text);
  if (!terms) return null;
  const { rules, turnsMax } = terms;
  const words = messages();
  return (
    <RulePicks rules={rules} words={words} onChoose={(chosen) => onChoose(rulesText(chosen, turnsMax))}>
      <NumberPick
        label={words.turns}
        from={1}
        to={99}
        value={turnsMax}
        onPick={(turns) => onChoose(rulesText(rules, turns))}
      />
    </RulePicks>
  );
}

/** Opens a field for setting a code on a page without a board. */
function openCodeField(terms: CodeTerms): GuessField {
  const { rules, skin } = terms;
  const draft = signal(emptyDraft(rules.places));
  return {
    ...codeField(terms, draft),
    Field: ({ label }) => <CodeSlots label={label} skin={skin} draft={draft} count={rules.symbols} />,
  };
}
