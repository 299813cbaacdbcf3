/** True when the browser took it. */
export async function toClipboard(text: string): Promise<boolean> {
  return Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
}

/** Hands a link to what a device sends with; `undefined` where there is nothing for that. To close it is no fault. */
export function shareLink(browser: Navigator): ((url: string) => Promise<void>) | undefined {
  if (!('share' in browser)) return undefined;
  return (url) => browser.share({ url }).catch(() => undefined);
}
