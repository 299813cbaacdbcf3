/** Copies text to the clipboard. Resolves to true if the browser accepted it. */
export async function toClipboard(text: string): Promise<boolean> {
  return Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
}

/**
 * Returns a function that opens the device's share sheet with a link, or undefined if the device has none. Dismissing
 * the sheet is not an error.
 */
export function shareLink(browser: Navigator): ((url: string) => Promise<void>) | undefined {
  if (!('share' in browser)) return undefined;
  return (url) => browser.share({ url }).catch(() => undefined);
}
