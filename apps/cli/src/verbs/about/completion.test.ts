import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { run } from '../../testing/run.ts';
import { VERBS } from '../verbs.ts';

const bash = spawnSync('bash', ['--version']).status === 0;
if (!bash) console.warn('NOT RUN, no bash is here: what bash completes');

/** Returns what bash offers after these words, the last of which is half typed. */
async function offered(words: readonly string[]): Promise<readonly string[]> {
  const { out: script } = await run('completion bash');
  const quoted = words.map((word) => `'${word}'`).join(' ');
  const asked = `${script}\nCOMP_WORDS=(inkling ${quoted})\nCOMP_CWORD=${words.length}\n_inkling\nprintf '%s\\n' "\${COMPREPLY[@]}"`;
  const { stdout, status } = spawnSync('bash', ['-c', asked], { encoding: 'utf8' });
  expect(status).toBe(0);
  return stdout.split('\n').filter((line) => line !== '');
}

describe.skipIf(!bash)('completion in bash', () => {
  it.each<[readonly string[], readonly string[]]>([
    [['cod'], ['codes']],
    [
      ['help', 'p'],
      ['play', 'patterns', 'puzzle', 'place', 'prove'],
    ],
    [['help', 'tu'], ['turns']],
    [['codes', 'ma'], ['mastermind']],
    [
      ['codes', 'mastermind', '--format', ''],
      ['lines', 'csv', 'jsonl'],
    ],
    [
      ['codes', 'mastermind', '--format', '='],
      ['lines', 'csv', 'jsonl'],
    ],
    [['codes', 'mastermind', '--format', '=', 'c'], ['csv']],
    [['codes', 'mastermind', '--for'], ['--format']],
    [['compare', 'mastermind', '--strategies', 'k'], ['knuth']],
    // Nothing is offered, so that bash falls back to file names.
    [['audit', 'games/gu'], []],
  ])('%o offers %o', async (words, wanted) => {
    expect(await offered(words)).toEqual(wanted);
  });
});

/** `npm run prove -- shells` tests this in zsh and fish themselves. */
describe('completion in zsh', () => {
  it('describes verbs and options, and offers values and files', async () => {
    const { out } = await run('completion zsh');
    expect(out).toMatch(/^#compdef inkling\n/);
    expect(out).toContain("'codes:list everything that is still possible, one per line'");
    expect(out).toContain("'--format:output format; default lines'");
    expect(out).toContain('if [[ $before == --format ]]; then compadd -- lines csv jsonl; return; fi');
    expect(out).toContain('if [[ $before == --out ]]; then _files; return; fi');
    // An unescaped apostrophe in a description would end the word.
    expect(out.replaceAll("'\\''", '').split("'").length % 2).toBe(1);
  });
});

describe('completion in fish', () => {
  it('describes verbs and options, and offers values', async () => {
    const { out } = await run('completion fish');
    expect(out).toContain("-a codes -d 'list everything that is still possible, one per line'");
    expect(out).toContain("-l format -x -a 'lines csv jsonl'");
    expect(out).toMatch(/-l out -r /);
  });
});

describe('the man page', () => {
  it('contains every verb and option, and no text that troff would read as a command', async () => {
    const { out } = await run('help man');
    for (const { name, options } of VERBS) {
      expect(out).toContain(`.SS inkling ${name}`);
      for (const option of Object.keys(options))
        expect(out).toContain(`\\-\\-${option.replaceAll('-', '\\-')}`);
    }
    const commands = out.split('\n').filter((line) => /^[.']/.test(line));
    expect(commands.filter((line) => !/^\.(TH|SH|SS|TP|PP|B|I|br)( |$)/.test(line))).toEqual([]);
  });
});
