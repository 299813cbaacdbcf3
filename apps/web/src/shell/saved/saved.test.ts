import { describe, expect, it } from 'vitest';
import { Device } from './testing/device.ts';

const parse = (fields: Readonly<Record<string, unknown>>) => ({ size: Number(fields['size'] ?? 1) });
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

describe('a saved value', () => {
  it('is written with its version at every change, and read back', async () => {
    const device = new Device();
    const value = await device.openTab().value('look', parse);
    expect(device.stored.has('look')).toBe(false);
    value.value = { size: 3 };
    expect(device.stored.get('look')).toEqual({ version: 1, size: 3 });
    expect((await device.openTab().value('look', parse)).value).toEqual({ size: 3 });
  });

  it('is the same in every tab, and written by the one that changed it', async () => {
    const device = new Device();
    const [one, other] = [
      await device.openTab().value('look', parse),
      await device.openTab().value('look', parse),
    ];
    one.value = { size: 2 };
    expect(other.value).toEqual({ size: 2 });
    other.value = { size: 5 };
    expect(one.value).toEqual({ size: 5 });
    expect(device.stored.get('look')).toEqual({ version: 1, size: 5 });
  });

  it.each([null, 42, 'text', [[]], { size: 9 }, { version: 2, size: 9 }])(
    'is set aside if another version wrote it: %j',
    async (old) => {
      const device = new Device();
      device.stored.set('look', old);
      const saved = device.openTab();
      const value = await saved.value('look', parse);
      expect(value.value).toEqual({ size: 1 });
      expect(saved.trouble.value).toBe('put-aside');
      expect(saved.otherVersion.value).toBe((old as { version?: number } | null)?.version);
      value.value = { size: 4 };
      await settled();
      expect(device.stored.get('aside/now look')).toEqual(old);
      expect(device.stored.get('look')).toEqual({ version: 1, size: 4 });
    },
  );

  it('does not overwrite what could not be set aside', async () => {
    const device = new Device();
    device.stored.set('look', { version: 7 });
    device.isFull = true;
    const saved = device.openTab();
    const value = await saved.value('look', parse);
    device.isFull = false;
    value.value = { size: 4 };
    await settled();
    expect(device.stored.get('look')).toEqual({ version: 7 });
    expect(saved.trouble.value).toBe('not-saved');
  });
});
