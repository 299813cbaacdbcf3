import { type Signal, signal } from '@preact/signals';
import type { LabContext } from '../session/lab-context.ts';
import { type LabGame, USUAL_GAME } from '../session/lab-game.ts';
import type { StopTask } from '../session/task.ts';
import { words } from '../words/language.ts';
import type { Contest, ContestRow } from './contest-row.ts';
import { type Contestant, contestantsOf } from './contestants.ts';
import type { startContest } from './contesting.ts';

/** Who plays what, and how it goes. */
export class CompareDesk {
  readonly context: LabContext;
  readonly game: Signal<LabGame>;
  readonly chosen: Signal<readonly Contestant[]>;
  readonly contest: Signal<Contest | undefined> = signal(undefined);
  readonly #start: typeof startContest;
  #stop: StopTask = () => undefined;

  constructor(context: LabContext, parts: { readonly start: typeof startContest }) {
    this.context = context;
    this.game = signal(USUAL_GAME);
    this.chosen = signal(usualOf(USUAL_GAME));
    this.#start = parts.start;
  }

  /** Takes rules, and those players who can play by them; the usual ones when none can. */
  choose(game: LabGame, contestants: readonly Contestant[] = this.chosen.value): void {
    const kept = contestantsOf(game).filter((name) => contestants.includes(name));
    this.game.value = game;
    this.chosen.value = kept.length > 0 ? kept : usualOf(game);
  }

  toggle(contestant: Contestant): void {
    const wanted = this.chosen.value.includes(contestant)
      ? this.chosen.value.filter((name) => name !== contestant)
      : [...this.chosen.value, contestant];
    this.chosen.value = contestantsOf(this.game.value).filter((name) => wanted.includes(name));
  }

  play(): void {
    if (this.chosen.value.length === 0) {
      this.context.say(words().compare.nobody);
      return;
    }
    this.#stop();
    const ask = { game: this.game.value, contestants: this.chosen.value, seed: '' };
    const fresh: Contest = { ask, state: 'playing', rows: [], refused: [], progress: undefined };
    this.contest.value = fresh;
    this.context.show({ page: 'compare', asked: { game: ask.game, contestants: ask.contestants } });
    this.context.say(words().compare.begun(ask.contestants.length));
    this.#stop = this.#start(ask, (news) => {
      const now = this.contest.value ?? fresh;
      if (!news) {
        this.contest.value = { ...now, state: 'broken' };
        this.context.say(words().compare.broken);
      } else if (news.kind === 'progress') this.contest.value = { ...now, progress: news.progress };
      else if (news.kind === 'row')
        this.contest.value = { ...now, rows: [...now.rows, news.row], progress: undefined };
      else if (news.kind === 'refused') {
        const { contestant, why } = news;
        this.contest.value = { ...now, refused: [...now.refused, { contestant, why }] };
      } else {
        this.contest.value = { ...now, state: 'over', progress: undefined };
        this.sayResult();
      }
    });
  }

  stop(): void {
    const now = this.contest.value;
    if (now?.state !== 'playing') {
      this.context.say(words().nothingRuns);
      return;
    }
    this.#stop();
    this.contest.value = { ...now, state: 'stopped' };
    this.context.say(words().compare.stopped(now.rows.length));
  }

  sayResult(): void {
    const now = this.contest.value;
    this.context.say(now ? words().compare.result(now) : words().compare.none);
  }

  /** The rows to show: those that are done, and what a sample under way says so far. */
  get rows(): readonly ContestRow[] {
    const now = this.contest.value;
    if (!now) return [];
    const { progress } = now;
    return progress?.kind === 'played' && progress.soFar ? [...now.rows, progress.soFar] : now.rows;
  }

  close(): void {
    this.#stop();
  }
}

function usualOf(game: LabGame): readonly Contestant[] {
  return game.kind === 'codes' ? ['knuth', 'expected', 'entropy', 'parts'] : ['entropy', 'expected', 'parts'];
}
