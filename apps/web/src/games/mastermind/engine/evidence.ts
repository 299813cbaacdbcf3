import type { Findings } from './questions.ts';

/** A cell of the evidence: an element at a place, both from 0. */
export interface Cell {
  readonly place: number;
  readonly symbol: number;
}

/** The part of the codes left that have an element at a place, 0 … 1. */
export function shareOf(findings: Findings, { place, symbol }: Cell): number {
  const left = findings.lefts.at(-1) ?? 0;
  return left === 0 ? 0 : (findings.places[place]?.[symbol] ?? 0) / left;
}

/** The element that every code left has at a place. */
export function certainAt(findings: Findings, place: number): number | undefined {
  const [only, ...others] = symbolsAt(findings, place);
  return others.length === 0 ? only : undefined;
}

/** The places where an element can still stand. */
export function placesFor(findings: Findings, symbol: number): readonly number[] {
  return findings.places.flatMap((row, place) => ((row[symbol] ?? 0) > 0 ? [place] : []));
}

/** The elements that can still stand at a place. */
export function symbolsAt(findings: Findings, place: number): readonly number[] {
  return (findings.places[place] ?? []).flatMap((count, symbol) => (count > 0 ? [symbol] : []));
}
