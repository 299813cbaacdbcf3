import type { Signal } from '@preact/signals';
import { type Context, createContext } from 'preact';
import type { Preferences } from './preferences.ts';

/** Gives the console of every page the user's preferences, which decide whether it shows the command line. */
export const PreferencesOfPage: Context<Signal<Preferences> | undefined> = createContext<
  Signal<Preferences> | undefined
>(undefined);

/** Handles the key `/` on every page with a console: shows the command line, or focuses it. Returns true if handled. */
export function pressCommandKey(key: string, preferences: Signal<Preferences>, page: Document): boolean {
  if (key !== '/' || !page.querySelector('.console')) return false;
  if (preferences.value.commands) page.getElementById('command')?.focus();
  else preferences.value = { ...preferences.value, commands: true };
  return true;
}
