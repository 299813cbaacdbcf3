import { checkRules, makeRules } from '@inkling/games/mastermind/rules/rules';
import { QUIZZES } from '@inkling/games/witch/rules/params';
import { LEVELS } from '@inkling/games/witch/rules/setting';
import type { VNode } from 'preact';
import { messages as witchWords } from '../../../games/witch/messages/language.ts';
import { words } from '../messages/language.ts';
import type { LobbyDesk } from '../session/lobby-desk.ts';
import { breakersOf, FIRST_RULES, makersOf, ORDER_BOTS } from '../session/order.ts';
import type { RoomEntry } from '../session/room-entry.ts';
import { EntrySlots } from './entry-slots.tsx';
import { PickNumber, PickOne } from './picks.tsx';

/** What is agreed before a room is opened; a kept code is set here, because its promise comes first. */
export function MakeForm({ desk }: { readonly desk: LobbyDesk }): VNode {
  const { make, entry: said } = words();
  const order = desk.order.value;
  const entry = desk.entry.value;
  return (
    <section class="duel-make" aria-labelledby="make-heading">
      <h2 id="make-heading">{make.heading}</h2>
      <div class="duel-terms">
        <PickOne
          label={make.game}
          options={['mastermind', 'word', 'witch'] as const}
          value={order.game}
          name={make.games}
          onPick={(game) => desk.setOrder({ ...order, game, rules: FIRST_RULES[game] })}
        />
        {entry?.game === 'mastermind' && <MastermindTerms desk={desk} entry={entry} />}
        {order.game === 'witch' && <WitchTerms desk={desk} />}
        {entry?.game === 'word' && <WordTerms desk={desk} entry={entry} />}
      </div>
      <div class="duel-terms">
        {makersOf(order.game).length > 1 && (
          <PickOne
            label={make.maker}
            options={makersOf(order.game)}
            value={order.maker}
            name={make.makers}
            onPick={(maker) => desk.setOrder({ ...order, maker })}
          />
        )}
        <PickOne
          label={make.breakers}
          options={breakersOf(order)}
          value={order.breakers}
          name={(breakers) => make.breakersOf(breakers, order)}
          onPick={(breakers) => desk.setOrder({ ...order, breakers })}
        />
        {order.game === 'witch' && order.breakers === 'player' && (
          <PickOne
            label={make.bot}
            options={ORDER_BOTS}
            value={order.bot ?? 'perfect'}
            name={(bot) => witchWords().settings.opponents[bot]}
            onPick={(bot) => desk.setOrder({ ...order, bot })}
          />
        )}
      </div>
      <p class="aside">
        {make.makerHelp(order)} {make.watched}
      </p>
      {order.maker === 'kept' && entry && (
        <>
          <h3>{make.code}</h3>
          <p class="aside">{make.codeHelp}</p>
          <EntrySlots label={said.code} entry={entry} draft={desk.draft} />
        </>
      )}
      <div class="actions">
        <button type="button" class="press press-main" onClick={() => void desk.make()}>
          {make.open}
        </button>
        {order.maker === 'kept' && (
          <button type="button" class="press" onClick={() => desk.drawCode()}>
            {make.draw}
          </button>
        )}
      </div>
    </section>
  );
}

function MastermindTerms({ desk, entry }: { readonly desk: LobbyDesk; readonly entry: RoomEntry }): VNode {
  const { make } = words();
  const { places, symbols, repeats } = entry.rules;
  const set = (p: number, s: number, r: boolean, turns: number) => {
    const rules = checkRules(p, r ? s : Math.max(s, p), r);
    if (rules.ok) desk.setOrder({ ...desk.order.value, rules: `${makeRules(rules.value)}/${turns}` });
  };
  return (
    <>
      <PickNumber
        label={make.places}
        from={1}
        to={16}
        value={places}
        onPick={(n) => set(n, symbols, repeats, entry.turnsMax)}
      />
      <PickNumber
        label={make.symbols}
        from={1}
        to={20}
        value={symbols}
        onPick={(n) => set(places, n, repeats, entry.turnsMax)}
      />
      <PickNumber
        label={make.turns}
        from={1}
        to={99}
        value={entry.turnsMax}
        onPick={(n) => set(places, symbols, repeats, n)}
      />
      <label class="switch">
        <input
          type="checkbox"
          checked={repeats}
          onChange={(event) => set(places, symbols, event.currentTarget.checked, entry.turnsMax)}
        />
        {make.repeats}
      </label>
    </>
  );
}

function WitchTerms({ desk }: { readonly desk: LobbyDesk }): VNode {
  const { make } = words();
  const order = desk.order.value;
  const level = LEVELS.find((name) => order.rules.startsWith(name)) ?? 'medium';
  const quiz = QUIZZES.find((name) => order.rules.endsWith(`quiz=${name}`)) ?? 'names';
  return (
    <>
      <PickOne
        label={make.level}
        options={LEVELS}
        value={level}
        name={(name) => make.levels[name]}
        onPick={(name) => desk.setOrder({ ...order, rules: `${name} quiz=${quiz}` })}
      />
      <PickOne
        label={make.quiz}
        options={QUIZZES}
        value={quiz}
        name={(name) => make.quizzes[name]}
        onPick={(name) => desk.setOrder({ ...order, rules: `${level} quiz=${name}` })}
      />
    </>
  );
}

function WordTerms({ desk, entry }: { readonly desk: LobbyDesk; readonly entry: RoomEntry }): VNode {
  const { make } = words();
  const hard = desk.order.value.rules.includes('h@');
  const set = (length: number, turns: number, isHard: boolean) =>
    desk.setOrder({ ...desk.order.value, rules: `w${length}t${turns}${isHard ? 'h' : ''}@english` });
  return (
    <>
      <PickNumber
        label={make.length}
        from={3}
        to={10}
        value={entry.rules.places}
        onPick={(n) => set(n, entry.turnsMax, hard)}
      />
      <PickNumber
        label={make.tries}
        from={1}
        to={20}
        value={entry.turnsMax}
        onPick={(n) => set(entry.rules.places, n, hard)}
      />
      <label class="switch">
        <input
          type="checkbox"
          checked={hard}
          onChange={(event) => set(entry.rules.places, entry.turnsMax, event.currentTarget.checked)}
        />
        {make.hard}
      </label>
    </>
  );
}
