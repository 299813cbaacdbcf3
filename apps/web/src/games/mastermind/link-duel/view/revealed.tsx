import { feedbackOf } from '@inkling/core/feedback';
import { makeGameRecord } from '@inkling/games/mastermind/record/game-record';
import type { VNode } from 'preact';
import { namesOf } from '../../pieces/names.ts';
import { messages as roomMessages } from '../../room/messages.ts';
import { useLinkDuel } from '../controller/link-duel-controller.ts';
import { messages } from '../messages/language.ts';
import { pageMessages } from '../messages/page/language.ts';
import type { BreakerDuel, Verdict } from '../session/link-duel.ts';

/** The verdict on the reveal, and the game as a file that anyone can check. */
export function Revealed({
  duel,
  verdict,
}: {
  readonly duel: BreakerDuel;
  readonly verdict: Verdict;
}): VNode {
  const controller = useLinkDuel();
  const skin = controller.skin.value;
  const { reveal } = duel;
  return (
    <>
      <p class="notice">{messages().verdict(verdict)}</p>
      {reveal && <p>{roomMessages().secret(namesOf(skin, reveal.code))}</p>}
      {verdict.wrong.length > 0 && (
        <ul>
          {verdict.wrong.map(({ turn, given, truth }) => (
            <li key={turn}>{roomMessages().wrong(turn + 1, pairOf(given), pairOf(truth))}</li>
          ))}
        </ul>
      )}
      {verdict.promise === 'kept' && reveal && (
        <>
          <a class="press" download="inkling-duel.json" href={recordOf(duel, reveal)}>
            {pageMessages().saveRecord}
          </a>
          <p class="aside">{pageMessages().recordHelp}</p>
        </>
      )}
      <div class="actions">
        <a class="press press-main" href="#/online/links">
          {pageMessages().another}
        </a>
      </div>
    </>
  );
}

function pairOf(feedback: number): readonly [number, number] {
  const { exact, near } = feedbackOf(feedback);
  return [exact, near];
}

function recordOf(
  { challenge, turns }: BreakerDuel,
  { code, salt }: NonNullable<BreakerDuel['reveal']>,
): string {
  const { rules, turnsMax, commitment } = challenge;
  const record = makeGameRecord({
    rules,
    turnsMax,
    turns: turns.map(({ guess, feedback }) => ({ guess, ...feedbackOf(feedback), left: undefined })),
    code,
    promise: { commitment, salt },
    adversary: false,
  });
  return `data:application/json,${encodeURIComponent(record)}`;
}
