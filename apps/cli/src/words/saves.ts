/** About games kept for later. */

export function sayDamaged(line: number, keptAs: string): string {
  return `The last unfinished game cannot be read (its line ${line} is damaged). It is kept aside as ${keptAs}; nothing was deleted. Run inkling resume again for the one before it, or inkling play for a new one.`;
}

export function sayUnkept(reason: string): string {
  return `This game cannot be kept for later (${reason}); it goes on all the same.`;
}

export const NOTHING_KEPT =
  'There is no unfinished game. Begin one with: inkling play mastermind, word or witch';
