import type { Maker, RoomSeat } from '@inkling/games/contract/room';
import { loadGame } from '@inkling/games/registry';
import type { RoomPlay } from '../contract/game-room.ts';
import { quoted } from '../messages/numbers.ts';
import type { Conversation } from '../play/conversation.ts';
import { type Refusal, refusal } from '../shell/refusal.ts';
import { styleFor } from '../shell/style.ts';
import type { World } from '../shell/world.ts';
import { gameSentences } from './game-sentences.ts';
import { KEPT_BY_MAKER, NO_KEPT, NO_SEATS_IN_CLASS } from './messages.ts';
import type { RoomOptions } from './room-options.ts';
import { SavedSecrets } from './saved-secrets.ts';

/** Who asks for a room, and for which seat. */
export interface SetupAsked {
  readonly options: RoomOptions;
  readonly world: World;
  readonly talk: Conversation;
  readonly seat: RoomSeat | undefined;
}

/** The setup of a room, as a server is asked for it. */
interface AskedSetup {
  readonly game: string;
  readonly rules: string;
  readonly maker: Maker;
  readonly breakers: 1 | 2;
  readonly commitment?: string;
  readonly joint?: true;
  readonly classroom?: true;
  readonly seat: RoomSeat;
}

/** Returns the setup of a room for a class, which this user leads. */
export function classSetup(game: string, rules: string, { seat, kept }: RoomOptions): AskedSetup | Refusal {
  if (seat !== undefined) return refusal('usage', NO_SEATS_IN_CLASS, '--seat');
  if (kept) return refusal('usage', NO_SEATS_IN_CLASS, '--kept');
  return { game, rules, maker: 'drawn', breakers: 1, classroom: true, seat: 'breaker' };
}

/** Returns the setup of a room for two, or `left` if the user leaves while they are asked for the secret. */
export async function usualSetup(
  asked: SetupAsked,
  play: RoomPlay,
  game: string,
  rules: string,
): Promise<AskedSetup | Refusal | 'left'> {
  const seat = asked.seat ?? (play.kind === 'table' ? 'first' : 'maker');
  const isRace = seat === 'first' || seat === 'second';
  const kept = asked.options.kept ? await keepSecret(asked, play, game, rules) : undefined;
  if (kept === 'left' || (kept && 'code' in kept)) return kept;
  return {
    game,
    rules,
    maker: isRace ? 'drawn' : 'deposited',
    breakers: isRace && play.kind === 'sheets' ? 2 : 1,
    ...(isRace ? { joint: true } : {}),
    ...kept,
    seat,
  };
}

/** Asks for the secret that this user keeps, and stores it here before the server hears the promise about it. */
async function keepSecret(
  { world, talk, seat, options }: SetupAsked,
  play: RoomPlay,
  game: string,
  typed: string,
): Promise<
  { readonly rules: string; readonly maker: 'kept'; readonly commitment: string } | Refusal | 'left'
> {
  const module = await loadGame(game, typed);
  const params = module?.room.parseRules(typed, 'kept');
  if (!module?.room.makers.includes('kept')) return refusal('bad-value', NO_KEPT, '--kept');
  if (seat !== undefined && seat !== 'maker') return refusal('bad-value', KEPT_BY_MAKER, '--seat');
  const rules = params?.ok ? module.room.makeRules(params.value) : typed;
  const opened = play.open(rules, { style: styleFor(world, options), isPlain: talk.isPlain });
  if (!params?.ok || opened?.kind !== 'sheets')
    return refusal(
      'bad-value',
      `${quoted(typed)} are not rules by which somebody can keep a secret and answer by hand.`,
      '--rules',
    );
  const sentences = gameSentences(opened.nouns);
  talk.say(sentences.askToKeep(opened.format));
  for (;;) {
    const line = await talk.ask();
    if (line === undefined) return 'left';
    const secret = opened.readGuess(line);
    if (!secret.ok) {
      talk.say(secret.error);
      continue;
    }
    const commitment = await new SavedSecrets(world.env, (sentence) => talk.say(sentence)).promise(
      game,
      rules,
      secret.value,
    );
    return commitment === undefined
      ? refusal('unavailable', sentences.notWritten)
      : { rules, maker: 'kept', commitment };
  }
}
