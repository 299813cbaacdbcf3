import { ok } from '@inkling/core/result';
import type { TreeReader } from '../../../contract/game-trees.ts';
import { reject } from '../../../shell/refusal.ts';
import { dictionaryOf, listName, OWN_LIST, onlyLength, readLists } from '../lists/dictionary.ts';
import { namedLists, optimalGame } from '../lists/named-lists.ts';
import type { ListOptions } from '../lists/options.ts';
import { LANGUAGE_NAMES, sayNoWords } from '../messages/lists.ts';

/** Reads trees of words. A strategy file identifies its lists by hash; foreign notations do not. */
export const wordTrees: TreeReader<ListOptions> = {
  async listsFor(rules, options, world) {
    if (options.hard)
      return reject(
        'bad-value',
        'The file says itself whether it keeps to hard mode; leave --hard out.',
        '--hard',
      );
    const length = /^word(\d{1,2})/.exec(rules)?.[1];
    if (length === undefined) return ok([]);
    const chosen = await readLists(options);
    if (!chosen.ok) return chosen;
    return ok(namedLists(await dictionaryOf(chosen.value, Number(length), options, world)));
  },

  async settingFor({ first }, options, world) {
    const chosen = await readLists(options);
    if (!chosen.ok) return chosen;
    const list = listName(chosen.value);
    const length = onlyLength(chosen.value) ?? Array.from(first.normalize('NFC')).length;
    const lists = await dictionaryOf(chosen.value, length, options, world);
    if (lists.likelyCount === 0) return reject('bad-value', sayNoWords(length, list));
    const [what, instead] =
      list === OWN_LIST
        ? ['the words of --list and --answers', 'other files name other words']
        : [`the ${LANGUAGE_NAMES[list]} list`, '--list and --answers name other words'];
    return ok({ game: optimalGame(lists, options.hard === true), what, instead });
  },

  verifyOptions: (rules, isStrategyFile, { list, answers }) => [
    ...(!isStrategyFile && rules.endsWith('-hard') ? ['--hard'] : []),
    ...(list === undefined ? [] : ['--list', list]),
    ...(answers === undefined ? [] : ['--answers', answers]),
  ],
};
