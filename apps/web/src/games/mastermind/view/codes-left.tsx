import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useMemo } from 'preact/hooks';
import { Button } from '../../../ui/button.tsx';
import { Token } from '../../../ui/token.tsx';
import { useMastermind } from '../controller/controller.ts';
import { LIST_MAX } from '../engine/questions.ts';
import { messages } from '../messages/language.ts';
import { namesOf } from '../pieces/names.ts';

/**
 * Shows the codes that still fit: their number, a picture of the whole space and, once there are few, a list to
 * choose from.
 */
export function CodesLeft(): VNode {
  const controller = useMastermind();
  const { codes } = messages();
  const findings = controller.findings.value;
  const lettersOf = (code: readonly number[]) =>
    code.map((symbol) => controller.skin.letters[symbol]).join('');
  const { large, terminal } = messages();
  const left = findings?.lefts.at(-1);
  const isListed = findings !== undefined && findings.codes.length > 0;
  const may = controller.session.asks.value === 'guess' || controller.session.asks.value === 'turn';
  const isUnfolded = useSignal(false);
  const names = ['codes', !findings && 'codes-wait', !isUnfolded.value && 'codes-folded'];
  return (
    <section class={names.filter(Boolean).join(' ')} aria-labelledby="codes-heading">
      <h3 id="codes-heading">
        {findings && left !== undefined ? (
          codes.left(left, findings.total)
        ) : (
          <span>
            {codes.heading} <small>{codes.unknown}</small>
          </span>
        )}
        <Button quiet class="codes-copy" onPress={() => controller.dispatch({ kind: 'command' })}>
          {terminal.link}
        </Button>
        <Button
          class="codes-unfold"
          aria-expanded={isUnfolded.value}
          onPress={() => {
            isUnfolded.value = !isUnfolded.value;
          }}
        >
          {isUnfolded.value ? codes.hide : codes.show}
        </Button>
      </h3>
      {findings?.field && left !== undefined && !isListed && (
        <CodeField field={findings.field} label={codes.left(left, findings.total)} />
      )}
      {findings && isListed ? (
        <ul class="code-list">
          {findings.codes.map((code) => (
            <li key={code.join()}>
              <button
                type="button"
                class="code"
                aria-label={codes.code(lettersOf(code), namesOf(controller.skin, code))}
                aria-disabled={may ? undefined : 'true'}
                onClick={() => {
                  if (may) controller.dispatch({ kind: 'copy', code });
                }}
              >
                <span class="code-tokens">
                  {code.map((symbol, place) => (
                    <Token key={`${place}`} skin={controller.skin.id} symbol={symbol} />
                  ))}
                </span>
                <span>{lettersOf(code)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : (
        <p class="aside">{findings && !findings.field ? large.noField : codes.listLater(LIST_MAX)}</p>
      )}
    </section>
  );
}

/**
 * Every code of the space as a dot, in lexicographic order: a full dot while it still fits, a tiny one once it
 * does not. A single path, however many codes there are.
 */
function CodeField({ field, label }: { readonly field: Uint8Array; readonly label: string }): VNode {
  const columns = columnsFor(field.length);
  const rows = Math.ceil(field.length / columns);
  const dots = useMemo(() => dotsOf(field, columns), [field, columns]);
  return (
    <svg class="field" viewBox={`0 0 ${columns} ${rows}`} role="img" aria-label={label}>
      <defs>
        <pattern id="pinpricks" width="1" height="1" patternUnits="userSpaceOnUse">
          <circle class="field-pinprick" cx=".5" cy=".5" r=".13" />
        </pattern>
      </defs>
      <rect width={columns} height={rows} fill="url(#pinpricks)" />
      <path class="field-dots" d={dots} />
    </svg>
  );
}

/**
 * Returns a number of columns that makes the field far wider than high. For large fields it is a multiple of
 * 36, the number of codes of the classic game that share a first half.
 */
function columnsFor(size: number): number {
  return Math.min(size > 2000 ? 144 : 108, size);
}

function dotsOf(field: Uint8Array, columns: number): string {
  let dots = '';
  for (let code = 0; code < field.length; code++)
    if (field[code] === 1) dots += `M${(code % columns) + 0.5} ${Math.floor(code / columns) + 0.5}h0`;
  return dots;
}
