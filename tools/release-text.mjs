/**
 * Returns the version after `current` that `wanted` denotes (`patch`, `minor`, `major` or a version), or
 * `undefined` if it is not valid.
 */
export function nextVersion(current, wanted) {
  const [major, minor, patch] = current.split('.').map(Number);
  if (wanted === 'major') return `${major + 1}.0.0`;
  if (wanted === 'minor') return `${major}.${minor + 1}.0`;
  if (wanted === 'patch') return `${major}.${minor}.${patch + 1}`;
  const asked = /^(\d{1,6})\.(\d{1,6})\.(\d{1,6})$/.exec(wanted)?.slice(1).map(Number);
  if (!asked) return undefined;
  const difference = [major, minor, patch].findIndex((part, at) => part !== asked[at]);
  return difference >= 0 && asked[difference] > [major, minor, patch][difference]
    ? asked.join('.')
    : undefined;
}

/**
 * Sets the version in the text of a package.json, for the package itself and for every package of ours that it
 * needs.
 */
export function withVersion(text, version) {
  const file = JSON.parse(text);
  const own = (name) => name === 'inkling' || name.startsWith('@inkling/');
  for (const kind of ['dependencies', 'devDependencies', 'peerDependencies'])
    for (const name of Object.keys(file[kind] ?? {})) if (own(name)) file[kind][name] = version;
  return `${JSON.stringify({ ...file, version }, undefined, 2)}\n`;
}

/**
 * Moves the changelog's unreleased section under a version and a date. Returns `undefined` if that section is
 * empty.
 */
export function changelogFor(text, version, day) {
  const [head, rest] = text.split('## Unreleased\n');
  if (rest === undefined) return undefined;
  const next = rest.search(/^## /m);
  const body = (next < 0 ? rest : rest.slice(0, next)).trim();
  if (body === '') return undefined;
  const section = `## ${version} (${day})\n\n${body}`;
  const older = next < 0 ? '' : `\n${rest.slice(next)}`;
  return { section, text: `${head}## Unreleased\n\n${section}\n${older}` };
}
