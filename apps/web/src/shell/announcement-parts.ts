/** What was said, cut at the sentences that the page shows already. The parts together are the whole. */
export function announcementParts(announcement: string, shown: readonly string[]): readonly string[] {
  const sentence = shown.find((each) => announcement.includes(each));
  if (!sentence) return announcement ? [announcement] : [];
  const [before = '', ...after] = announcement.split(sentence);
  return [...announcementParts(before, shown), sentence, ...announcementParts(after.join(sentence), shown)];
}

/** What is left to show of what was said. */
export function unshownPart(announcement: string, shown: readonly string[]): string {
  const parts = announcementParts(announcement, shown).filter((part) => !shown.includes(part));
  return parts.join('').trim();
}
