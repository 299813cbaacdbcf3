export function nextVersion(current: string, wanted: string): string | undefined;
export function withVersion(text: string, version: string): string;
export function changelogFor(
  text: string,
  version: string,
  day: string,
): { readonly section: string; readonly text: string } | undefined;
