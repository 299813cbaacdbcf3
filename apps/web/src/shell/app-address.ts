/** The address of a page (`#/word`) of the app. A board in somebody else's page names the app too, not its own frame. */
export function appAddress(page: string, here: string = location.href): string {
  const app = new URL(here);
  app.pathname = app.pathname.replace(/\/embed(?:\.html)?$/, '/');
  return new URL(page, app).href;
}
