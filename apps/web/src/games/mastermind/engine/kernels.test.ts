import type { Kernels } from '@inkling/codes/kernels/kernels';
import { scoreCode } from '@inkling/core/feedback';
import { describe, expect, it } from 'vitest';
import type { Asked } from '../../../shell/worker/protocol.ts';
import { AnalysisService } from './analysis-service.ts';
import { type KernelSource, kernelsFor } from './kernels.ts';
import type { Questions } from './questions.ts';

const P5C8 = { places: 5, symbols: 8, repeats: true };

/** Works like the worker's loop: awaits every step that yields a promise. */
async function answerOf<Name extends keyof Questions>(
  service: AnalysisService,
  name: Name,
  ask: Questions[Name]['ask'],
) {
  const work = service.answer({ id: 0, name, ask } as unknown as Asked<Questions>);
  for (;;) {
    const step = work.next();
    if (step.done) return step.value as Questions[Name]['answer'];
    await step.value;
  }
}

describe('kernels for the engine', () => {
  it('are provided only where they pay off', async () => {
    expect(kernelsFor({ places: 4, symbols: 6, repeats: true })).toBeUndefined();
    expect(kernelsFor({ places: 8, symbols: 12, repeats: true })).toBeUndefined();
    expect(kernelsFor({ places: 7, symbols: 4, repeats: true })).toBeUndefined();
    expect((await kernelsFor(P5C8))?.name).toBe('simd');
    expect(kernelsFor(P5C8)).toBe(kernelsFor({ places: 4, symbols: 9, repeats: true }));
  });

  it('are awaited only by searches, which use them even after counting without them', async () => {
    const kernels = (await kernelsFor(P5C8)) as Kernels;
    let sieves = 0;
    const counting: Kernels = {
      ...kernels,
      sieveCodes: (...given) => {
        sieves++;
        return kernels.sieveCodes(...given);
      },
    };
    let arrive: (found: Kernels) => void = () => undefined;
    const fetched = new Promise<Kernels>((resolve) => {
      arrive = resolve;
    });
    const service = new AnalysisService(() => fetched);
    const turns = [{ guess: [0, 0, 1, 1, 2], feedback: scoreCode([0, 0, 1, 1, 2], [7, 0, 3, 3, 5]) }];
    const ask = { rules: P5C8, turns };
    expect((await answerOf(service, 'findings', ask)).lefts).toHaveLength(2);
    expect(sieves).toBe(0);
    arrive(counting);
    expect(await answerOf(service, 'suggestions', { ...ask, top: 1 })).toHaveLength(1);
    expect(sieves).toBe(1);
    expect((await answerOf(service, 'findings', ask)).lefts).toHaveLength(2);
    expect(await answerOf(service, 'suggestions', { ...ask, top: 2 })).toHaveLength(2);
    expect(sieves).toBe(1);
  });

  it('change no answer, whether present or absent', async () => {
    const secret = [7, 0, 3, 3, 5];
    const turns = [
      [0, 0, 1, 1, 2],
      [3, 4, 0, 5, 6],
    ].map((guess) => ({ guess, feedback: scoreCode(guess, secret) }));
    const sources: KernelSource[] = [() => undefined, kernelsFor, () => Promise.resolve(undefined)];
    const answers = await Promise.all(
      sources.map(async (source) => {
        const service = new AnalysisService(source);
        return {
          findings: await answerOf(service, 'findings', { rules: P5C8, turns }),
          suggestions: await answerOf(service, 'suggestions', { rules: P5C8, turns, top: 5 }),
          guess: await answerOf(service, 'guess', { rules: P5C8, turns, player: 'parts', seed: '' }),
        };
      }),
    );
    expect(answers[0]?.suggestions).toHaveLength(5);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });
});
