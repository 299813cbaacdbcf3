import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { Button } from '../../../../ui/button.tsx';
import { PlainTable } from '../../../../ui/data-table.tsx';
import { Form } from '../../../../ui/form.tsx';
import { useFreeFocus } from '../../../../ui/free-focus.ts';
import { TextField } from '../../../../ui/text-field.tsx';
import { WideBox } from '../../../../ui/wide-box.tsx';
import type { ProofsController } from '../controller/proofs-controller.ts';
import { messages } from '../messages/language.ts';
import type { ShownLemma } from '../work/questions.ts';

type Props = { readonly controller: ProofsController };

/** A lemma: what it claims about which secrets, whether it holds, and its cases by first guess. */
export function LemmaView({ controller }: Props): VNode | null {
  const { value: lemma } = controller.lemma;
  const { lemma: labels, verdict, lemmaName, fault, checking } = messages();
  const heading = useFreeFocus<HTMLHeadingElement>(lemma?.lemma);
  if (!lemma) return controller.isBusy.value ? <p>{checking}</p> : null;
  return (
    <section class="proofs-lemma" aria-labelledby="lemma-heading" aria-busy={controller.isBusy.value}>
      <h3 id="lemma-heading" tabIndex={-1} ref={heading}>
        {lemmaName(lemma.lemma)} <small>{labels.line(lemma.line)}</small>
      </h3>
      <p>{labels.says(lemma)}</p>
      {lemma.fault ? (
        <p class="notice">{fault(lemma.fault)}</p>
      ) : (
        <p class="proofs-holds">{verdict(lemma)}</p>
      )}
      {lemma.turns.length > 0 && <Secrets lemma={lemma} />}
      {lemma.symmetries.length > 0 && (
        <details>
          <summary>{labels.symmetries(lemma.symmetries.length)}</summary>
          <p>{labels.symmetryHelp}</p>
          <ul class="proofs-maps">
            {lemma.symmetries.map(({ line, map }) => (
              <li key={line}>
                <code>{map}</code> <small>{labels.line(line)}</small>
              </li>
            ))}
          </ul>
        </details>
      )}
      <Cases controller={controller} lemma={lemma} />
      <AnyGuess controller={controller} />
    </section>
  );
}

function Secrets({ lemma }: { readonly lemma: ShownLemma }): VNode {
  const { lemma: labels } = messages();
  const hidden = lemma.size - lemma.secrets.length;
  return (
    <details>
      <summary>{labels.secrets(lemma.size)}</summary>
      <p class="proofs-secrets">
        <code>{lemma.secrets.join(' ')}</code> {hidden > 0 && labels.more(hidden)}
      </p>
    </details>
  );
}

function Cases({ controller, lemma }: Props & { readonly lemma: ShownLemma }): VNode {
  const { cases, lemma: labels } = messages();
  const hidden = lemma.caseCount - lemma.cases.length;
  const { value: shown } = controller.guess;
  return (
    <WideBox>
      <PlainTable
        class="lab-table proofs-cases"
        caption={cases.caption}
        heads={[cases.guess, cases.alike, cases.how]}
        rowKey={(at) => lemma.cases[at]?.guess ?? at}
        rows={lemma.cases.map(({ guess, alike, how, line }) => [
          <Button
            key="guess"
            class="proofs-code"
            aria-pressed={shown?.guess === guess}
            onPress={() => void controller.openGuess(guess)}
          >
            <code>{guess}</code>
          </Button>,
          cases.images(alike),
          line === undefined ? cases.hows[how] : `${cases.hows[how]} (${labels.line(line)})`,
        ])}
      />
      {hidden > 0 && <p class="aside">{cases.hidden(hidden)}</p>}
    </WideBox>
  );
}

/** A form for looking at any guess of the game. */
function AnyGuess({ controller }: Props): VNode {
  const { cases } = messages();
  const text = useSignal('');
  return (
    <Form class="proofs-any" onSubmit={() => void controller.openGuess(text.value.trim().toLowerCase())}>
      <TextField label={cases.any} text={text} />
      <Button submits>{cases.look}</Button>
    </Form>
  );
}
