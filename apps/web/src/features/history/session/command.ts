import { fail, ok, type Result } from '@inkling/core/result';

/** A command typed in History. `sheet` is a zero-based index. */
export type Command =
  | { readonly kind: 'open' | 'review'; readonly sheet: number }
  /** If `sure` is true, the user is not asked to confirm. */
  | { readonly kind: 'delete'; readonly sheet: number; readonly sure: boolean }
  | { readonly kind: 'delete-all'; readonly sure: boolean }
  | { readonly kind: 'export' | 'state' | 'help' };

export type CommandFault =
  | { readonly code: 'nothing' | 'which-sheet' }
  | { readonly code: 'no-such-sheet'; readonly text: string; readonly sheets: number }
  | { readonly code: 'not-understood'; readonly text: string };

/**
 * Parses `open 2`, `review 1`, `delete 3`, `delete 3 yes`, `delete all yes`, `export`, `state` or `help`. Never
 * throws.
 *
 * @param sheets the number of listed games
 */
export function parseCommand(text: string, sheets: number): Result<Command, CommandFault> {
  const [verb = '', object, ...rest] = text.trim().toLowerCase().split(/\s+/);
  if (verb === '') return fail({ code: 'nothing' });
  const plain = ALIASES.get(verb);
  if (plain && object === undefined) return ok({ kind: plain });
  const sure = rest.length === 1 && rest[0] === 'yes';
  const stray = rest.length > 0 && !(verb === 'delete' && sure);
  if (stray || (verb !== 'open' && verb !== 'review' && verb !== 'delete'))
    return fail({ code: 'not-understood', text: text.trim().slice(0, 40) });
  if (verb === 'delete' && object === 'all') return ok({ kind: 'delete-all', sure });
  if (object === undefined) return fail({ code: 'which-sheet' });
  const sheet = /^\d{1,6}$/.test(object) ? Number(object) - 1 : -1;
  if (sheet < 0 || sheet >= sheets) return fail({ code: 'no-such-sheet', text: object.slice(0, 40), sheets });
  return ok(verb === 'delete' ? { kind: verb, sheet, sure } : { kind: verb, sheet });
}

const ALIASES: ReadonlyMap<string, 'export' | 'state' | 'help'> = new Map([
  ['export', 'export'],
  ['state', 'state'],
  ['list', 'state'],
  ['help', 'help'],
  ['?', 'help'],
]);
