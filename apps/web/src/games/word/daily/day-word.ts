import { seedRandom } from '@inkling/core/random';
import { expect } from '@inkling/core/result';
import { wordGame } from '@inkling/games/word/rules/game';
import { loadDictionary } from '../engine/dictionary.ts';
import { parsePlayParams } from '../session/format.ts';
import { daySheets } from './day-sheets.ts';

/** The word that a seed draws on the sheet of the page's language. */
export async function dayWord(seed: string): Promise<string> {
  const { params = '' } = daySheets(seed)[0] ?? {};
  const { list = 'english', length = 5 } = parsePlayParams(params) ?? {};
  const { game } = await loadDictionary({ list, own: '' }, length);
  const rules = wordGame([game]);
  return rules.start(expect(rules.parseParams(params)), seedRandom(seed)).secret;
}
