import type { Signal } from '@preact/signals';
import { type Context, createContext } from 'preact';
import type { Preferences } from './preferences.ts';

/** What a person set, for the console of any page: whether it shows the line in which commands are typed. */
export const PreferencesOfPage: Context<Signal<Preferences> | undefined> = createContext<
  Signal<Preferences> | undefined
>(undefined);

/** The key of the command line, on every page that has one: shows the line, or goes to it. */
export function pressCommandKey(key: string, preferences: Signal<Preferences>, page: Document): boolean {
  if (key !== '/' || !page.querySelector('.console')) return false;
  if (preferences.value.commands) page.getElementById('command')?.focus();
  else preferences.value = { ...preferences.value, commands: true };
  return true;
}
