import { fail, ok } from '@inkling/core/result';
import type { AnyGameModule } from '@inkling/games/contract/game-module';
import type { PublicTurn } from '@inkling/games/contract/room';
import { signal } from '@preact/signals';
import type { VNode } from 'preact';
import type { ByHandGame, GuessField, SheetGame, SheetsPart } from '../../../shell/parts/room-part.ts';
import { TextField } from '../../../ui/text-field.tsx';
import { messages } from '../messages/language.ts';

/**
 * The generic part for a sheet game without its own: shows guesses and answers as the strings of its module, with a
 * line to type them on.
 */
export function plainPart(module: AnyGameModule): SheetsPart {
  const { room, daily } = module;
  const usualRules = daily?.rules ?? '';
  const isRules = (text: string) => room.parseRules(text, room.makers[0] ?? 'drawn').ok;
  return {
    kind: 'sheets',
    usualRules,
    RulesFields: ({ rules, onChoose }) => (
      <label class="text-field">
        {messages().make.rules}
        <input
          value={rules}
          maxLength={120}
          onChange={({ currentTarget }) => onChoose(currentTarget.value.trim())}
        />
      </label>
    ),
    typedRules: (text) => (isRules(text) ? text : undefined),
    terms: (rules) => rules,
    messages: () => roomMessages(module),
    open: (rules) => (isRules(rules) ? plainGame(module, rules) : undefined),
  };
}

function roomMessages({ id, room }: AnyGameModule): ReturnType<SheetsPart['messages']> {
  const { plain } = messages();
  const byHand = room.kind === 'sheets' ? room.byHand : undefined;
  const [guess = ''] = room.moves.filter((move) => move.startsWith('guess '));
  return {
    makeRows: [[`make ${id}`, plain.make]],
    moveRows: [
      [guess.replace('guess ', ''), messages().inNounsOf().guesses],
      ...(byHand ? ([[byHand.answerMove('…'), plain.answers]] as const) : []),
    ],
    keyRows: [],
    placeholder: 'guess, ?',
    refusal: () => undefined,
    wrong: ({ turn, claimed, truth }) =>
      messages()
        .inNounsOf()
        .wrong(turn + 1, claimed, truth),
  };
}

function plainGame({ room, record }: AnyGameModule, rules: string): SheetGame {
  const answerOf = (turn: PublicTurn): string => (record?.kind === 'sheets' ? record.answerText(turn) : '');
  const params = room.parseRules(rules, 'kept');
  const answers = room.kind === 'sheets' && params.ok ? (room.byHand?.answers(params.value) ?? []) : [];
  return {
    Guess: ({ guess }) => <Text text={guess} />,
    Turn: ({ turn }) => (
      <>
        <Text text={turn.guess} />
        <Text text={answerOf(turn)} />
      </>
    ),
    sayGuess: (guess) => guess,
    sayAnswer: answerOf,
    sayTurn: (turn) => `${turn.guess}. ${answerOf(turn)}`,
    saySecret: (secret) => messages().inNounsOf().secret(secret),
    readGuess(text) {
      const guess = text.trim();
      return guess === '' ? fail({ sentence: messages().plain.incomplete, isMeant: true }) : ok(guess);
    },
    openField: openTextField,
    ...(answers.length > 0 ? { byHand: byHand(answers) } : {}),
  };
}

function byHand(answers: readonly string[]): ByHandGame {
  return {
    openSecretField: openTextField,
    sayAnswer: (answer) => answer,
    readAnswer(text) {
      const answer = text.trim().toLowerCase();
      return answers.includes(answer) ? ok(answer) : fail(messages().plain.noAnswer(answers));
    },
  };
}

function openTextField(): GuessField {
  const text = signal('');
  return {
    Field: ({ label }) => <TextField label={label} text={text} />,
    read() {
      const typed = text.value.trim();
      return typed === '' ? fail(messages().plain.incomplete) : ok(typed);
    },
    fill(typed) {
      text.value = typed;
    },
    clear() {
      text.value = '';
    },
    begun: () => text.value,
    press: () => false,
  };
}

function Text({ text }: { readonly text: string }): VNode {
  return <code aria-hidden="true">{text}</code>;
}
