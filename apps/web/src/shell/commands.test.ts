import { describe, expect, it } from 'vitest';
import { type Handlers, perform, press } from './commands.ts';

type Command = { readonly kind: 'add'; readonly number: number } | { readonly kind: 'refuse' | 'clear' };

const HANDLERS: Partial<Handlers<number[], Command>> = {
  add: (list, { number }) => list.push(number),
  refuse: () => false,
};

it('does what a command says, and tells whether anything did', () => {
  const list: number[] = [];
  expect(perform(HANDLERS, list, { kind: 'add', number: 3 })).toBe(true);
  expect(perform(HANDLERS, list, { kind: 'refuse' })).toBe(false);
  expect(perform(HANDLERS, list, { kind: 'clear' })).toBe(false);
  expect(list).toEqual([3]);
});

describe('a key', () => {
  const keys = { enter: (list: string[]) => list.push('enter'), z: () => false };
  const on = (owner: unknown) => ({ closest: () => owner }) as unknown as Element;

  it('does what the table says, in either case', () => {
    const list: string[] = [];
    expect(press(keys, list, { key: 'Enter' }, on(null))).toBe(true);
    expect(press(keys, list, { key: 'Z' }, on(null))).toBe(false);
    expect(press(keys, list, { key: 'constructor' }, on(null))).toBe(false);
    expect(list).toEqual(['enter']);
  });

  it('enters what was typed although a switch has the focus, and the space bar turns the switch', () => {
    const list: string[] = [];
    const onSwitch = {
      closest: (owners: string) => (owners.includes('input') ? {} : null),
    } as unknown as Element;
    expect(press({ ...keys, ' ': keys.enter }, list, { key: ' ' }, onSwitch)).toBe(false);
    expect(press(keys, list, { key: 'Enter' }, onSwitch)).toBe(true);
    expect(list).toEqual(['enter']);
  });

  it('is left to the button that has the focus, when the button means it too', () => {
    const list: string[] = [];
    expect(press(keys, list, { key: 'Enter' }, on({}))).toBe(false);
    expect(list).toEqual([]);
  });
});
