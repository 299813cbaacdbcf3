/** Returns the address of a page (`#/word`) of the app. Even from an embedded board it leads to the app itself. */
export function appAddress(page: string, here: string = location.href): string {
  const app = new URL(here);
  app.pathname = app.pathname.replace(/\/embed(?:\.html)?$/, '/');
  return new URL(page, app).href;
}
