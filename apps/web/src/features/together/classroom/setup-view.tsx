import type { Signal } from '@preact/signals';
import type { VNode } from 'preact';
import { Console } from '../../../shell/console.tsx';
import { KeySheet } from '../../../shell/key-sheet.tsx';
import type { Preferences } from '../../../shell/preferences.ts';
import { Button } from '../../../ui/button.tsx';
import { setupMessages } from '../messages/classroom-setup/language.ts';
import type { SetupController } from './setup-controller.ts';

/** The page on which a teacher opens a room for a class. */
export function SetupView(props: {
  readonly controller: SetupController;
  readonly preferences: Signal<Preferences>;
}): VNode {
  const { controller, preferences } = props;
  const { heading, lead, placeholder, keyRows, commandRows } = setupMessages();
  const server = controller.server.value;
  return (
    <main class="match online" id="board" tabIndex={-1}>
      <header class="match-lead">
        <h2>{heading}</h2>
        <p>{lead}</p>
      </header>
      {controller.notice.value ? (
        <NotFound controller={controller} sentence={controller.notice.value} />
      ) : server === 'asking' ? (
        <p class="online-asking">{controller.parts.messages().front(server, 0)}</p>
      ) : (
        <>
          {server === 'here' ? <OpenForm controller={controller} /> : <NoServer controller={controller} />}
          <div class="match-side">
            <HowItWorks />
          </div>
        </>
      )}
      <Console
        announcement={controller.announcement.value}
        placeholder={placeholder}
        lengthMax={400}
        onRun={(line) => controller.run(line)}
      />
      {controller.dialog.value === 'keys' && (
        <KeySheet
          rows={keyRows}
          commandRows={commandRows}
          preferences={preferences}
          onClose={() => {
            controller.dialog.value = undefined;
          }}
        />
      )}
    </main>
  );
}

/** Says that no class has the name with which the user came, and leads back to where names are typed. */
function NotFound(props: { readonly controller: SetupController; readonly sentence: string }): VNode {
  const { controller, sentence } = props;
  return (
    <>
      <p class="notice" role="alert">
        {sentence}
      </p>
      <div class="actions">
        <a class="press press-main" href="#/online">
          {controller.parts.messages().take.heading}
        </a>
      </div>
    </>
  );
}

/** The game, its rules, and the button that opens the room. */
function OpenForm({ controller }: { readonly controller: SetupController }): VNode {
  const { sheet, open, noAccounts } = setupMessages();
  const [game, rules] = [controller.game.value, controller.rules.value];
  const { GameTiles } = controller.parts;
  return (
    <section class="friend-sheet" aria-labelledby="class-heading">
      <header>
        <h2 id="class-heading">{sheet}</h2>
      </header>
      <div class="friend-body">
        <GameTiles
          tiles={controller.tiles.value}
          chosen={game?.id}
          onChoose={(id) => controller.choose(id)}
        />
        {game && (
          <details class="friend-terms match-fold">
            <summary>
              <span>
                <b>{controller.parts.messages().make.rules}</b> {game.part.terms(rules)}
              </span>
            </summary>
            <div class="match-terms">
              <game.part.RulesFields
                rules={rules}
                onChoose={(chosen) => {
                  controller.rules.value = chosen;
                }}
              />
            </div>
          </details>
        )}
        <div class="actions">
          <Button
            main
            class="friend-make"
            off={controller.isOpening.value || !game}
            onPress={() => void controller.open()}
          >
            {open}
          </Button>
          <p class="aside">{noAccounts}</p>
        </div>
      </div>
    </section>
  );
}

/** Says that a class needs a server, and offers to look for it again. */
function NoServer({ controller }: { readonly controller: SetupController }): VNode {
  const { noServer } = setupMessages();
  const isNone = controller.server.value === 'none';
  return (
    <div class="notice friend-none">
      <p>{isNone ? noServer.none : noServer.away}</p>
      <Button onPress={() => void controller.begin()}>{controller.parts.messages().none.again}</Button>
    </div>
  );
}

function HowItWorks(): VNode {
  const { how } = setupMessages();
  return (
    <section class="rows" aria-labelledby="how-heading">
      <h2 id="how-heading">{how.heading}</h2>
      <ol class="class-how">
        {how.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        <a class="quiet" href="#/online">
          {how.join}
        </a>
      </p>
    </section>
  );
}
