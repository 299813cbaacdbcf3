import type { PlayerName } from '@inkling/games/mastermind/analysis/players';
import { batch } from '@preact/signals';
import { cleanSeed, freshSeed } from '../../../shell/seed.ts';
import { messages } from '../messages/language.ts';
import { setupFor } from '../session/new-game-request.ts';
import { makeSetup, type Setup } from '../session/setup.ts';
import type { CommandHandlers, HandlerContext } from './handlers.ts';

type Kind =
  | 'new'
  | 'begin'
  | 'player'
  | 'step'
  | 'play'
  | 'pause'
  | 'skin'
  | 'aids'
  | 'link'
  | 'command'
  | 'help';

/** Commands about which game is played, who plays on, how it looks and how much it helps. */
export const GAME: CommandHandlers<Kind> = {
  new: (context, request) => {
    const { rules, turnsMax } = context.session.view.value;
    const { seat, player } = context.session.seating.value;
    begin(context, setupFor(request, { rules, turnsMax, seat, player }), request.seed ?? '');
  },
  begin: (context, { setup, seed }) => begin(context, setup, seed),
  player: (context, { player }) => setPlayer(context, player),
  step: (context, { player }) => {
    setPlayer(context, player);
    void context.autoplay.step();
  },
  play: (context, { player }) => {
    setPlayer(context, player);
    void context.autoplay.play();
  },
  pause: (context) => {
    context.autoplay.pause();
    context.say(messages().autoplay.paused);
  },
  skin: (context, { skin }) => {
    context.settings.value = { ...context.settings.value, skin };
    context.say(messages().skin.now(skin, context.skin.id));
  },
  aids: (context, { on }) => {
    context.preferences.value = { ...context.preferences.value, aids: on };
    context.say(messages().aids.now(on));
  },
  link: copy,
  command: copy,
  help: ({ dialog }) => {
    dialog.value = 'keys';
  },
};

/** Starts another game and remembers its setup; an empty seed is replaced by a random one. */
function begin(context: HandlerContext, setup: Setup, seed: string): void {
  const { session, settings, announcements } = context;
  context.autoplay.pause();
  const clean = cleanSeed(seed) || freshSeed((below) => context.draw(below));
  batch(() => {
    context.findings.value = undefined;
    context.explainer.cell.value = { place: 0, symbol: 0 };
    context.isCovered.value = false;
    context.isCodeShown.value = false;
    settings.value = { ...settings.value, setup: makeSetup(setup) };
    session.begin(setup, clean);
  });
  const { seats, speech, aids } = messages();
  const { places } = setup.rules;
  const isMaker = setup.seat === 'maker';
  const begun = setup.seat === 'breaker' ? speech.begun(places, clean) : seats.begun[setup.seat](places);
  const isRestricted = settings.value.consistentOnly && (setup.seat === 'breaker' || setup.seat === 'two');
  const sentence = isRestricted ? `${begun} ${aids.restricted}` : begun;
  // The computer player's first guess follows immediately.
  if (isMaker) announcements.sayWithNext(() => sentence);
  else context.say(sentence);
}

function setPlayer({ session }: HandlerContext, player: PlayerName | undefined): void {
  if (player) session.seating.value = { ...session.seating.value, player };
}

function copy({ copying }: HandlerContext, { kind }: { readonly kind: 'link' | 'command' }): void {
  copying.value = kind;
}
