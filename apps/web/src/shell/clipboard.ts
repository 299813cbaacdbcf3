/** True when the browser took it. */
export async function toClipboard(text: string): Promise<boolean> {
  return Promise.resolve(navigator.clipboard?.writeText(text) ?? Promise.reject()).then(
    () => true,
    () => false,
  );
}
