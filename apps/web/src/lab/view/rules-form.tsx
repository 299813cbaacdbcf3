import { checkRules, PLACES_MAX, SYMBOLS_MAX } from '@inkling/games/mastermind/rules';
import type { VNode } from 'preact';
import type { LabContext } from '../session/lab-context.ts';
import { codesIn, type LabGame, USUAL_GAME } from '../session/lab-game.ts';
import { NOTATIONS } from '../session/notation.ts';
import { words } from '../words/language.ts';

/** The rules to look into, and how codes are written. Choices that would be no rules are mended, not refused. */
export function RulesForm(props: {
  readonly context: LabContext;
  readonly game: LabGame;
  readonly withWords: boolean;
  /** Where codes are shown. */
  readonly withNotation: boolean;
  readonly onChoose: (game: LabGame) => void;
}): VNode {
  const { context, game, withWords, withNotation, onChoose } = props;
  const { rules: told } = words();
  return (
    <fieldset class="lab-rules">
      <legend class="unseen">{told.legend}</legend>
      {withWords && (
        <label class="setting">
          {told.game}
          <select
            onChange={({ currentTarget }) =>
              onChoose(currentTarget.value === 'words' ? { kind: 'words', hard: false } : USUAL_GAME)
            }
          >
            {(['codes', 'words'] as const).map((kind) => (
              <option key={kind} value={kind} selected={kind === game.kind}>
                {told.games[kind]}
              </option>
            ))}
          </select>
        </label>
      )}
      {game.kind === 'codes' ? (
        <CodeRulesFields game={game} onChoose={onChoose} />
      ) : (
        <label class="switch">
          <input
            type="checkbox"
            checked={game.hard}
            onChange={({ currentTarget }) => onChoose({ kind: 'words', hard: currentTarget.checked })}
          />
          {told.hard}
        </label>
      )}
      {withNotation && game.kind === 'codes' && (
        <label class="setting">
          {told.written}
          <select
            onChange={({ currentTarget }) => {
              context.notation.value =
                NOTATIONS.find((name) => name === currentTarget.value) ?? context.notation.value;
            }}
          >
            {NOTATIONS.map((name) => (
              <option key={name} value={name} selected={name === context.notation.value}>
                {told.notations[name]}
              </option>
            ))}
          </select>
        </label>
      )}
      <p class="aside">{told.size(game, codesIn(game))}</p>
    </fieldset>
  );
}

function CodeRulesFields(props: {
  readonly game: LabGame & { readonly kind: 'codes' };
  readonly onChoose: (game: LabGame) => void;
}): VNode {
  const { rules: told } = words();
  const { places, symbols, repeats } = props.game.rules;
  const choose = (nextPlaces: number, nextSymbols: number, nextRepeats: boolean) => {
    const enough = nextRepeats ? nextSymbols : Math.max(nextSymbols, nextPlaces);
    const rules = checkRules(nextPlaces, enough, nextRepeats);
    if (rules.ok) props.onChoose({ kind: 'codes', rules: rules.value });
  };
  return (
    <>
      <NumberField
        name={told.places}
        value={places}
        max={PLACES_MAX}
        onPick={(n) => choose(n, symbols, repeats)}
      />
      <NumberField
        name={told.symbols}
        value={symbols}
        max={SYMBOLS_MAX}
        onPick={(n) => choose(places, n, repeats || n < places)}
      />
      <label class="switch">
        <input
          type="checkbox"
          checked={repeats}
          onChange={({ currentTarget }) => choose(places, symbols, currentTarget.checked)}
        />
        {told.repeats}
      </label>
    </>
  );
}

function NumberField(props: {
  readonly name: string;
  readonly value: number;
  readonly max: number;
  readonly onPick: (value: number) => void;
}): VNode {
  return (
    <label class="setting">
      {props.name}
      <select onChange={({ currentTarget }) => props.onPick(Number(currentTarget.value))}>
        {Array.from({ length: props.max }, (_, i) => (
          <option key={i} value={i + 1} selected={i + 1 === props.value}>
            {i + 1}
          </option>
        ))}
      </select>
    </label>
  );
}
