import { givenAnswer } from '@inkling/games/mastermind/rules/partial-turn';
import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { Piece } from '../../../../ui/piece.tsx';
import { EraseButton, Slots } from '../../../../ui/slots.tsx';
import { SymbolBar } from '../../../../ui/symbol-bar.tsx';
import { nameOf } from '../../pieces/names.ts';
import { messages } from '../messages/language.ts';
import { CodeRow, turnText } from '../view/code-row.tsx';
import type { CodePractice } from './code-practice.ts';

/** The turns before, the guess that was played, the input for a better guess, and the verdict on it. */
export function CodePracticeView({ practice }: { readonly practice: CodePractice }): VNode {
  const text = messages().practice;
  const { before, reviewed, skin } = practice.position;
  const tried = practice.tried.value;
  const shown = practice.shown.value;
  return (
    <>
      <p>{text.position(before.length + 1, reviewed)}</p>
      <ol class="practice-turns">
        {before.map((turn, at) => (
          <li key={at}>
            <span class="unseen">{turnText(at + 1, practice.names(turn.guess), givenAnswer(turn))}</span>
            <CodeRow skin={skin} guess={turn.guess} answer={givenAnswer(turn)} />
          </li>
        ))}
        <li class="practice-played">
          <span class="unseen">{text.played(practice.names(reviewed.guess))}</span>
          <CodeRow skin={skin} guess={reviewed.guess} />
          <small aria-hidden="true">{text.yours}</small>
        </li>
      </ol>
      <CodeEntry practice={practice} />
      <div class="practice-verdict">
        {practice.isWeighing.value && <p>{text.weighing}</p>}
        {tried && <p>{text.verdict(tried, reviewed, practice.names)}</p>}
        {shown && <p>{text.best(shown, practice.names)}</p>}
        {shown && <p>{text.reason(shown)}</p>}
      </div>
    </>
  );
}

/** The places of a guess and the pieces to put there. */
function CodeEntry({ practice }: { readonly practice: CodePractice }): VNode {
  const { places, place: named, erase, submit, pieces } = messages().practice;
  const { skin, rules } = practice.position;
  const draw = (symbol: number) => <Piece skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />;
  return (
    <>
      <fieldset class="practice-slots" aria-label={places}>
        <Slots
          symbols={practice.draft.value.symbols}
          current={practice.draft.value.place}
          label={(place, symbol) => named(place + 1, symbol === undefined ? undefined : nameOf(skin, symbol))}
          draw={draw}
          onMove={(place) => practice.goTo(place)}
        />
        <EraseButton label={erase} onPress={() => practice.erase()} />
        <Button main keycap="Enter" onPress={() => practice.submit()}>
          {submit}
        </Button>
      </fieldset>
      <SymbolBar
        label={pieces}
        count={rules.symbols}
        class="practice-pieces"
        itemClass="practice-piece"
        nameOf={(symbol) => nameOf(skin, symbol)}
        draw={(symbol) => (
          <>
            {draw(symbol)}
            <span class="symbol-name">{nameOf(skin, symbol)}</span>
          </>
        )}
        onPick={(symbol) => practice.place(symbol)}
      />
    </>
  );
}
