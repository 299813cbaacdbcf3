import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { codeDeduction, listCodeProblem } from '@inkling/codes/optimum/code-deduction';
import { expect as value } from '@inkling/core/result';
import { makeSheet, parseSheet, type Sheet } from '@inkling/core/sheet';
import { makeSearchState, parseSearchState } from '@inkling/deduction/optimum/search-state';
import { makeStrategy, parseStrategy } from '@inkling/deduction/optimum/strategy-text';
import { makePermalink, parsePermalink } from '@inkling/games/link/permalink';
import { makeDuelLink, parseDuelLink } from '@inkling/games/mastermind/duel/duel-link';
import { mastermindModule } from '@inkling/games/mastermind/module';
import { codeCodec } from '@inkling/games/mastermind/optimum/code-codec';
import { makeGameRecord, parseGameRecord } from '@inkling/games/mastermind/record/game-record';
import { NULL_LINKS } from '@inkling/games/null/link/number-links';
import { nullModule } from '@inkling/games/null/module';
import { makePack, parsePack } from '@inkling/games/puzzles/pack';
import { makeDayKeys, parseDayKeys } from '@inkling/games/record/day-keys';
import { makeRoomRecord, parseRoomRecord } from '@inkling/games/record/room-text';
import { covenWitch } from '@inkling/games/witch/coven-module';
import { makeWitchCode, readWitchCode } from '@inkling/games/witch/link/board-code';
import { wordModule } from '@inkling/games/word/module';
import { wordGame } from '@inkling/games/word/rules/game';
import { Journal } from '@inkling/jobs/engine/journal';
import { createSession, defineDeduction } from 'inkling';
import { makePermalink as makeGameLink, parsePermalink as parseGameLink } from 'inkling/permalink';
import { describe, expect, it } from 'vitest';
import { makeSave, parseSave } from '../../apps/cli/src/play/saves/save.ts';
import { makeTurnsSave, parseTurnsSave } from '../../apps/cli/src/play/saves/turns-save.ts';
import { makeKeptLemmas, parseKeptLemmas } from '../../apps/cli/src/verbs/optimal/kept-proof-text.ts';
import { makeArchive, parseArchive } from '../../apps/web/src/features/history/session/archive.ts';
import { unpackGame } from '../../apps/web/src/features/lab/own/game/link.ts';
import { makeSeededLink, openSeededLink } from '../../apps/web/src/shell/saved/seeded-link.ts';

const higherOrLower = defineDeduction({
  name: 'higher or lower',
  secrets: Array.from({ length: 20 }, (_, i) => i + 1),
  answer: (guess: number, secret: number) =>
    guess === secret ? 'found' : guess < secret ? 'higher' : 'lower',
  solved: 'found',
});

const folder = new URL('../formats/', import.meta.url);
const RULES = { places: 3, symbols: 4, repeats: true };
const GAMES = [nullModule, mastermindModule, wordModule(wordGame([])), covenWitch];

/** A game that opens every sheet: a game's own requirements are not part of these formats. */
const ANY_GAME = {
  entry: { id: 'mastermind', within: '', load: () => Promise.reject(new Error('never opened')) },
  part: { read: () => ({ progress: undefined }), openKey: 'game/mastermind' },
};
const ANY_FORMAT = {
  game: 'word',
  fields: () => ({}),
  parse: (sheet: Sheet) => ({ sheet }),
};
const OWN_GAME = {
  name: 'odd or even',
  secrets: ['1', '2', '3'],
  guesses: ['is it odd?', 'is it 1?'],
  answers: [
    ['yes', 'no', 'yes'],
    ['yes', 'no', 'no'],
  ],
};

type RoundTrip = (text: string, bytes: Uint8Array) => string | Uint8Array | Promise<string>;

/** How a file of each kind is parsed and written back. Files saved today must stay readable. */
const ROUND_TRIPS: Readonly<Record<string, RoundTrip>> = {
  'sheet.txt': (text) => makeSheet(value(parseSheet(text))),
  'save.txt': (text) => makeSave(value(parseSave(text))),
  'turns.txt': (text) => makeTurnsSave(value(parseTurnsSave(text))),
  'archive.json': (text) => {
    const { entries, refused } = value(parseArchive(text, [ANY_GAME]));
    expect(refused).toBe(0);
    const [saved, finished] = ['sheet/', 'finished/'].map((folder) =>
      entries.flatMap(([key, kept]) => (key.startsWith(folder) ? [kept] : [])),
    );
    return makeArchive(saved ?? [], finished ?? []);
  },
  'seeded-links.txt': async (text) => {
    const links = text.trimEnd().split('\n');
    const opened = await Promise.all(
      links.map((link) => openSeededLink(ANY_FORMAT, link, async () => undefined)),
    );
    return `${opened.map((state) => state && makeSeededLink(state.sheet)).join('\n')}\n`;
  },
  // The compressed bytes of a text differ from one system to the next, so this file is only read.
  'own-link.txt': async (text) => {
    const [, packed = ''] = /^own\/1\/(.+)\n$/.exec(text) ?? [];
    expect(JSON.parse((await unpackGame(packed)) ?? '')).toEqual(OWN_GAME);
    return text;
  },
  'room-codes.json': (text) => makeRoomRecord(value(parseRoomRecord(text, GAMES))),
  'room-words.json': (text) => makeRoomRecord(value(parseRoomRecord(text, GAMES))),
  'room-table.json': (text) => makeRoomRecord(value(parseRoomRecord(text, GAMES))),
  'room-numbers.json': (text) => makeRoomRecord(value(parseRoomRecord(text, GAMES))),
  'game.json': (text) => makeGameRecord(value(parseGameRecord(text))),
  'puzzles.txt': (text) => makePack(value(parsePack(text))),
  'days.json': (text) => makeDayKeys(value(parseDayKeys(text))),
  'links.txt': eachLine((line) => value(makeGameLink(value(parseGameLink(line))))),
  'number-links.txt': eachLine((line) =>
    value(makePermalink(value(parsePermalink(line, [NULL_LINKS])), NULL_LINKS)),
  ),
  'duel-links.txt': eachLine((line) => makeDuelLink(value(parseDuelLink(line)))),
  'board-codes.txt': eachLine((line) => {
    const { setting, squares } = value(readWitchCode(line));
    return makeWitchCode(setting, squares) ?? '';
  }),
  'session.json': (text) => createSession(higherOrLower, { saved: text }).serialise(),
  'p3c4r.strategy': (text) => makeStrategy(value(parseStrategy(text, codec())).file, codec()),
  'p4c4r.lemmas': (text) => makeKeptLemmas(value(parseKeptLemmas(text))),
  'p3c4r.facts': rewrittenFacts,
  'p3c4r.state': (_, bytes) => {
    const { identity, stage, settled, facts } = value(parseSearchState(bytes));
    const list = [...facts];
    return makeSearchState(identity, stage, settled, (countMin) =>
      list.filter(({ key }) => key.length >= countMin),
    );
  },
};

/** Reads facts from a file and appends them to another. */
function rewrittenFacts(text: string): Uint8Array {
  const [head = ''] = text.split('\n', 1);
  const name = JSON.parse(head) as Parameters<typeof Journal.open>[1];
  const scratch = mkdtempSync(join(tmpdir(), 'inkling-facts-'));
  try {
    const [kept, again] = ['kept', 'again'].map((file) => join(scratch, file)) as [string, string];
    writeFileSync(kept, text);
    const read = Journal.open(kept, name);
    const written = Journal.open(again, name);
    for (const fact of read.facts.values()) written.append(fact);
    for (const journal of [read, written]) journal.close();
    return readFileSync(again);
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

describe('a stored file', () => {
  it('exists for every format', () => {
    expect(readdirSync(folder).toSorted()).toEqual(Object.keys(ROUND_TRIPS).toSorted());
  });

  it.each(Object.entries(ROUND_TRIPS))('%s round-trips byte for byte', async (name, again) => {
    const bytes = readFileSync(new URL(name, folder));
    const written = await again(bytes.toString('utf8'), bytes);
    expect(Buffer.from(written).equals(bytes)).toBe(true);
  });
});

describe('a file of a later version', () => {
  it('is rejected with an error that states its version', () => {
    const text = (name: string) => readFileSync(new URL(name, folder), 'utf8');
    const later = (name: string) => text(name).replace('"v":1', '"v":2');
    const refused = { ok: false, error: { code: 'unknown-version', version: '2' } };
    expect(parseRoomRecord(later('room-codes.json'), GAMES)).toEqual(refused);
    expect(parseGameRecord(later('game.json'))).toEqual(refused);
    expect(parseDayKeys(later('days.json'))).toEqual(refused);
    const sheet = text('sheet.txt').replace('inkling-sheet 1', 'inkling-sheet 2');
    expect(parseSheet(sheet)).toMatchObject({ error: { code: 'unknown-version', version: '2' } });
  });
});

function eachLine(again: (line: string) => string): (text: string) => string {
  return (text) => text.replace(/.+/g, again);
}

function codec() {
  const { space } = value(listCodeProblem(RULES));
  expect(codeDeduction(space).secretCount).toBe(64);
  return codeCodec(
    RULES,
    Array.from({ length: space.size }, (_, index) => space.codeAt(index)),
  );
}
