/** The whole address that opens a link of a duel on this page. */
export function addressOf(link: string): string {
  return new URL(`#/duel/${link}`, location.href).href;
}
