import type { VNode } from 'preact';
import type { LabGame, LabPart } from '../../../shell/parts/lab-part.ts';
import { Pick } from '../../../ui/fields.tsx';
import { messages } from '../messages/language.ts';

/** The form for the rules to examine, and for the notation of guesses. */
export function RulesForm(props: {
  /** The games to choose from. */
  readonly parts: readonly LabPart[];
  readonly game: LabGame;
  /** Whether to offer the choice of notation. */
  readonly withNotation: boolean;
  readonly onChoose: (game: LabGame) => void;
}): VNode {
  const { parts, game, onChoose } = props;
  const { rules: labels } = messages();
  const { RulesFields, NotationField } = game.part.views;
  return (
    <fieldset class="lab-rules">
      <legend class="unseen">{labels.legend}</legend>
      {parts.length > 1 && (
        <Pick
          label={labels.game}
          value={parts.indexOf(game.part)}
          options={[...parts.keys()]}
          name={(at) => parts[at]?.name() ?? ''}
          onPick={(at) => onChoose((parts[at] ?? game.part).usual)}
        />
      )}
      <RulesFields rules={game.rules} onChoose={(rules) => onChoose(game.part.parseRules(rules) ?? game)} />
      {props.withNotation && NotationField && <NotationField />}
      <p class="aside">{game.size()}</p>
    </fieldset>
  );
}
