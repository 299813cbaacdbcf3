/** A part of what was said, and whether it stands elsewhere on the page. */
export interface AnnouncementPart {
  readonly text: string;
  readonly isShown: boolean;
}

/** What was said, cut where the page shows a sentence of it already. The parts together are the whole. */
export function announcementParts(
  announcement: string,
  shown: readonly string[],
): readonly AnnouncementPart[] {
  if (announcement === '') return [];
  const sentence = shown.find((each) => each !== '' && announcement.includes(each));
  if (sentence === undefined) return [{ text: announcement, isShown: false }];
  const start = announcement.indexOf(sentence);
  return [
    ...announcementParts(announcement.slice(0, start), shown),
    { text: sentence, isShown: true },
    ...announcementParts(announcement.slice(start + sentence.length), shown),
  ];
}

/** What is left to show of what was said. */
export function unshownPart(announcement: string, shown: readonly string[]): string {
  const parts = announcementParts(announcement, shown).filter(({ isShown }) => !isShown);
  return parts
    .map(({ text }) => text.trim())
    .join(' ')
    .trim();
}
