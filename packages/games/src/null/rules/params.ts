import { fail, ok, type Result } from '@inkling/core/result';
import { MAKERS, type Maker } from '../../contract/room.ts';

/** The options that a player picks from a menu. */
export interface NullParams {
  /** The secret lies between 1 and this number, inclusive. 1 … 999 */
  readonly most: number;
  /** 1 … 99 */
  readonly turnsMax: number;
  readonly maker: Maker;
}

/** Parses params such as `n8/4/drawn`. Law: `parseParams(makeParams(p))` is `p`. */
export function parseParams(text: string): Result<NullParams, { readonly code: 'not-params' }> {
  const match = /^n([1-9]\d{0,2})\/([1-9]\d?)\/(\w+)$/.exec(text);
  const maker = MAKERS.find((name) => name === match?.[3]);
  if (!match || !maker) return fail({ code: 'not-params' });
  return ok({ most: Number(match[1]), turnsMax: Number(match[2]), maker });
}

export function makeParams(params: NullParams): string {
  return `${makeRules(params)}/${params.maker}`;
}

/** Formats the params without the maker: `n8/4`. */
export function makeRules({ most, turnsMax }: Omit<NullParams, 'maker'>): string {
  return `n${most}/${turnsMax}`;
}
