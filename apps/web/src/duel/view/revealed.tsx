import { feedbackOf } from '@inkling/core/feedback';
import { makeGameRecord } from 'inkling/game-record';
import type { VNode } from 'preact';
import { namesOf } from '../../words/names.ts';
import type { TakenDuel, Verdict } from '../session/duel-sheet.ts';
import { words } from '../words/language.ts';
import { CodeTokens } from './code-tokens.tsx';
import { useDuel } from './desk-context.ts';

/** What the reveal came to, and the game as a file that anybody can check. */
export function Revealed({ duel, verdict }: { readonly duel: TakenDuel; readonly verdict: Verdict }): VNode {
  const desk = useDuel();
  const skin = desk.skin.value;
  const { reveal } = duel;
  return (
    <>
      <p class="notice">{words().verdict(verdict)}</p>
      {reveal && (
        <>
          <p>{words().code(namesOf(skin, reveal.code))}</p>
          <CodeTokens skin={skin} code={reveal.code} />
        </>
      )}
      {verdict.wrong.length > 0 && (
        <ul class="duel-wrong">
          {verdict.wrong.map(({ turn, told, truth }) => (
            <li key={turn}>{words().wrong(turn + 1, pairOf(told), pairOf(truth))}</li>
          ))}
        </ul>
      )}
      {verdict.promise === 'kept' && reveal && (
        <>
          <a class="press" download="inkling-duel.json" href={recordOf(duel, reveal)}>
            {words().saveRecord}
          </a>
          <p class="aside">{words().recordHelp}</p>
        </>
      )}
    </>
  );
}

function pairOf(feedback: number): readonly [number, number] {
  const { exact, near } = feedbackOf(feedback);
  return [exact, near];
}

function recordOf({ challenge, turns }: TakenDuel, { code, salt }: NonNullable<TakenDuel['reveal']>): string {
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
