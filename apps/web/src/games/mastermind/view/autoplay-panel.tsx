import { PLAYERS } from '@inkling/games/mastermind/analysis/players';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Keycap } from '../../../ui/keycap.tsx';
import { messages } from '../messages/language.ts';
import { PACES } from '../session/settings.ts';
import { useMastermind } from './use-mastermind.ts';

/** A player who goes on with the sheet: a step, or at a pace until told to stop. */
export function AutoplayPanel(): VNode | null {
  const controller = useMastermind();
  const open = useSignal(false);
  const { asks, seating, ownCode, editing } = controller.session;
  const { autoplay, seats } = messages();
  const { value: asked } = asks;
  const can = asked === 'guess' || asked === 'turn' || (asked === 'answer' && ownCode !== undefined);
  const playing = controller.autoplay.isPlaying.value;
  if ((!can && !playing) || controller.isCovered.value || editing.value !== undefined) return null;
  return (
    <details
      class="autoplay"
      open={open.value || playing}
      onToggle={(event) => {
        open.value = event.currentTarget.open;
      }}
    >
      <summary>{autoplay.heading}</summary>
      <div class="actions">
        <label class="setting">
          {seats.player}
          <select
            onChange={(event) => {
              const player = PLAYERS.find((name) => name === event.currentTarget.value);
              if (player) controller.dispatch({ kind: 'player', player });
            }}
          >
            {PLAYERS.map((name) => (
              <option key={name} value={name} selected={name === seating.value.player}>
                {seats.players[name]}
              </option>
            ))}
          </select>
        </label>
        <button
          type="button"
          class="press"
          onClick={() => controller.dispatch({ kind: 'step', player: undefined })}
        >
          {autoplay.step}
          <Keycap>.</Keycap>
        </button>
        {asked !== 'turn' && (
          <>
            <button
              type="button"
              class="press"
              onClick={() =>
                playing
                  ? controller.autoplay.pause()
                  : controller.dispatch({ kind: 'play', player: undefined })
              }
            >
              {playing ? autoplay.pause : autoplay.play}
              <Keycap>,</Keycap>
            </button>
            <label class="setting">
              {autoplay.pace}
              <select
                onChange={(event) => {
                  const pace = PACES.find((name) => name === event.currentTarget.value);
                  if (pace) controller.settings.value = { ...controller.settings.value, pace };
                }}
              >
                {PACES.map((name) => (
                  <option key={name} value={name} selected={name === controller.settings.value.pace}>
                    {autoplay.paces[name]}
                  </option>
                ))}
              </select>
            </label>
          </>
        )}
      </div>
      <p class="aside">{autoplay.assists}</p>
    </details>
  );
}
