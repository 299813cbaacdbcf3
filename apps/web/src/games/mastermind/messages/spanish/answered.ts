import { grammarOf } from '../../../../shell/language/grammar.ts';

const { counted } = grammarOf('es');

/** The two numbers of an answer; either may be unknown. */
export function answered(exact: number | undefined, near: number | undefined): string {
  if (exact === undefined && near === undefined) return 'respuesta desconocida';
  return `${named(exact, 'exacto', 'exactos')}, ${named(near, 'descolocado', 'descolocados')}`;
}

/** The same as `answered`, as a sentence. */
export function answerSentence(...numbers: Parameters<typeof answered>): string {
  const text = answered(...numbers);
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

function named(count: number | undefined, one: string, other: string): string {
  return count === undefined ? `${other} por saber` : counted(count, one, other);
}
