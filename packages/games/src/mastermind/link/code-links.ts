import type { LinkSpec } from '../../contract/link.ts';
import { makeRules, parseRules } from '../rules/rules.ts';
import {
  type PositionLink,
  putPosition,
  putSeeded,
  type SeededLink,
  takePosition,
  takeSeeded,
} from './code-link.ts';
import { linkOf, sheetOf } from './sheet-link.ts';

export type CodeLink = PositionLink | SeededLink;

/** How links of Mastermind are encoded and decoded. */
export const CODE_LINKS: LinkSpec<CodeLink> = {
  game: 'mastermind',
  prefix: 'm',
  makeRules: ({ rules }) => makeRules(rules),
  reader(text) {
    const rules = parseRules(text);
    if (!rules.ok || makeRules(rules.value) !== text) return undefined;
    return {
      position: (digits) => takePosition(digits, rules.value),
      seeded: (digits) => takeSeeded(digits, rules.value),
    };
  },
  fits: () => true,
  put: (digits, link) => (link.kind === 'seeded' ? putSeeded(digits, link) : putPosition(digits, link)),
  sheets: { linkOf, sheetOf },
};
