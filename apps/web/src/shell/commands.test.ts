import { describe, expect, it } from 'vitest';
import { type Handlers, perform, press } from './commands.ts';

type Command = { readonly kind: 'add'; readonly number: number } | { readonly kind: 'refuse' | 'clear' };

const HANDLERS: Partial<Handlers<number[], Command>> = {
  add: (list, { number }) => list.push(number),
  refuse: () => false,
};

it('runs the handler of a command, and returns whether it was handled', () => {
  const list: number[] = [];
  expect(perform(HANDLERS, list, { kind: 'add', number: 3 })).toBe(true);
  expect(perform(HANDLERS, list, { kind: 'refuse' })).toBe(false);
  expect(perform(HANDLERS, list, { kind: 'clear' })).toBe(false);
  expect(list).toEqual([3]);
});

describe('a key', () => {
  const keys = { enter: (list: string[]) => list.push('enter'), z: () => false };
  const on = (owner: unknown) => ({ closest: () => owner }) as unknown as Element;

  it('runs its entry in the table, in upper or lower case', () => {
    const list: string[] = [];
    expect(press(keys, list, { key: 'Enter' }, on(null))).toBe(true);
    expect(press(keys, list, { key: 'Z' }, on(null))).toBe(false);
    expect(press(keys, list, { key: 'constructor' }, on(null))).toBe(false);
    expect(list).toEqual(['enter']);
  });

  it('submits with Enter even if a switch has the focus, but leaves the space bar to the switch', () => {
    const list: string[] = [];
    const onSwitch = {
      closest: (owners: string) => (owners.includes('input') ? {} : null),
    } as unknown as Element;
    expect(press({ ...keys, ' ': keys.enter }, list, { key: ' ' }, onSwitch)).toBe(false);
    expect(press(keys, list, { key: 'Enter' }, onSwitch)).toBe(true);
    expect(list).toEqual(['enter']);
  });

  it('is left to the focused button if the button uses it too', () => {
    const list: string[] = [];
    expect(press(keys, list, { key: 'Enter' }, on({}))).toBe(false);
    expect(list).toEqual([]);
  });
});
