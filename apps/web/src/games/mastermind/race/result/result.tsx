import type { VNode } from 'preact';
import { useDialog } from '../../../../shell/game/controller-context.ts';
import type { GameResult } from '../../../../shell/game-result.ts';
import { Button } from '../../../../ui/button.tsx';
import { SpelledCode } from '../../board/spelled-code.tsx';
import { namesOf } from '../../pieces/names.ts';
import { Recap } from '../../result/recap.tsx';
import { type RaceController, useRace } from '../controller/race-controller.ts';
import { messages } from '../messages/language.ts';
import { outcomeAmong, outcomeOf, resultsOf } from '../session/outcome.ts';
import { CountsChart } from '../view/counts-chart.tsx';
import { RivalSheets } from '../view/rival-sheets.tsx';
import { Tallies } from '../view/tallies.tsx';
import { TracePanel } from '../view/trace-panel.tsx';
import { shareOfRace } from './share.ts';

/** Returns what the page shows once every player has found the code or cannot find it any more. */
export function resultOf(controller: RaceController): GameResult | undefined {
  const { session, skin } = controller;
  if (!session.isOver || !session.isDecided) return undefined;
  const { header, ending, adversary } = messages();
  const setting = session.setting.value;
  const { you, rivals } = resultsOf(session);
  const outcome = outcomeAmong(
    you.needed,
    rivals.map(({ needed }) => needed),
  );
  const isRace = setting.kind === 'race';
  const code = session.view.value.secret;
  return {
    game: `${header.name(setting)}, ${header.rules(setting)}`,
    isWon: isRace ? outcome === 'won' : session.hasWon,
    headline: isRace ? ending.result(outcome, you, rivals) : adversary.result(you),
    ...(code && { Secret, secretText: ending.code(namesOf(skin, code)) }),
    Played,
    ...(session.turns.value.length > 0 && { share: shareOfRace(session) }),
    review: controller.review.value,
    again: () => controller.again(),
    Further,
  };
}

function Secret(): VNode {
  const { skin, session } = useRace();
  return <SpelledCode skin={skin} code={session.view.value.secret ?? []} />;
}

function Played(): VNode {
  const { skin, session } = useRace();
  return <Recap skin={skin} played={session.view.value.turns} />;
}

/** Other races, the user's result against each player, the rivals' sheets, and how all compare. */
function Further(): VNode {
  const controller = useRace();
  const { open } = useDialog();
  const { ending } = messages();
  const { session } = controller;
  const isRace = session.setting.value.kind === 'race';
  const trace = controller.trace.value;
  return (
    <div class="race race-after">
      <Against />
      <div class="actions">
        <Button onPress={() => open('race')}>{ending.newRace}</Button>
        {isRace && <Button onPress={() => void controller.copyLink()}>{ending.link}</Button>}
      </div>
      {session.turns.value.length > 0 && (
        <p class="aside">{session.filed.value ? ending.filed : ending.notFiled}</p>
      )}
      <RivalSheets />
      <div class="race-figures">
        {controller.shownCounts.length > 0 && <CountsChart />}
        {isRace && <Tallies />}
      </div>
      {trace && <TracePanel trace={trace} />}
    </div>
  );
}

/** The user's result against each rival, if there are several. */
function Against(): VNode | null {
  const { session } = useRace();
  const { you, rivals } = resultsOf(session);
  if (rivals.length < 2) return null;
  return (
    <ul class="against">
      {rivals.map((rival) => (
        <li key={rival.name}>{messages().ending.against(outcomeOf(you.needed, rival.needed), rival)}</li>
      ))}
    </ul>
  );
}
