import { lineOf, makeSheet, newSheet, playMove, type Sheet } from '@inkling/core/sheet';
import { batch, computed, type Signal, signal } from '@preact/signals';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeSheets } from './merge-sheets.ts';
import type { Saved } from './saved.ts';
import { autosave, type GameFormat, readCurrentGame } from './saved-game.ts';
import { Device } from './testing/device.ts';

interface State {
  readonly sheet: Sheet;
  readonly typed: string;
}

const FORMAT: GameFormat<State> = {
  game: 'letters',
  fields: ({ typed }) => ({ typed }),
  parse: (sheet, { typed }) => ({ sheet, typed: typeof typed === 'string' ? typed : '' }),
};

const start = newSheet('letters', 'p', 'seed');
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

/** A tab in which a game is open. */
class OpenGame {
  readonly saved: Saved;
  readonly sheet: Signal<Sheet>;
  readonly typed: Signal<string>;
  readonly leads: () => boolean;
  readonly close: () => void;

  private constructor(saved: Saved, state: State, leadership: Awaited<ReturnType<Saved['tabs']['lead']>>) {
    this.saved = saved;
    this.sheet = signal(state.sheet);
    this.typed = signal(state.typed);
    this.leads = () => leadership.leads.value;
    const game = {
      state: computed(() => ({ sheet: this.sheet.value, typed: this.typed.value })),
      adopt: (state: State) =>
        batch(() => {
          this.sheet.value = state.sheet;
          this.typed.value = state.typed;
        }),
      progress: () => ({ phase: 'unfinished', done: lineOf(this.sheet.value).length, of: 9 }) as const,
    };
    this.close = autosave(saved, FORMAT, game, leadership, () => 'now');
  }

  static async open(device: Device): Promise<OpenGame> {
    const saved = device.openTab();
    const state = (await readCurrentGame(saved, FORMAT)) ?? { sheet: start, typed: '' };
    return new OpenGame(saved, state, await saved.tabs.lead('game/letters'));
  }

  play(move: string): void {
    batch(() => {
      this.sheet.value = playMove(this.sheet.value, move);
      this.typed.value = '';
    });
  }

  get line(): string {
    return lineOf(this.sheet.value).join('');
  }
}

/** Returns the sorted lines to all nodes of a sheet, on every branch. */
function linesIn(sheet: Sheet): readonly string[] {
  return sheet.nodes.map((_, node) => lineOf(sheet, node).join('')).toSorted();
}

describe('a saved game', () => {
  it.each([
    { version: 2, board: 'of a later app' },
    { version: 1, sheet: 'inkling-sheet 2\nof a later app\n' },
  ])('sets aside what another version saved under its key before overwriting it: %j', async (other) => {
    const device = new Device();
    device.stored.set('sheet/letters p/seed', other);
    const game = await OpenGame.open(device);
    game.play('a');
    await settled();
    expect(device.stored.get('aside/now sheet/letters p/seed')).toEqual(other);
    expect(device.stored.get('sheet/letters p/seed')).toMatchObject({ version: 1, typed: '' });
    expect(game.saved.trouble.value).toBe('put-aside');
    expect(game.saved.otherVersion.value).toBe(2);
  });

  it('opens as it was left, and is stored under its own key from the first move', async () => {
    const device = new Device();
    const game = await OpenGame.open(device);
    game.typed.value = 'x';
    expect([...device.stored.keys()]).toEqual(['game/letters']);
    game.play('a');
    await settled();
    game.typed.value = 'b';
    await settled();
    game.close();
    const next = await OpenGame.open(device);
    expect([next.line, next.typed.value]).toEqual(['a', 'b']);
    expect(device.stored.get('sheet/letters p/seed')).toEqual({
      version: 1,
      typed: 'b',
      sheet: makeSheet(game.sheet.value),
      changed: 'now',
      progress: { phase: 'unfinished', done: 1, of: 9 },
    });
  });

  it('keeps fields that others stored with it', async () => {
    const device = new Device();
    device.stored.set('sheet/letters p/seed', { version: 1, race: 'lost' });
    const game = await OpenGame.open(device);
    game.play('a');
    await settled();
    expect(device.stored.get('sheet/letters p/seed')).toMatchObject({ race: 'lost', typed: '' });
  });

  it('is set aside as a whole when it cannot be read', async () => {
    const device = new Device();
    for (const old of [{ version: 1, sheet: 'nonsense' }, { version: 3, sheet: makeSheet(start) }, 5]) {
      device.stored.set('game/letters', old);
      const game = await OpenGame.open(device);
      expect(game.saved.trouble.value).toBe('put-aside');
      expect(device.stored.get('aside/now game/letters')).toEqual(old);
    }
  });
});

describe('two tabs with one game', () => {
  it('do not replace the sheet of the other while one of them only types', async () => {
    const device = new Device();
    const one = await OpenGame.open(device);
    const other = await OpenGame.open(device);
    one.play('a');
    const { value } = other.sheet;
    one.typed.value = 'b';
    expect([other.typed.value, other.sheet.value === value]).toEqual(['b', true]);
    one.play('b');
    expect(other.line).toBe('ab');
  });

  it('follow each other live, and the one used last leads', async () => {
    const device = new Device();
    const one = await OpenGame.open(device);
    const other = await OpenGame.open(device);
    expect([one.leads(), other.leads()]).toEqual([true, false]);
    one.play('a');
    one.typed.value = 'b';
    expect([other.line, other.typed.value]).toEqual(['a', 'b']);
    expect([one.leads(), other.leads()]).toEqual([true, false]);
    other.play('c');
    expect([one.line, one.typed.value]).toEqual(['ac', '']);
    expect([one.leads(), other.leads()]).toEqual([false, true]);
    other.close();
    expect(one.leads()).toBe(true);
  });

  it('lose no turn, even if they play at the same time', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(1), fc.constantFrom('a', 'b', 'undo', 'apart')), { maxLength: 12 }),
        async (steps) => {
          const device = new Device();
          const games = [await OpenGame.open(device), await OpenGame.open(device)];
          const played = new Set<string>(['']);
          let late: (() => void)[] | undefined;
          const hear = games.map(({ saved }) => saved.tabs.tell.bind(saved.tabs));
          for (const [at, { saved }] of games.entries())
            saved.tabs.tell = (key, value) => {
              const tell = () => hear[at]?.(key, value);
              if (late) late.push(tell);
              else tell();
            };
          const arrive = () => {
            const [...waiting] = late ?? [];
            late = undefined;
            for (const tell of waiting) tell();
          };
          for (const [at, step] of steps) {
            const game = games[at] as OpenGame;
            if (step === 'apart') late ??= [];
            else if (step === 'undo') game.sheet.value = { ...game.sheet.value, cursor: 0 };
            else {
              game.play(step);
              played.add(game.line);
            }
          }
          arrive();
          await settled();
          for (const game of [...games, await OpenGame.open(device)])
            expect(linesIn(game.sheet.value)).toEqual([...played].toSorted());
        },
      ),
    );
  });
});

it('sheets are merged move by move', () => {
  const [ab, ac] = ['b', 'c'].map((last) => playMove(playMove(start, 'a'), last)) as [Sheet, Sheet];
  const merged = mergeSheets(ab, ac);
  expect(linesIn(merged)).toEqual(['', 'a', 'ab', 'ac']);
  expect(lineOf(merged)).toEqual(['a', 'b']);
  expect(mergeSheets(merged, ac)).toBe(merged);
});
