import type { VNode } from 'preact';
import { BlankBars } from '../../board/blank-bars.tsx';
import { GuessBar } from '../../board/guess-bar.tsx';
import { PrintedLegend } from '../../board/printed-legend.tsx';
import { messages } from '../messages/language.ts';
import { useLiar } from '../session/controller.ts';
import { Rows } from './rows.tsx';

/** The answered guesses, each of which can be marked as a lie, the next one, and the rows to come. */
export function Board(): VNode {
  const controller = useLiar();
  const said = messages();
  const { turns, params } = controller.view.value;
  return (
    <section class="board" id="board" tabIndex={-1} aria-labelledby="board-heading">
      <h2 id="board-heading">
        {said.heading} <small>{said.turnOf(turns.length + 1, params.turnsMax)}</small>
      </h2>
      <p>{said.task(params.liesMax)}</p>
      <Rows />
      <div class="liar-next">
        <GuessBar
          turn={turns.length}
          skin={controller.skin}
          draft={controller.state.value.draft}
          onMove={(place) => controller.moveTo(place)}
          onErase={() => controller.erase()}
          onSubmit={() => controller.submit()}
        />
      </div>
      <BlankBars from={turns.length + 1} turnsMax={params.turnsMax} places={params.rules.places} />
      <PrintedLegend skin={controller.skin} symbols={params.rules.symbols} />
    </section>
  );
}
