import type { VotingStep } from '@inkling/games/contract/room';

/** A command that only the person who leads a class can type. Guesses are zero-based. */
export type ClassCommand =
  | { readonly kind: 'direct'; readonly step: VotingStep }
  | { readonly kind: 'play'; readonly at: number }
  | { readonly kind: 'numbers' | 'square' | 'end' };

/** Parses a typed line. Undefined if it is none of these commands. Never throws. */
export function parseClassCommand(text: string): ClassCommand | undefined {
  const line = text.trim().toLowerCase().replaceAll(/\s+/g, ' ');
  const played = /^play(?: ([1-9]\d?))?$/.exec(line);
  if (played) return { kind: 'play', at: Number(played[1] ?? 1) - 1 };
  return COMMANDS.get(line);
}

const COMMANDS: ReadonlyMap<string, ClassCommand> = new Map([
  ['pause', { kind: 'direct', step: 'pause' }],
  ['go on', { kind: 'direct', step: 'resume' }],
  ['resume', { kind: 'direct', step: 'resume' }],
  ['reveal', { kind: 'direct', step: 'reveal' }],
  ['again', { kind: 'direct', step: 'again' }],
  ['numbers', { kind: 'numbers' }],
  ['qr', { kind: 'square' }],
  ['end', { kind: 'end' }],
]);
