import type { Findings } from './questions.ts';

/** A cell of the evidence: a symbol at a place, both zero-based. */
export interface Cell {
  readonly place: number;
  readonly symbol: number;
}

/** The share of the remaining codes that have a symbol at a place, 0 … 1. */
export function shareOf(findings: Findings, { place, symbol }: Cell): number {
  const left = findings.lefts.at(-1) ?? 0;
  return left === 0 ? 0 : (findings.places[place]?.[symbol] ?? 0) / left;
}

/** The symbol that every remaining code has at a place. Undefined if there is no such symbol. */
export function certainAt(findings: Findings, place: number): number | undefined {
  const [only, ...others] = symbolsAt(findings, place);
  return others.length === 0 ? only : undefined;
}

/** The places where a symbol can still be. */
export function placesFor(findings: Findings, symbol: number): readonly number[] {
  return findings.places.flatMap((row, place) => ((row[symbol] ?? 0) > 0 ? [place] : []));
}

/** The symbols that can still be at a place. */
export function symbolsAt(findings: Findings, place: number): readonly number[] {
  return (findings.places[place] ?? []).flatMap((count, symbol) => (count > 0 ? [symbol] : []));
}
