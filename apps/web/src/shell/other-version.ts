import { appMessages } from './messages/language.ts';

/**
 * What to say of a whole link to a game that another version has written; `undefined` for any other text. Such links are
 * rare, so what tells their versions apart is loaded only for them.
 */
export async function otherVersionFault(link: string): Promise<string | undefined> {
  const { LINK_VERSION, linkVersion } = await import('@inkling/games/link/permalink');
  const version = linkVersion(link);
  return version === undefined || version === LINK_VERSION
    ? undefined
    : appMessages().app.otherLinkVersion(version, LINK_VERSION);
}
