import { isMet } from '@inkling/deduction/last-code/code-puzzle';
import type { Grade } from '@inkling/deduction/last-code/technique';
import { parsePack } from '@inkling/games/puzzles/pack';
import { parseClues } from '@inkling/games/puzzles/puzzle-text';
import type { Games } from '../room/games.ts';

/** The puzzles that ship with the games of a server, loaded lazily. */
export class ShippedPuzzles {
  readonly #games: Games;
  #grades: Promise<ReadonlyMap<string, Grade>> | undefined;

  constructor(games: Games) {
    this.#games = games;
  }

  /** Returns the grade of the puzzle at an address (`GAME/RULES/CLUES`), or undefined if there is no such puzzle. */
  async gradeOf(address: string): Promise<Grade | undefined> {
    this.#grades ??= readGrades(this.#games);
    return (await this.#grades).get(address);
  }

  /** Whether a typed code solves a shipped puzzle. The only code that meets all its clues is the answer. */
  async isAnswer(address: string, typed: string): Promise<boolean> {
    const [gameId = '', rules = '', clues = ''] = address.split('/');
    const spec = await this.#games.get(gameId)?.puzzles?.();
    const game = await spec?.open(rules);
    const puzzle = game && parseClues(clues, game);
    const code = game?.readCode(typed);
    if (!game || !puzzle?.ok || !code) return false;
    const text = String(code);
    return (
      puzzle.value.clues.every((clue) => isMet(clue, code)) &&
      game.shape.secrets.some((secret) => String(secret) === text)
    );
  }
}

async function readGrades(games: Games): Promise<ReadonlyMap<string, Grade>> {
  const grades = new Map<string, Grade>();
  for (const [id, { puzzles }] of games) {
    const spec = await puzzles?.();
    const pack = spec && parsePack(await spec.pack());
    for (const { rules, grade, puzzles: packed } of pack?.ok ? pack.value.sections : [])
      for (const { clues } of packed) grades.set(`${id}/${rules}/${clues}`, grade);
  }
  return grades;
}
