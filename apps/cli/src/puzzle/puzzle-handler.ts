import type { Clue } from '@inkling/deduction/last-code/code-puzzle';
import { isMet } from '@inkling/deduction/last-code/code-puzzle';
import type { Step } from '@inkling/deduction/last-code/proof';
import type { PuzzleSpec } from '@inkling/games/contract/puzzle';
import { makeClues } from '@inkling/games/puzzles/puzzle-text';
import type { Handler } from '../contract/game-terminal.ts';
import { Conversation } from '../play/conversation.ts';
import { EXIT, type Exit } from '../shell/exit.ts';
import { printJson, printLines } from '../shell/printing.ts';
import { type Style, styleFor } from '../shell/style.ts';
import type { World } from '../shell/world.ts';
import {
  type Naming,
  sayClaim,
  sayConflicts,
  sayGrade,
  saySources,
  sayWhy,
  TECHNIQUE_NAMES,
} from './messages.ts';
import { type Contradiction, type OpenPuzzle, openPuzzle } from './open-puzzle.ts';
import type { PuzzleOptions } from './puzzle-options.ts';

/** What a game contributes: how to draw a clue on one line, and how to name a symbol. */
export interface PuzzleTerminal {
  readonly game: string;
  spec(): Promise<PuzzleSpec>;
  drawClue(clue: Clue, style: Style, rules: string): string;
  symbol(symbol: number, rules: string): string;
  /** Says what a solution consists of under these rules, if that is not obvious. */
  sayRules?(rules: string): string;
  /** The same in canonical letters, as in links and JSON, for games in which users read and write other symbols. */
  readonly canonical?: Pick<PuzzleTerminal, 'game' | 'spec' | 'symbol'>;
}

/** Returns the handler of `puzzle` for a game. */
export function puzzleHandler(terminal: PuzzleTerminal): Handler<PuzzleOptions> {
  return async ({ words, options }, world) => {
    const seed = options.seed ?? world.seed();
    const open = await openPuzzle(await terminal.spec(), words, options, seed);
    if (!open.ok)
      return 'conflicts' in open.error ? explain(terminal.game, open.error, options, world) : open.error;
    if (options.json) return printPuzzle(terminal, open.value, world);
    return new PuzzleTalk(terminal, open.value, world, styleFor(world, options)).run();
  };
}

/** Says which clues cannot all be met. */
function explain(
  game: string,
  { rules, conflicts }: Contradiction,
  { json }: PuzzleOptions,
  world: World,
): Exit {
  const sets = conflicts.map((set) => set.map((clue) => clue + 1));
  const message = sayConflicts(sets);
  if (json)
    printJson(world.out, { game, rules, consistent: false, conflict: sets[0], conflicts: sets, message });
  else printLines(world.err, [message]);
  return EXIT.contradiction;
}

async function printPuzzle(
  terminal: PuzzleTerminal,
  { game: opened, puzzle, proof }: OpenPuzzle,
  world: World,
): Promise<Exit> {
  const { canonical } = terminal;
  const { rules } = opened;
  const game = (await (await canonical?.spec())?.open(rules)) ?? opened;
  const { symbol } = canonical ?? terminal;
  const naming = { puzzle, symbol: (number: number) => symbol(number, rules) };
  printJson(world.out, {
    game: terminal.game,
    rules,
    clues: puzzle.clues.map((clue) => game.makeClue(clue)),
    link: `#/puzzles/${canonical?.game ?? terminal.game}/${rules}/${makeClues(puzzle.clues, game)}`,
    grade: proof.grade,
    answer: game.makeCode(proof.answer),
    steps: proof.steps.map((step) => ({
      technique: step.technique,
      clues: step.clues.map((clue) => clue + 1),
      uses: step.uses.map((use) => use + 1),
      claim: sayClaim(step.claim, naming),
      why: sayWhy(step, naming),
    })),
  });
  return EXIT.done;
}

/** Asks for the answer until it is right or the user stops. */
class PuzzleTalk {
  readonly #terminal: PuzzleTerminal;
  readonly #open: OpenPuzzle;
  readonly #talk: Conversation;
  readonly #naming: Naming;
  readonly #style: Style;
  /** Number of hints given: each step of the proof has two, its technique and then its claim. */
  #hints = 0;
  #tries = 0;

  constructor(terminal: PuzzleTerminal, open: OpenPuzzle, world: World, style: Style) {
    this.#style = style;
    this.#terminal = terminal;
    this.#open = open;
    this.#talk = new Conversation(world, false);
    this.#naming = {
      puzzle: open.puzzle,
      symbol: (symbol) => terminal.symbol(symbol, open.game.rules),
    };
  }

  async run(): Promise<Exit> {
    for (;;) {
      const typed = await this.#talk.ask(this.#tries + this.#hints === 0 ? this.#clues() : [], () =>
        this.#clues(),
      );
      if (typed === undefined || /^\s*(q|quit|leave)\s*$/i.test(typed)) return EXIT.done;
      if (this.#answer(typed.trim())) return EXIT.done;
    }
  }

  #clues(): readonly string[] {
    const { game, puzzle, proof } = this.#open;
    const said = this.#terminal.sayRules?.(game.rules);
    return [
      ...(said === undefined ? [] : [said, '']),
      ...puzzle.clues.map(
        (clue, at) => `${at + 1}  ${this.#terminal.drawClue(clue, this.#style, this.#open.game.rules)}`,
      ),
      '',
      `One solution fits all of them. ${sayGrade(proof.grade, proof.steps.length)}`,
      'Type the solution, hint, why, proof, or ? for help.',
    ];
  }

  /** Handles a typed line. Returns true if that finished the puzzle. */
  #answer(typed: string): boolean {
    switch (typed.toLowerCase()) {
      case '':
        return false;
      case '?':
      case 'help':
        this.#talk.say(
          'Type the solution that fits all clues. hint names the next step, and says it when you ask again;',
          'why says why it follows; proof shows the solution with all steps; quit leaves.',
        );
        return false;
      case 'hint':
        this.#talk.say(this.#hint());
        return false;
      case 'why':
        this.#talk.say(this.#why());
        return false;
      case 'proof':
        this.#talk.say(`The solution is ${this.#answerText()}.`, ...this.#proof());
        return true;
      default:
        return this.#try(typed);
    }
  }

  #try(typed: string): boolean {
    const { game, puzzle, proof } = this.#open;
    const code = game.readCode(typed);
    if (!code) {
      this.#talk.say(
        `That is not a solution: ${puzzle.places} symbols are needed, as in ${game.makeCode(puzzle.clues[0]?.guess ?? [])}.`,
      );
      return false;
    }
    this.#tries++;
    if (String(code) === String(proof.answer)) {
      const tries = this.#tries === 1 ? 'on the first try' : `on try ${this.#tries}`;
      this.#talk.say(`Right, ${tries}: ${this.#answerText()}.`, ...this.#proof());
      return true;
    }
    const broken = puzzle.clues.findIndex((clue) => !isMet(clue, code));
    this.#talk.say(
      broken < 0
        ? 'It fits the clues, but is not in the list.'
        : `No: clue ${broken + 1} would have other marks.`,
    );
    return false;
  }

  #hint(): string {
    const { steps } = this.#open.proof;
    const at = Math.min(Math.floor(this.#hints / 2), steps.length - 1);
    const step = steps[at] as Step;
    const isClaim = this.#hints % 2 === 1 || this.#hints >= 2 * steps.length;
    this.#hints++;
    if (isClaim) return `Step ${at + 1}: ${sayClaim(step.claim, this.#naming)}`;
    const sources = saySources(step);
    return `Step ${at + 1}: ${TECHNIQUE_NAMES[step.technique]}${sources === '' ? '' : ` (${sources})`}.`;
  }

  #why(): string {
    const step = this.#open.proof.steps[Math.floor((this.#hints - 1) / 2)];
    return step ? sayWhy(step, this.#naming) : 'Ask for a hint first.';
  }

  #answerText(): string {
    return this.#open.game.makeCode(this.#open.proof.answer);
  }

  #proof(): readonly string[] {
    return this.#open.proof.steps.flatMap((step, at) => {
      const sources = saySources(step);
      return [
        `${at + 1}. ${sayClaim(step.claim, this.#naming)}`,
        `   ${sources === '' ? '' : `From ${sources}: `}${sayWhy(step, this.#naming)}`,
      ];
    });
  }
}
