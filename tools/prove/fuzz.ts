import { RandomStream, seedRandom } from '@inkling/core/random';
import { type Subject, subjects } from '../fuzz-subjects.ts';

/**
 * Gives a million bad inputs to every parser of untrusted text: valid lines with one to four places changed,
 * cut, duplicated or filled with the parser's own tokens, and occasionally plain noise. None may throw. The
 * slowest input of each is printed with its time, because a parser that hangs is as bad as one that throws.
 */
export function run(print: (line: string) => void): void {
  const random = new RandomStream(seedRandom('fuzz'));
  for (const subject of subjects()) {
    const refused = subject.legal.find((text) => !attempt(subject, text));
    if (refused !== undefined) throw new Error(`${subject.name} refuses what is legal: ${refused}`);
    let accepted = 0;
    let slowest = 0;
    let slowestInput = '';
    for (let round = 0; round < ROUNDS; round++) {
      const text = badInput(subject, random);
      const started = process.hrtime.bigint();
      const read = attempt(subject, text);
      const elapsed = Number(process.hrtime.bigint() - started) / 1e6;
      if (read) accepted++;
      if (elapsed <= slowest) continue;
      slowest = elapsed;
      slowestInput = text;
    }
    print(
      `${subject.name}: ${ROUNDS} inputs, ${accepted} of them legal, none threw; slowest ${slowest.toFixed(2)} ms, ` +
        `${slowestInput.length} characters`,
    );
  }
}

const ROUNDS = 1_000_000;

function attempt(subject: Subject, text: string): boolean {
  try {
    return subject.read(text);
  } catch (thrown) {
    throw new Error(`${subject.name} threw on ${JSON.stringify(text)}`, { cause: thrown });
  }
}

function badInput({ legal, tokens }: Subject, random: RandomStream): string {
  let text = legal[random.below(legal.length)] as string;
  if (random.below(16) === 0) text = noise(random);
  for (let change = random.below(4); change >= 0; change--) {
    const at = random.below(text.length + 1);
    const end = Math.min(text.length, at + random.below(6));
    const part = text.slice(at, end);
    const token = tokens[random.below(tokens.length)] as string;
    const put = [token, '', part + part, noise(random), token.repeat(1 + random.below(40))][random.below(5)];
    text = text.slice(0, at) + put + text.slice(end);
  }
  return text;
}

function noise(random: RandomStream): string {
  const length = random.below(8);
  return Array.from({ length }, () =>
    String.fromCharCode(random.below(random.below(8) === 0 ? 65_536 : 128)),
  ).join('');
}
