import { weekOf } from '@inkling/games/puzzles/week';
import type { ComponentType, VNode } from 'preact';
import { settled } from '../../../shell/language/language.ts';
import type { PageServices } from '../../../shell/page.ts';
import { Row } from '../../../ui/rows.tsx';
import { messages } from '../messages/language.ts';
import { loadSections, puzzlesOfWeek } from '../model/week-puzzles.ts';
import { parseResults, RESULTS } from '../session/results.ts';
import { GradeDots } from './grade-dots.tsx';

/**
 * Returns a component with the next unsolved puzzles of this week, for another page. Returns undefined once all
 * are solved.
 */
export async function openWeekRows(services: PageServices): Promise<ComponentType | undefined> {
  const results = await services.saved.value(RESULTS, parseResults);
  const days = Math.floor(Date.parse(services.stamp()) / 86_400_000);
  const week = puzzlesOfWeek(await loadSections(services), weekOf(days) ?? 0);
  await settled();
  const next = week.filter(({ address }) => !(address in results.value.found)).slice(0, ROWS);
  if (next.length === 0) return undefined;
  return (): VNode => (
    <>
      {next.map(({ address, look, grade }) => {
        const { title, terms } = look.text();
        return (
          <Row
            key={address}
            name={title}
            note={terms}
            picture={<GradeDots grade={grade} />}
            act={messages().solve}
            address={`#/puzzles/${address}`}
          />
        );
      })}
    </>
  );
}

/** As many rows as fit next to the other lists on Home. */
const ROWS = 3;
