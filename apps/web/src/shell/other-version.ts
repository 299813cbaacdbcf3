import { appMessages } from './messages/language.ts';

/**
 * Returns the message for an undamaged game link that was written by another version of the app, or undefined for any
 * other string. Loads the version checks only when called, since such links are rare.
 */
export async function otherVersionFault(link: string): Promise<string | undefined> {
  const { LINK_VERSION, linkVersion } = await import('@inkling/games/link/permalink');
  const { SEEDED_LINK_VERSION, seededLinkVersion } = await import('./saved/seeded-link.ts');
  const versions = [
    { found: linkVersion(link), known: LINK_VERSION },
    { found: seededLinkVersion(link), known: SEEDED_LINK_VERSION },
  ];
  for (const { found, known } of versions)
    if (found !== undefined && found !== known) return appMessages().app.otherLinkVersion(found, known);
  return undefined;
}
