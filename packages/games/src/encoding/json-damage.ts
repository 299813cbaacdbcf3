/**
 * How many characters of a text make sense as JSON (RFC 8259): the place of the damage in a text that `JSON.parse`
 * refuses. The engine's own message names it too, but in words that differ between engines. It uses a stack instead of
 * recursion, because a hostile file may be nested as deep as it is long.
 */
export function jsonDamageAt(text: string): number {
  const open: ('{' | '[')[] = [];
  let wants: Wants = 'value';
  for (let at = 0; ; ) {
    at = skipped(BLANK, text, at) ?? at;
    const sign = text[at];
    if (sign === undefined) return text.length;
    const around = open.at(-1);
    if (wants === 'nothing') return at;
    if (wants === 'more') {
      if (sign === ',') wants = around === '{' ? 'key' : 'value';
      else if (sign === (around === '{' ? '}' : ']')) wants = closed(open);
      else return at;
      at++;
    } else if (wants === 'colon') {
      if (sign !== ':') return at;
      wants = 'value';
      at++;
    } else if ((wants === 'first-key' && sign === '}') || (wants === 'first-value' && sign === ']')) {
      wants = closed(open);
      at++;
    } else if (wants === 'key' || wants === 'first-key') {
      const end = stringEnd(text, at);
      if (end === undefined) return at;
      wants = 'colon';
      at = end;
    } else if (sign === '{' || sign === '[') {
      open.push(sign);
      wants = sign === '{' ? 'first-key' : 'first-value';
      at++;
    } else {
      const end = stringEnd(text, at) ?? skipped(SCALAR, text, at);
      if (end === undefined) return at;
      wants = open.length === 0 ? 'nothing' : 'more';
      at = end;
    }
  }
}

type Wants = 'value' | 'first-value' | 'key' | 'first-key' | 'colon' | 'more' | 'nothing';

const BLANK = /[ \t\n\r]*/y;
const ESCAPE = /\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})/y;
const SCALAR = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;

function closed(open: ('{' | '[')[]): Wants {
  open.pop();
  return open.length === 0 ? 'nothing' : 'more';
}

/** The place after a string, or the end of a text that ends within it. A regular expression could take exponential time. */
function stringEnd(text: string, start: number): number | undefined {
  if (text[start] !== '"') return undefined;
  for (let at = start + 1; at < text.length; ) {
    if (text[at] === '"') return at + 1;
    const next =
      text[at] === '\\' ? skipped(ESCAPE, text, at) : (text[at] as string) < ' ' ? undefined : at + 1;
    if (next === undefined) return undefined;
    at = next;
  }
  return text.length;
}

/** Where the match that begins here ends. */
function skipped(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
