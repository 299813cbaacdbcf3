import type { DuelFault } from '@inkling/games/mastermind/duel/duel-link';
import { codeFault } from '../../messages/english/code-faults.ts';
import type { CommandFault } from '../session/command.ts';

const LINKS: Readonly<Record<Exclude<DuelFault['code'], 'unknown-version'>, string>> = {
  'not-a-link': 'That link is incomplete. Copy all of it again.',
  'too-long': 'That is too long for such a link.',
  'bad-rules': 'That link contains rules that no game has.',
  damaged: 'That link was damaged on its way: a letter is missing or changed. Copy it again.',
  malformed: 'That link cannot be read.',
};

/** Describes what is wrong with a typed line. */
export function fault(fault: CommandFault): string {
  switch (fault.code) {
    case 'nothing':
    case 'empty':
      return 'Type a link, a guess, or a command. Type ? to list them all.';
    case 'answer-what':
      return 'Say which turn and which answer, for example: answer 2 1,0.';
    case 'not-understood':
      return `${fault.text} is neither a command nor a link. Type ? for all commands.`;
    case 'not-a-guess':
      return `${fault.text} is neither a command nor a guess here. Type ? for all commands.`;
    case 'no-such-turn':
      return `There is no turn ${fault.text}: ${fault.turns} so far.`;
    case 'link':
      return fault.why.code === 'unknown-version' ? otherVersion(fault.why.version) : LINKS[fault.why.code];
    case 'not-rules':
      return 'Rules are written like p4c6r: places, pieces, r for repeats or n for none.';
    case 'places-out-of-range':
      return 'Places run from 1 to 16.';
    case 'symbols-out-of-range':
      return 'Pieces run from 1 to 20.';
    case 'too-few-symbols':
      return 'Without repeats there must be at least as many pieces as places.';
    default:
      return codeFault(fault, 'aabb 1,0');
  }
}

function otherVersion(version: string): string {
  return `That link is version ${version}, and this page reads version 1. Reload the page to get a newer one, then try again.`;
}
