/**
 * Returns the index at which a text that `JSON.parse` rejects stops being valid JSON (RFC 8259). The engine's own
 * error message also gives the position, but the wording differs between engines. This function uses a stack instead
 * of recursion, because a hostile file may be nested as deeply as it is long.
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

/**
 * Returns the index after the string that starts here, or the text's length if it ends within the string.
 * Returns undefined if this is not a valid string. A regular expression could take exponential time.
 */
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

/** Returns the index after a match of the sticky `pattern` at `at`, or undefined if it does not match there. */
function skipped(pattern: RegExp, text: string, at: number): number | undefined {
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : undefined;
}
