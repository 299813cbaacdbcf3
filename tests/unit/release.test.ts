import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { changelogFor, nextVersion, withVersion } from '../../tools/release-text.mjs';

describe('nextVersion', () => {
  it('increments one part and resets the parts after it', () => {
    expect(nextVersion('1.2.3', 'patch')).toBe('1.2.4');
    expect(nextVersion('1.2.3', 'minor')).toBe('1.3.0');
    expect(nextVersion('1.2.3', 'major')).toBe('2.0.0');
  });

  it('rejects a version that is invalid or not later than the current one', () => {
    for (const wanted of ['1.2.3', '1.2.2', '1.1.9', '0.9.9', 'next', '1.2', '-1.0.0', ''])
      expect(nextVersion('1.2.3', wanted), wanted).toBeUndefined();
    expect(nextVersion('1.2.3', '1.10.0')).toBe('1.10.0');
  });

  it('accepts exactly the later versions, for arbitrary parts', () => {
    const part = fc.nat(2000);
    const later = (a: readonly number[], b: readonly number[]) => {
      const at = a.findIndex((value, place) => value !== b[place]);
      return at >= 0 && (a[at] as number) > (b[at] as number);
    };
    fc.assert(
      fc.property(fc.tuple(part, part, part), fc.tuple(part, part, part), (current, asked) => {
        const named = nextVersion(current.join('.'), asked.join('.'));
        expect(named).toBe(later(asked, current) ? asked.join('.') : undefined);
      }),
    );
  });
});

describe('withVersion', () => {
  it('sets the version of a package and of our packages among its dependencies, but of no others', () => {
    const text = JSON.stringify({
      name: 'inkling',
      version: '0.1.0',
      dependencies: { '@inkling/core': '0.1.0', preact: '11.2.0' },
      devDependencies: { inkling: '0.1.0' },
    });
    expect(JSON.parse(withVersion(text, '0.2.0'))).toEqual({
      name: 'inkling',
      version: '0.2.0',
      dependencies: { '@inkling/core': '0.2.0', preact: '11.2.0' },
      devDependencies: { inkling: '0.2.0' },
    });
  });
});

describe('changelogFor', () => {
  const text = '# Changelog\n\n## Unreleased\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n';

  it('adds a dated section and leaves the one for unreleased changes empty', () => {
    const made = changelogFor(text, '0.2.0', '2026-11-22');
    expect(made?.section).toBe('## 0.2.0 (2026-11-22)\n\n- New.');
    expect(made?.text).toBe(
      '# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-11-22)\n\n- New.\n\n## 0.1.0 (2026-01-01)\n\n- Old.\n',
    );
  });

  it('returns undefined if there are no unreleased changes', () => {
    expect(changelogFor(changelogFor(text, '0.2.0', '2026-11-22')?.text ?? '', '0.3.0', '')).toBeUndefined();
    expect(changelogFor('# Changelog\n', '0.2.0', '')).toBeUndefined();
  });
});
