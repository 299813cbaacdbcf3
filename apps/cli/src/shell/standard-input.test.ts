import { createReadStream, openSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { PassThrough } from 'node:stream';
import type { WriteStream } from 'node:tty';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { rowsOnScreen } from '../testing/rows-on-screen.ts';
import { StandardInput } from './standard-input.ts';

/** A generous timeout; no result depends on it. */
const PATIENCE = { timeout: 60_000 };

/** Simulates a terminal: keys go in, what is shown comes out. */
function terminal(columns = 80) {
  const keys = Object.assign(new PassThrough(), { isTTY: true, setRawMode: vi.fn() });
  keys.setRawMode.mockReturnValue(keys);
  const screen = Object.assign(new PassThrough(), { isTTY: true, columns });
  const input = new StandardInput(
    () => keys as unknown as typeof process.stdin,
    screen as unknown as WriteStream,
    () => undefined,
  );
  const shown: string[] = [];
  screen.on('data', (text) => shown.push(String(text)));
  return { keys, screen, input, shown };
}

afterEach(() => vi.restoreAllMocks());

describe('standard input on a terminal', () => {
  it('redraws the question after Ctrl-Z and fg, and accepts the answer', async () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const { keys, screen, input, shown } = terminal();
    const answer = input.ask('---> ', () => void screen.write('the board\n'));
    keys.write('aa');
    keys.write('\x1a');
    await vi.waitFor(() => expect(kill).toHaveBeenCalledWith(process.pid, 'SIGTSTP'), PATIENCE);
    process.emit('SIGCONT');
    await vi.waitFor(() => expect(shown.join('')).toMatch(/the board\n.*---> aa/s), PATIENCE);
    expect(shown.join('')).toContain('\r\u001b[Jthe board\n');
    expect(keys.setRawMode).toHaveBeenLastCalledWith(true);
    keys.write('bb\r');
    expect(await answer).toBe('aabb');
    input.close();
  });

  it('shows messages above the open question, and clears an unanswered question on close', async () => {
    const { keys, screen, input, shown } = terminal();
    void input.ask('---> ');
    keys.write('aa');
    await vi.waitFor(() => expect(shown.join('')).toMatch(/---> .*aa/s), PATIENCE);
    shown.length = 0;
    input.interject(() => void screen.write('a friend came\n'));
    const above = shown.join('');
    expect(above.startsWith('\r\u001b[Ja friend came\n')).toBe(true);
    expect(above).toMatch(/---> .*aa/s);
    shown.length = 0;
    input.close();
    expect(shown.join('')).toBe('\r\u001b[J');
  });

  it.each([
    ['typed', [...'name fox star and owl']],
    ['pasted', ['name fox star and owl']],
  ])('shows messages above an input of several rows that was %s', async (_, pieces) => {
    const { keys, screen, input, shown } = terminal(12);
    screen.write('Your turn.\n');
    void input.ask('---> ');
    for (const piece of pieces) keys.write(piece);
    await vi.waitFor(() => expect(rowsOnScreen(shown.join(''), 12)).toContain('wl'), PATIENCE);
    input.interject(() => void screen.write('Hello!\n'));
    input.interject(() => void screen.write('Nice!\n'));
    const typed = ['---> name fo', 'x star and o', 'wl'];
    expect(rowsOnScreen(shown.join(''), 12)).toEqual(['Your turn.', 'Hello!', 'Nice!', ...typed]);
    input.close();
    expect(rowsOnScreen(shown.join(''), 12)).toEqual(['Your turn.', 'Hello!', 'Nice!', '']);
  });

  it('keeps what the shell wrote while the program was stopped', async () => {
    const kill = vi.spyOn(process, 'kill').mockReturnValue(true);
    const { keys, screen, input, shown } = terminal(12);
    void input.ask('---> ', () => void screen.write('the board\n'));
    for (const key of 'name fox star') keys.write(key);
    keys.write('\x1a');
    await vi.waitFor(() => expect(kill).toHaveBeenCalledWith(process.pid, 'SIGTSTP'), PATIENCE);
    screen.write('\nStopped\n$ fg\n');
    process.emit('SIGCONT');
    const typed = ['---> name fo', 'x star'];
    await vi.waitFor(
      () =>
        expect(rowsOnScreen(shown.join(''), 12)).toEqual([
          ...typed,
          'Stopped',
          '$ fg',
          'the board',
          ...typed,
        ]),
      PATIENCE,
    );
    input.close();
  });

  it('shows input typed between two questions only after the second question', async () => {
    const { keys, screen, input, shown } = terminal();
    const first = input.ask('---> ');
    keys.write('one\rtwo\rth');
    expect(await first).toBe('one');
    shown.length = 0;
    screen.write('calculating\n');
    expect(await input.ask('---> ')).toBe('two');
    expect(shown.join('')).toBe('calculating\n---> two\n');
    const third = input.ask('---> ');
    keys.write('ree\r');
    expect(await third).toBe('three');
    expect(shown.join('')).toMatch(/---> th.*ree/s);
    input.close();
  });

  it('leaves no listener behind', async () => {
    const before = process.listenerCount('SIGCONT');
    const { keys, input } = terminal();
    for (const word of ['one', 'two']) {
      const answer = input.ask('---> ');
      keys.write(`${word}\r`);
      expect(await answer).toBe(word);
    }
    expect(process.listenerCount('SIGCONT')).toBe(before);
    input.close();
  });
});

it('reports that standard input is a folder, which would otherwise read as empty', async () => {
  const folder = createReadStream('', { fd: openSync(tmpdir(), 'r'), autoClose: false });
  const input = new StandardInput(
    () => folder as unknown as typeof process.stdin,
    new PassThrough() as unknown as WriteStream,
    () => undefined,
  );
  expect(await input.readAll(100)).toEqual({ ok: false, error: 'folder' });
});
