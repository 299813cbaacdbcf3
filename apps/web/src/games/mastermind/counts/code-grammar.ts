import { type Grammar, grammarOf } from '../../../shell/language/grammar.ts';

/** The grammar of a language, except that numbers too large to be exact are rounded, such as 6.6 × 10²⁰. */
export function codeGrammarOf(...language: Parameters<typeof grammarOf>): Grammar {
  const grammar = grammarOf(...language);
  return {
    ...grammar,
    number: (value) => (isExact(value) ? grammar.number(value) : rounded(Number(value), grammar.figure)),
    counted: (count, one, other) =>
      isExact(count)
        ? grammar.counted(count, one, other)
        : `${rounded(Number(count), grammar.figure)} ${grammar.form(count, one, other)}`,
  };
}

function isExact(value: number | bigint): boolean {
  return value <= Number.MAX_SAFE_INTEGER;
}

function rounded(value: number, figure: Grammar['figure']): string {
  const [digits, exponent = ''] = value.toExponential(1).split('e+');
  const raised = Array.from(exponent, (digit) => RAISED[Number(digit)]).join('');
  return `${figure(Number(digits), 1)} × 10${raised}`;
}

const RAISED = [...'⁰¹²³⁴⁵⁶⁷⁸⁹'];
