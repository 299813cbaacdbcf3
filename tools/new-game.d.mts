export function whyNot(name: string | undefined, root?: string): string | undefined;
export function makeGame(name: string, root?: string): readonly string[];
