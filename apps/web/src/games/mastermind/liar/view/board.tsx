import type { VNode } from 'preact';
import { GuessBar } from '../../board/guess-bar.tsx';
import { HiddenCode } from '../../board/hidden-code.tsx';
import { Pegboard } from '../../board/pegboard.tsx';
import { PrintedLegend } from '../../board/printed-legend.tsx';
import { RowsToCome } from '../../board/rows-to-come.tsx';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';
import { Rows } from './rows.tsx';

/** The hidden code, the answered guesses, each of which can be marked as a lie, the next one, and the rows to come. */
export function Board(): VNode {
  const controller = useLiar();
  const said = messages();
  const { skin } = controller;
  const { turns, params, secret } = controller.view.value;
  const { places, symbols } = params.rules;
  return (
    <Pegboard
      heading={
        <>
          {said.heading} <small>{said.turnOf(turns.length + 1, params.turnsMax)}</small>
        </>
      }
      turns={turns.length}
      cover={<HiddenCode skin={skin} places={places} secret={secret} />}
      legend={<PrintedLegend skin={skin} symbols={symbols} />}
    >
      <Rows />
      <GuessBar
        turn={turns.length}
        skin={skin}
        draft={controller.state.value.draft}
        onMove={(place) => controller.moveTo(place)}
        onErase={() => controller.erase()}
        onSubmit={() => controller.submit()}
      />
      <RowsToCome first={turns.length + 2} turnsMax={params.turnsMax} places={places} />
    </Pegboard>
  );
}
