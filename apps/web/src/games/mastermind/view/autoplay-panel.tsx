import { PLAYERS } from '@inkling/games/mastermind/analysis/players';
import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Button } from '../../../ui/button.tsx';
import { Pick } from '../../../ui/fields.tsx';
import { useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { PACES } from '../session/settings.ts';

/** Lets a computer player continue the sheet: by one step, or at a pace until it is stopped. */
export function AutoplayPanel(): VNode | null {
  const controller = useMastermind();
  const open = useSignal(false);
  const { asks, seating, ownCode, editing } = controller.session;
  const { settings } = controller;
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
        <Pick
          label={seats.player}
          options={PLAYERS}
          value={seating.value.player}
          name={(player) => seats.players[player]}
          onPick={(player) => controller.dispatch({ kind: 'player', player })}
        />
        <Button keycap="." onPress={() => controller.dispatch({ kind: 'step', player: undefined })}>
          {autoplay.step}
        </Button>
        {asked !== 'turn' && (
          <>
            <Button
              keycap=","
              onPress={() =>
                playing
                  ? controller.autoplay.pause()
                  : controller.dispatch({ kind: 'play', player: undefined })
              }
            >
              {playing ? autoplay.pause : autoplay.play}
            </Button>
            <Pick
              label={autoplay.pace}
              options={PACES}
              value={settings.value.pace}
              name={(pace) => autoplay.paces[pace]}
              onPick={(pace) => {
                settings.value = { ...settings.value, pace };
              }}
            />
          </>
        )}
      </div>
      <p class="aside">{autoplay.assists}</p>
    </details>
  );
}
