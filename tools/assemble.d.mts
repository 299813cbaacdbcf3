export function assemble(target: string, root?: string): Promise<void>;
