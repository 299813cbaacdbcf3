import type { Saved } from '../../../shell/saved/saved.ts';
import { parseWordSettings, WORD_SETTINGS } from '../model/keyboard.ts';
import { OWN_LIST, parseOwnList } from '../model/own-list.ts';
import type { WordSaved } from './controller.ts';

export async function openSaved(saved: Saved): Promise<WordSaved> {
  return {
    settings: await saved.value(WORD_SETTINGS, parseWordSettings),
    ownList: await saved.value(OWN_LIST, parseOwnList),
  };
}
