import { decoded } from '../../shell/saved/decoded.ts';
import './style/list.css';
import './style/puzzle.css';
import './style/puzzle-widths.css';
import './style/proof.css';
import './style/book.css';
import { fail, ok, type Result } from '@inkling/core/result';
import { fittingCodes } from '@inkling/deduction/last-code/check-proof';
import { provePuzzle } from '@inkling/deduction/last-code/proof';
import { parseClues } from '@inkling/games/puzzles/puzzle-text';
import { weekOf } from '@inkling/games/puzzles/week';
import { computed, type Signal } from '@preact/signals';
import type { ComponentType, VNode } from 'preact';
import { toClipboard } from '../../shell/clipboard.ts';
import { settled } from '../../shell/language/language.ts';
import { MissingSheet } from '../../shell/missing-sheet.tsx';
import type { Page, PageServices } from '../../shell/page.ts';
import { messages } from './messages/language.ts';
import { type ProofAddress, parseProofAddress } from './model/proof-address.ts';
import type { ShownPuzzle } from './model/shown-puzzle.ts';
import { loadSections } from './model/week-puzzles.ts';
import { keepAttempt, keptAttempt } from './session/kept-attempt.ts';
import { pressPuzzleKey } from './session/keys.ts';
import { Participation } from './session/participation.ts';
import { PuzzleSession } from './session/puzzle-session.ts';
import { parseResults, RESULTS, type Results } from './session/results.ts';
import type { Browser } from './session/run-line.ts';
import { BookPage } from './view/book-page.tsx';
import { PROOF_HEADING } from './view/proof-panel.tsx';
import { PuzzlePage } from './view/puzzle-page.tsx';
import { WeekPage } from './view/week-page.tsx';

/** Opens what the address names: the puzzles of a week, a single puzzle, or a booklet of puzzles. */
export async function openPuzzles(services: PageServices): Promise<Page> {
  const { path, saved, storage, announcer } = services;
  const results = await saved.value(RESULTS, parseResults);
  const participation = new Participation(
    results,
    async () => (await import('./session/rating-calls.ts')).openRatingCalls(storage),
    announcer,
  );
  const [kind = '', first = '', second = ''] = path.split('/');
  if (kind !== '' && kind !== 'week' && kind !== 'book') {
    const asked = parseProofAddress(path);
    const opened = await openPuzzle(asked?.puzzle ?? path, services);
    await settled();
    if (!opened.ok) return plainPage(() => <NoPuzzle fault={opened.error} />);
    return puzzlePage(opened.value, asked, results, participation, services);
  }
  const sections = await loadSections(services);
  if (kind === 'book') {
    const puzzles = await bookOf(sections, Number(first), Number(second), services);
    await settled();
    if (puzzles.length === 0) return plainPage(() => <NoPuzzle fault={{ code: 'address' }} />);
    return plainPage(() => <BookPage puzzles={puzzles} />);
  }
  await settled();
  const days = Math.floor(Date.parse(services.stamp()) / 86_400_000);
  const thisWeek = weekOf(days) ?? 0;
  const asked = /^[1-9]\d{0,3}$/.test(first) ? Number(first) - 1 : undefined;
  const isThere = first === '' || (asked !== undefined && asked <= thisWeek);
  const week = isThere ? (asked ?? thisWeek) : thisWeek;
  void participation.begin();
  return plainPage(() => (
    <WeekPage
      week={week}
      isAsked={isThere}
      thisWeek={thisWeek}
      sections={sections}
      results={results}
      participation={participation}
    />
  ));
}

/** @param asked the slide of the proof that the address names, if it names one */
async function puzzlePage(
  shown: ShownPuzzle,
  asked: ProofAddress | undefined,
  results: Signal<Results>,
  participation: Participation,
  { saved, announcer, preferences }: PageServices,
): Promise<Page> {
  const session = new PuzzleSession(
    shown,
    results,
    announcer,
    (address, answer) => void participation.tried(address, answer),
    // A proof that was opened from elsewhere leaves an unfinished attempt at the same puzzle alone.
    asked ? undefined : await keptAttempt(shown, saved),
  );
  // Turning slides adds nothing to the browser's history, so Back leaves the proof.
  if (asked) session.openProof(asked, (link) => history.replaceState(history.state, '', link));
  const stop = asked ? undefined : keepAttempt(session, saved);
  const browser: Browser = {
    copy: () => toClipboard(location.href),
    goTo: (address) => {
      location.hash = address;
    },
  };
  return {
    ...plainPage(() => (
      <PuzzlePage session={session} results={results} preferences={preferences} browser={browser} />
    )),
    title: computed(() => messages().title(shown.look.text().title)),
    played: computed(() => shown.look.text().title),
    ...(asked && { opensAt: PROOF_HEADING }),
    press: (event, target) => pressPuzzleKey(session, event, target, document),
    sayState: () => session.sayState(),
    close: () => stop?.(),
  };
}

function plainPage(View: ComponentType): Page {
  return {
    title: computed(() => messages().title(messages().heading)),
    View,
  };
}

/** Returns puzzles of a grade for a booklet, taking all kinds in turn. */
async function bookOf(
  sections: Awaited<ReturnType<typeof loadSections>>,
  count: number,
  grade: number,
  services: PageServices,
): Promise<readonly ShownPuzzle[]> {
  const own = sections.filter((section) => section.grade === grade);
  const wanted = Math.min(48, Math.max(1, Math.floor(count) || 12));
  const addresses = Array.from({ length: wanted }, (_, at) => {
    const section = own[at % own.length];
    // Taken from the end of the pack, so that the puzzles of the coming weeks stay new.
    return section?.puzzles.at(-1 - Math.floor(at / own.length))?.address;
  });
  const opened = await Promise.all(addresses.map((address) => openPuzzle(address ?? '', services)));
  return opened.flatMap((one) => (one.ok ? [one.value] : []));
}

/** A page that says why there is no puzzle at this address. */
function NoPuzzle({ fault }: { readonly fault: AddressFault }): VNode {
  const { bad, all } = messages();
  return (
    <main class="missing-page" id="board" tabIndex={-1}>
      <MissingSheet
        heading={bad.heading}
        sentence={fault.code === 'clue' ? bad.clue(fault.clue) : bad[fault.code]}
      >
        <a class="press press-main" href="#/puzzles">
          {all}
        </a>
      </MissingSheet>
    </main>
  );
}

/** Why an address is not that of a valid puzzle. */
type AddressFault =
  | { readonly code: 'address' | 'none' | 'many' | 'hard' }
  | { readonly code: 'clue'; readonly clue: number };

/** Parses `GAME/RULES/CLUES` and proves the puzzle. Returns an error for any invalid address. */
async function openPuzzle(path: string, services: PageServices): Promise<Result<ShownPuzzle, AddressFault>> {
  const [gameId = '', rules = '', clues = '', ...rest] = path.split('/').map((part) => decoded(part) ?? part);
  const part = await services.games.find(({ id }) => id === gameId)?.puzzles?.();
  const spec = await part?.spec();
  const game = rest.length === 0 ? await spec?.open(rules) : undefined;
  if (!part || !game) return fail({ code: 'address' });
  const puzzle = parseClues(clues, game);
  if (!puzzle.ok)
    return fail(
      puzzle.error.code === 'bad-clue' ? { code: 'clue', clue: puzzle.error.clue + 1 } : { code: 'address' },
    );
  const proof = provePuzzle(puzzle.value);
  if (proof) {
    const look = (await part.looks(services.saved))(game.rules);
    const Keys = await part.keys?.(game.rules, services.saved);
    return ok({ address: path, gameId, game, look, Keys, puzzle: puzzle.value, proof });
  }
  const answers = fittingCodes(puzzle.value).length;
  return fail({ code: answers === 0 ? 'none' : answers > 1 ? 'many' : 'hard' });
}
