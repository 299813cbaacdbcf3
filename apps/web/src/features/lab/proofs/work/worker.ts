import { serveQuestions } from '../../../../shell/worker/serve.ts';
import { ProofWalk } from './proof-walk.ts';
import type { ProofQuestions } from './questions.ts';

let walk: ProofWalk | undefined;

/** Returns the proof that was opened last. Throws if none is open. */
function opened(): ProofWalk {
  if (!walk) throw new Error('no proof is open');
  return walk;
}

serveQuestions<ProofQuestions>(function* (asked) {
  // A request that has been superseded by a newer one stops here.
  yield;
  switch (asked.name) {
    case 'open': {
      let read: Awaited<ReturnType<typeof ProofWalk.read>> | undefined;
      yield ProofWalk.read(asked.ask).then(
        (result) => {
          read = result;
        },
        () => undefined,
      );
      if (!read) return { ok: false, error: { code: 'damaged', line: 1 } };
      if (!read.ok) return read;
      walk = read.value;
      return { ok: true, value: walk.opened };
    }
    case 'place':
      return opened().placeOf(asked.ask.line);
    case 'lemma':
      return opened().lemma(asked.ask.lemma);
    case 'guess':
      return opened().guess(asked.ask.lemma, asked.ask.guess);
  }
});
