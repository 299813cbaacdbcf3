import { boardsTotal, whyImpossible } from '@inkling/games/witch/analysis/place';
import { OPPONENTS, QUIZZES } from '@inkling/games/witch/rules/params';
import { LEVEL_SETTINGS, LEVELS, MATE_RULES } from '@inkling/games/witch/rules/setting';
import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import { NewGameForm } from '../../../shell/game/new-game-form.tsx';
import { Choice, Pick, Switch } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';
import { named } from '../session/announcements.ts';
import { FIRST_COVEN, WHOLE_COVEN } from '../session/known-faces.ts';
import { atLevel, type Setup, withCoven } from '../session/setup.ts';
import { TIMED_SECONDS } from '../session/time.ts';
import { useWitch } from './board-context.ts';

/** What to play next: level, rule, opponent, question, bombs, and optionally a seed. */
export function SetupDialog(): VNode {
  const controller = useWitch();
  const [setup, setSetup] = useState<Setup>(controller.session.setup);
  const { settings, bar, table } = messages();
  return (
    <NewGameForm messages={{ seedHelp: settings.seedHelp }} onStart={(seed) => controller.begin(setup, seed)}>
      <Choice
        class="choice choice-wide"
        label={settings.level}
        options={LEVELS}
        value={setup.level}
        name={(option) => bar.level[option]}
        onPick={(level) => setSetup(atLevel(setup, level))}
      />
      <Choice
        class="choice choice-wide"
        label={settings.rule}
        options={MATE_RULES}
        value={setup.rule}
        name={(option) => settings.rules[option]}
        onPick={(rule) => setSetup({ ...setup, rule })}
      />
      {setup.level === 'easy' && setup.rule === 'king' && <StrictEasy />}
      <Choice
        class="choice choice-wide"
        label={settings.quiz}
        options={QUIZZES}
        value={setup.quiz}
        name={(option) => settings.quizzes[option]}
        onPick={(quiz) => setSetup({ ...setup, quiz })}
      />
      <Pick
        class="text-field"
        label={settings.against}
        options={OPPONENTS}
        value={setup.opponent}
        name={(opponent) => settings.opponents[opponent]}
        onPick={(opponent) => setSetup({ ...setup, opponent })}
      />
      <div class="switches">
        <Switch
          on={setup.coven === undefined}
          onTurn={(isWhole) => setSetup(withCoven(setup, isWhole ? undefined : FIRST_COVEN))}
        >
          {table.wholeCoven(WHOLE_COVEN)}
        </Switch>
        <Switch on={setup.calm} onTurn={(calm) => setSetup({ ...setup, calm })}>
          {settings.calm}
        </Switch>
        <Switch on={setup.timed} onTurn={(timed) => setSetup({ ...setup, timed })}>
          {settings.timed(TIMED_SECONDS)}
        </Switch>
      </div>
    </NewGameForm>
  );
}

/** The certificate of the placement theory, for a bonus in a corner. */
function StrictEasy(): VNode | null {
  const { shape } = LEVEL_SETTINGS.easy;
  const centre = whyImpossible(shape, 'king', [{ row: 0, col: 0 }])?.dominating;
  const [strict, loose] = [
    boardsTotal({ ...LEVEL_SETTINGS.easy, rule: 'king' }),
    boardsTotal(LEVEL_SETTINGS.easy),
  ];
  if (!centre) return null;
  return (
    <p class="certificate">{messages().settings.strict(named(centre), String(strict), String(loose))}</p>
  );
}
