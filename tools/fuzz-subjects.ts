import { codeDeduction, listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { parseSheet } from '@inkling/core/sheet';
import { parseJsonStrategy, strategyToJson } from '@inkling/deduction/notation/graph';
import { makeIrving } from '@inkling/deduction/notation/irving';
import { parseIrving } from '@inkling/deduction/notation/irving-parser';
import { makeSummary, parseSummary } from '@inkling/deduction/notation/mmstrat';
import { makeSelby, parseSelby } from '@inkling/deduction/notation/selby';
import { OptimalSearch } from '@inkling/deduction/optimum/search';
import { makeStrategy, parseStrategy } from '@inkling/deduction/optimum/strategy-text';
import { verifyStrategy } from '@inkling/deduction/optimum/verify';
import { CHECKSUM_LENGTH, checksum } from '@inkling/games/encoding/checksum';
import { parseDuelLink } from '@inkling/games/mastermind/duel/duel-link';
import { linkOf } from '@inkling/games/mastermind/link/sheet-link';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { codeCodec, codeSecrets } from '@inkling/games/mastermind/optimum/code-codec';
import { parseGameRecord } from '@inkling/games/mastermind/record/game-record';
import { parseCode, parseFeedback, parseTurn } from '@inkling/games/mastermind/rules/notation';
import { parseParams } from '@inkling/games/mastermind/rules/params';
import { parseRules } from '@inkling/games/mastermind/rules/rules';
import { skinOf } from '@inkling/games/mastermind/rules/skins';
import { parseDayKeys } from '@inkling/games/record/day-keys';
import { parseRoomRecord } from '@inkling/games/record/room-text';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { ENGLISH } from '@inkling/games/word/rules/letters';
import { parseRounds } from '@inkling/games/word/rules/rounds';
import { parseWeights } from 'inkling/optimal/weights';
import { makePermalink, parsePermalink } from 'inkling/permalink';
import { parseCommand } from '../apps/web/src/games/mastermind/session/command-line.ts';

/** A parser, and valid texts to damage. */
export interface Subject {
  readonly name: string;
  readonly legal: readonly string[];
  readonly tokens: readonly string[];
  /** Returns true if the text was accepted. */
  read(text: string): boolean;
}

/** Every parser of untrusted text, with valid texts to damage. */
export function subjects(): readonly Subject[] {
  return [...typedTexts(), ...sharedTexts(), ...strategyTexts()];
}

const taken = (result: { readonly ok: boolean }) => result.ok;
const CODE_TOKENS = ['a', 'f', 'S', '1', '0', ',', ':', ' ', '●', 'Santa', '99', '-'];

/** What users type. */
function typedTexts(): readonly Subject[] {
  return [
    {
      name: 'rules',
      legal: ['p4c6r', 'p4c10n', 'mm', 'bc'],
      tokens: ['p', 'c', 'r', 'n', '16', '99'],
      read: (text) => taken(parseRules(text)),
    },
    {
      name: 'a code',
      legal: ['aabb', '1122', 'a, a, b, b'],
      tokens: CODE_TOKENS,
      read: (text) => taken(parseCode(text, MM)),
    },
    {
      name: 'an answer',
      legal: ['1,0', '1A2B', '1B2W', '2 exact 1 near', '●●○'],
      tokens: CODE_TOKENS,
      read: (text) => taken(parseFeedback(text, 4)),
    },
    {
      name: 'a turn',
      legal: ['aabb:1,0', 'aabb 1 0', '1234:1A2B'],
      tokens: CODE_TOKENS,
      read: (text) => taken(parseTurn(text, MM)),
    },
    {
      name: 'parameters',
      legal: ['p4c6r/12/drawn', 'p4c6r/12/by-hand'],
      tokens: ['/', 'drawn', '12', 'p'],
      read: (text) => taken(parseParams(text)),
    },
    {
      name: 'word rounds',
      legal: ['salet:wgwyw', 'crane wwwww', 'mount: b b b b b', 'salet:⬛🟩⬛🟨⬛'],
      tokens: [':', 'w', 'g', 'y', '🟩', 'é', '\n', ' '],
      read: (text) => taken(parseRounds(ENGLISH, text)),
    },
    {
      name: 'a typed line of Mastermind',
      legal: ['aabb', 'why 2 s', 'new 5 holly', 'hint'],
      tokens: ['why', 'new', 'hint', '2', 's', ' '],
      read: (text) => taken(parseCommand(text, MM, skinOf('winter'))),
    },
  ];
}

/** Saves, links and records. */
function sharedTexts(): readonly Subject[] {
  const sheet = parseSheet(SHEET);
  const link = sheet.ok ? linkOf(sheet.value) : sheet;
  const permalink = link.ok ? makePermalink(link.value) : link;
  if (!permalink.ok) throw new Error('a legal text is not legal');
  return [
    {
      name: 'a sheet',
      legal: [SHEET],
      tokens: ['\n', '-1', '0', '"', 'cursor', 'seed', '\\u0000', '99'],
      read: (text) => taken(parseSheet(text)),
    },
    {
      name: 'a link',
      legal: [permalink.value],
      tokens: ['/', '.', 'A', '1', 'p', '%'],
      read: (text) => taken(parsePermalink(text)) || taken(parsePermalink(sealed(text))),
    },
    {
      name: 'a link of a duel',
      legal: [
        'challenge1/p4c6r/10/_NBBd9vI2JLh1m17YrbiZ5dHR7NuDZ2k5zGxsC8U2V8.ap3t',
        'reveal1/p4c6r/10/UbBR17N-Z08-L4JrsxKxoPDTa2RThtmYRv2Oci7asZ0.aabc.oLFP',
      ],
      tokens: ['/', '.', 'A', 'reveal', 'challenge', '1'],
      read: (text) => taken(parseDuelLink(text)) || taken(parseDuelLink(sealed(text))),
    },
    {
      name: 'a record',
      legal: [RECORD],
      tokens: ['{', '}', '[', '"', ':', ',', 'null', '-1', '1e9', '"turns"'],
      read: (text) => taken(parseGameRecord(text)),
    },
    {
      name: 'a record of a room',
      legal: [ROOM, TABLE],
      tokens: ['{', '}', '[', '"', ':', ',', 'null', '-1', '"sheets"', 'flip 2,3 = ', '"draw"', 'aabb:1,0'],
      read: (text) => taken(parseRoomRecord(text, [mastermindModule, covenWitch])),
    },
    {
      name: 'keys of past days',
      legal: [KEYS, KEYS.replace('"inkling":"days","v":1,"days"', '"past"')],
      tokens: ['{', '}', '[', '"', ':', ',', 'null', '2026-02-30', '"days"', '"past"', 'A'],
      read: (text) => taken(parseDayKeys(text)),
    },
  ];
}

/** Strategies, and the inputs of a search for them. */
function strategyTexts(): readonly Subject[] {
  const rules = { places: 3, symbols: 4, repeats: true };
  const listed = listCodeProblem(rules);
  if (!listed.ok) throw new Error('p3c4 is listed');
  const { space, problem, symmetry } = listed.value;
  const search = new OptimalSearch(problem, { symmetry });
  search.advance(1e9);
  const root = expect(search.strategy());
  const codes = Array.from({ length: space.size }, (_, index) => space.codeAt(index));
  const codec = codeCodec(rules, codes);
  const deduction = codeDeduction(space);
  const game = { ...deduction, places: 3, codec };
  const tally = verifyStrategy(root, { ...deduction, evaluate: deduction.feedback });
  if (!('total' in tally)) throw new Error('a legal text is not legal');
  const strategy = makeStrategy({ game: 'mastermind', rules: 'p3c4r', lists: [], claim: tally, root }, codec);
  return [
    {
      name: 'weights',
      legal: ['abc 3\n# a favourite\n\nabd\t12', 'A B C 2'],
      tokens: [' ', '\n', '#', '0', '999999999', 'abc 2\n', '\u2028'],
      read: (text) => taken(parseWeights(text, codeSecrets(rules, codec, space.size), 1000)),
    },
    {
      name: 'a strategy',
      legal: [strategy],
      tokens: ['\n', 'end', 'total', 'aab', '1,0', '0', '-', ' '],
      read: (text) => taken(parseStrategy(text, codec)),
    },
    {
      name: 'a strategy in JSON',
      legal: [JSON.stringify(strategyToJson(root, codec))],
      tokens: ['{', '}', '"', ':', 'aab', '1,0', '['],
      read: (text) => taken(parseJsonStrategy(text, codec)),
    },
    {
      name: 'Irving’s notation',
      legal: [makeIrving(root, game, 14), makeIrving(root, game, 15)],
      tokens: ['(', ')', ':', ';', ',', '112', '0', '9'],
      read: (text) => taken(parseIrving(text, game)),
    },
    {
      name: 'Selby’s notation',
      legal: [expect(makeSelby(root, deduction, codec))],
      tokens: ['aab', 'BBB1', 'GGG2', ' ', '\n', '9'],
      read: (text) => taken(parseSelby(text, codec, deduction.solved)),
    },
    {
      name: 'a summary line',
      legal: [makeSummary('knuth', tally)],
      tokens: [' ', '1', '.', '9999999', '-'],
      read: (text) => taken(parseSummary(text)),
    },
  ];
}

/** A damaged link with a correct checksum, so that the code behind the checksum is tested too. */
function sealed(text: string): string {
  const body = text.slice(0, -CHECKSUM_LENGTH);
  return body + checksum(body);
}

function expect<T>(value: T | undefined): T {
  if (value === undefined) throw new Error('a legal text cannot be made');
  return value;
}

const MM = { places: 4, symbols: 6, repeats: true };

const SHEET =
  'inkling-sheet 1\ngame "mastermind"\nparams "p4c6r/12/drawn"\nseed "holly"\nrandom 1\ncursor 2\n-1 1 ""\n0 2 "guess aabb"\n1 - "guess abcd"\n';

/** 32 bytes in base64url. */
const BYTES = 'A'.repeat(43);

const ROOM = `{"inkling":"room","v":1,"game":"mastermind","rules":"p4c6r/2","maker":"drawn","sheets":[{"seat":"breaker","turns":["aabb:1,0","ccdd:0,0"],"resigned":false}],"winner":null,"secret":"aefe","commitment":"${BYTES}","salt":"${BYTES}","draw":{"seed":"${BYTES}","nonces":[{"seat":"breaker","nonce":"${BYTES}"}]},"daily":{"day":"2026-11-21","end":"${BYTES}","key":"${BYTES}","guest":"g"}}`;

const TABLE =
  '{"inkling":"room","v":1,"game":"witch","rules":"3x3 bonus=1 bombs=0 rule=rook touching=0 against=nobody quiz=names","maker":"drawn","moves":["first flip 1,1 = agnes","first flip 2,2 = bonus","first peek 3,3 = hazel","first name Agnes = right","first hint"],"score":{"first":{"pairs":1,"points":150}},"winner":"first","secret":"agnes,b,c,d,bonus,b,c,d,agnes/12"}';

const KEYS = `{"inkling":"days","v":1,"days":[{"day":"2026-11-20","key":"${BYTES}","end":"${BYTES}"},{"day":"2026-11-21","key":"${BYTES}"}]}`;

const RECORD =
  '{"inkling":"game","v":1,"game":"mastermind","rules":"p4c6r","turnsMax":12,"turns":[{"guess":"aabb","exact":1,"near":0,"left":"256"}],"code":"abcd"}';
