import { appMessages } from './messages/language.ts';

/**
 * What to say of a whole link to a game that another version has written; `undefined` for any other text. Such links are
 * rare, so what tells their versions apart is loaded only for them.
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
