import '../style/index.css';
import './board-field.css';
import { type Signal, signal } from '@preact/signals';
import type { ComponentChildren, VNode } from 'preact';
import type { FieldProps, GuessField } from '../../../shell/parts/room-part.ts';
import { Button } from '../../../ui/button.tsx';
import { boardLayout } from '../board/board-layout.ts';
import { CodeSlots } from '../board/code-slots.tsx';
import { Tray } from '../board/guess-bar.tsx';
import { Holes } from '../board/rows-to-come.tsx';
import { messages as gameMessages } from '../messages/language.ts';
import { type Draft, emptyDraft, placeSymbol } from '../session/draft.ts';
import { MarkLegend } from '../view/mark-legend.tsx';
import { codeField } from './code-field.ts';
import type { CodeTerms } from './code-game.ts';
import { RoomBoard } from './room-board.tsx';

/** Opens a field for setting a code with the board and the tray of the game's own page. */
export function openBoardField(terms: CodeTerms): GuessField {
  const draft = signal(emptyDraft(terms.rules.places));
  const field = codeField(terms, draft);
  return {
    ...field,
    isBesideBoard: true,
    Legend: MarkLegend,
    Places: () => <Holes isNext places={terms.rules.places} />,
    Board: (props) => <RoomBoard {...props} terms={terms} draft={draft} />,
    Field: (props) => <Field {...props} terms={terms} draft={draft} isReady={field.read().ok} />,
  };
}

interface BoardFieldProps extends FieldProps {
  readonly terms: CodeTerms;
  readonly draft: Signal<Draft>;
  /** Whether all places are filled as the rules allow. */
  readonly isReady: boolean;
}

/** The pieces and the submit button; for a secret, also its places above them. */
function Field(props: BoardFieldProps): VNode {
  const { label, turns, enter, terms, draft, isReady } = props;
  const { rules, skin } = terms;
  const { guess, two } = gameMessages();
  const isWaiting = enter?.isWaiting === true;
  const submitButton = (
    <div class="actions">
      <Button
        main
        class="press-check"
        off={!isReady || isWaiting || enter?.isOff === true}
        keycap="Enter"
        onPress={() => enter?.press()}
      >
        {enter?.label ?? (turns ? guess.print : two.setCode)}
      </Button>
    </div>
  );
  if (!turns)
    return (
      <>
        <CodeSlots label={label} skin={skin} draft={draft} count={rules.symbols} />
        {submitButton}
      </>
    );
  return (
    <RoomTray
      label={label}
      terms={terms}
      onPick={(symbol) => {
        if (!isWaiting) draft.value = placeSymbol(draft.value, symbol);
      }}
    >
      {submitButton}
    </RoomTray>
  );
}

/** The tray next to a room's board, with its submit button and a legend of the marks. */
export function RoomTray(props: {
  readonly label: string;
  readonly terms: CodeTerms;
  readonly onPick: (symbol: number) => void;
  readonly children: ComponentChildren;
}): VNode {
  const { rules, skin } = props.terms;
  const layout = boardLayout(rules, skin);
  return (
    <fieldset class={`room-tray ${layout.class}`} style={layout.style}>
      <legend class="unseen">{props.label}</legend>
      <div class="setting-up">
        <Tray skin={skin} count={rules.symbols} onPick={props.onPick} />
        {props.children}
        <MarkLegend />
      </div>
    </fieldset>
  );
}
