import { type Signal, signal } from '@preact/signals';
import { Saved } from '../saved.ts';
import type { Storage } from '../storage.ts';
import type { Leadership, Tabs } from '../tabs.ts';

/** A simulated device without a browser: one storage and any number of tabs, one of which leads each key. */
export class Device {
  readonly stored: Map<string, unknown> = new Map();
  /** If true, the storage is full and writes fail. */
  isFull: boolean = false;
  readonly #hearers: { readonly tab: number; readonly key: string; hear(value: unknown): void }[] = [];
  readonly #lines = new Map<string, Signal<boolean>[]>();
  #count = 0;

  openTab(): Saved {
    return new Saved(this.storage(), this.#tabs(this.#count++), () => 'now');
  }

  storage(): Storage {
    return {
      read: async (key) => this.stored.get(key),
      write: async (key, value) => {
        if (!this.isFull) this.stored.set(key, structuredClone(value));
        return !this.isFull;
      },
      list: async (prefix) => [...this.stored].filter(([key]) => key.startsWith(prefix)).toSorted(),
      remove: async (keys) => {
        for (const key of keys) this.stored.delete(key);
        return true;
      },
    };
  }

  #tabs(tab: number): Tabs {
    return {
      tell: (key, value) => {
        for (const hearer of this.#hearers)
          if (hearer.tab !== tab && hearer.key === key) hearer.hear(structuredClone(value));
      },
      hear: (key, hear) => {
        const hearer = { tab, key, hear };
        this.#hearers.push(hearer);
        return () => void this.#hearers.splice(this.#hearers.indexOf(hearer), 1);
      },
      lead: async (key) => this.#lead(key),
    };
  }

  #lead(key: string): Leadership {
    const line = this.#lines.get(key) ?? [];
    this.#lines.set(key, line);
    const leads = signal(line.length === 0);
    line.push(leads);
    const first = () => {
      for (const [at, other] of line.entries()) other.value = at === 0;
    };
    const leave = () => void line.splice(line.indexOf(leads), 1);
    return {
      leads,
      take() {
        leave();
        line.unshift(leads);
        first();
      },
      close() {
        leave();
        leads.value = false;
        first();
      },
    };
  }
}
