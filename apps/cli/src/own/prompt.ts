import type { Conversation } from '../play/conversation.ts';
import type { World } from '../shell/world.ts';
import { codes } from './listing.ts';
import { type OwnCall, type OwnTurn, turnText } from './position.ts';
import { check, choices, why } from './questions.ts';
import { suggest } from './suggest.ts';
import { typedWords } from './typed-words.ts';

const QUESTIONS = { choices, suggest, check, why, codes } as const;

/** The questions of the command line that can also be asked at a prompt. */
export const QUESTION_WORDS: readonly string[] = Object.keys(QUESTIONS);

/** Answers a question about the turns so far. Returns false if the line is not a question. */
export async function answerQuestion(
  game: OwnCall['game'],
  turns: readonly OwnTurn[],
  typed: string,
  talk: Conversation,
  world: World,
): Promise<boolean> {
  const [word = '', ...others] = typedWords(typed);
  if (!Object.hasOwn(QUESTIONS, word)) return false;
  if (word === 'why' && others.length < 2) {
    talk.say(sayWhyNeeds(game));
    return true;
  }
  const words = [...others, ...turns.map((turn) => turnText(game, turn))];
  const call = { game, words, options: {} };
  // In a conversation, an explanation is an ordinary answer, so it goes to standard output.
  const outcome = await QUESTIONS[word as keyof typeof QUESTIONS](call, { ...world, err: world.out });
  if (typeof outcome !== 'number') talk.say(outcome.message);
  return true;
}

function sayWhyNeeds(game: OwnCall['game']): string {
  const [[feature, values] = []] = game.position().shares();
  const [value] = values?.keys() ?? [];
  const example = value === undefined ? '' : `, as in: why ${feature} ${value}`;
  return `why needs a feature and a value${example}.`;
}
