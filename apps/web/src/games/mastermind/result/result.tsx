import { isListable } from '@inkling/codes/candidates/code-space';
import type { VNode } from 'preact';
import type { GameResult, StoryProps } from '../../../shell/game-result.ts';
import { language } from '../../../shell/language/language.ts';
import { phaseOf } from '../../../shell/parts/phase.ts';
import { savedReviewAddress } from '../../../shell/review-address.ts';
import { SpelledCode } from '../board/spelled-code.tsx';
import { BULLS_GAME } from '../bulls/name.ts';
import { type MastermindController, useMastermind } from '../controller/controller.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';
import { isBulls } from '../session/setup.ts';
import { BranchPanel } from '../view/branch-panel.tsx';
import { CopyPanel } from '../view/copy-panel.tsx';
import { WhyPanel } from '../view/why-panel.tsx';
import { Recap } from './recap.tsx';
import { shareOf } from './share.ts';
import { JudgedStory } from './story.tsx';

/** Returns what the page shows once the game is over; undefined before that. */
export function resultOf(controller: MastermindController): GameResult | undefined {
  const { session, skin, isCovered, isEndInDoubt } = controller;
  if (session.asks.value !== 'nothing' || isCovered.value || isEndInDoubt.value) return undefined;
  const { ending, guess, skin: skins } = messages();
  const { status, turns, secret, rules, turnsMax } = session.view.value;
  const { seat, player } = session.seating.value;
  const isWon = phaseOf(status) === 'found';
  const begin = (harder = rules) =>
    controller.dispatch({ kind: 'begin', setup: { rules: harder, turnsMax, seat, player }, seed: '' });
  const harder = rules.places < HARDER_MOST && { ...rules, places: rules.places + 1 };
  return {
    game: isBulls(rules)
      ? BULLS_GAME.name[language.value]
      : ending.game(skins.names[controller.settings.value.skin]),
    isWon,
    headline: headlineOf(controller, isWon),
    ...(!isWon && secret && seat !== 'maker' && { kicker: ending.notFound(turns.length) }),
    ...(secret && { Secret, secretText: ending.code(namesOf(skin, secret)) }),
    Played,
    ...(isListable(rules) && turns.length > 0 && { review: savedReviewAddress(session.sheet.value) }),
    // If the computer guesses, no luck or choice of the user is involved, and there is nothing to share.
    ...(seat !== 'maker' && {
      ...(isListable(rules) && turns.length > 0 && { Story }),
      share: shareOf(session.view.value, session.sheet.value, session.helps),
    }),
    again: () => begin(),
    ...(seat === 'breaker' &&
      harder && { harder: { name: ending.places(harder.places), start: () => begin(harder) } }),
    Further,
    ...(!session.isResultFinal && {
      back: {
        name: seat === 'maker' || seat === 'solver' ? guess.undo : ending.back,
        go: () => controller.dispatch({ kind: 'undo' }),
      },
    }),
  };
}

function Story(props: StoryProps): VNode {
  const { session, skin } = useMastermind();
  const { rules, turnsMax } = session.view.value;
  return <JudgedStory {...props} rules={rules} turns={session.turns.value} turnsMax={turnsMax} skin={skin} />;
}

function headlineOf(controller: MastermindController, isWon: boolean): string {
  const { ending, maker, solver } = messages();
  const { view, seating } = controller.session;
  const turns = view.value.turns.length;
  const { seat } = seating.value;
  if (seat === 'maker') return maker.result(isWon, turns);
  if (seat === 'solver' && !isWon) return solver.full;
  return isWon ? ending.won(turns) : ending.lost;
}

/** Longer codes are not suggested; users can set them up themselves. */
const HARDER_MOST = 6;

/** What the user requested by commands. */
function Further(): VNode {
  return (
    <>
      <WhyPanel />
      <CopyPanel />
      <BranchPanel />
    </>
  );
}

function Secret(): VNode {
  const { skin, session } = useMastermind();
  return <SpelledCode skin={skin} code={session.view.value.secret ?? []} />;
}

function Played(): VNode {
  const { session, skin } = useMastermind();
  return <Recap skin={skin} played={session.view.value.turns} />;
}
