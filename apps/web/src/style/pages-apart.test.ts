import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

/**
 * A place's style sheets stay loaded when the next place opens. If two places style the same class, it
 * therefore looks different depending on which place was visited before. Classes that all places share are
 * styled in `style/`.
 */
it('a class is styled by one place only, or in the shared styles', () => {
  const styled = new Map<string, Set<string>>();
  for (const file of readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.css')) continue;
    const place = file.split(/[\\/]/)[0] as string;
    for (const name of outermostClasses(readFileSync(join(SOURCE, file), 'utf8')))
      styled.set(name, (styled.get(name) ?? new Set()).add(place));
  }
  expect(styled.size).toBeGreaterThan(200);
  const torn = [...styled].filter(([, places]) => places.size > 1 && !places.has('style'));
  expect(torn.map(([name, places]) => `${name}: ${[...places].join(', ')}`)).toEqual([]);
});

/** Returns the first class of every selector, which determines where the rest of the selector applies. */
function outermostClasses(css: string): readonly string[] {
  const rules = css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{/g);
  return [...rules].flatMap(([, selector = '']) =>
    selector.trim().startsWith('@')
      ? []
      : selector.split(',').flatMap((part) => /\.([a-z][\w-]*)/.exec(part)?.[1] ?? []),
  );
}
