import type { VNode } from 'preact';
import { Piece } from '../../../ui/piece.tsx';
import { SymbolBar } from '../../../ui/symbol-bar.tsx';
import { useMastermind } from '../controller/controller.ts';
import { placesFor } from '../engine/evidence.ts';
import { messages } from '../messages/language.ts';
import { messages as pieceMessages } from '../pieces/messages/language.ts';

/**
 * The pieces to place. The one that is focused or under the pointer counts as picked: the places where it can
 * be are marked.
 */
export function Palette(): VNode {
  const controller = useMastermind();
  const { palette } = messages();
  const { asks, draft, rules } = controller.session;
  const isShown = controller.shows('evidence') && asks.value !== 'code' && controller.isCounted;
  const findings = isShown ? controller.findings.value : undefined;
  const { place } = draft.value;
  const { skin } = controller;
  const countOf = (symbol: number) => findings && placesFor(findings, symbol).length;
  const isElsewhere = (symbol: number) => controller.isBarred(symbol, place) && countOf(symbol) !== 0;
  return (
    <SymbolBar
      label={pieceMessages().heading}
      count={rules.symbols}
      class="tray"
      itemClass={(symbol) =>
        countOf(symbol) === 0
          ? 'symbol symbol-out'
          : isElsewhere(symbol)
            ? 'symbol symbol-elsewhere'
            : 'symbol'
      }
      nameOf={(symbol) => {
        const name = controller.nameOf(symbol);
        const label = isElsewhere(symbol)
          ? `${name} ${palette.notHere}`
          : palette.element(name, countOf(symbol));
        return controller.isBarred(symbol, place) ? `${label}. ${palette.barred(name, place + 1)}` : label;
      }}
      draw={(symbol) => {
        const count = countOf(symbol);
        return (
          <>
            <Piece skin={skin.id} symbol={symbol} letter={skin.letters[symbol]} />
            {skin.id !== 'letters' && <span class="symbol-name">{controller.nameOf(symbol)}</span>}
            {isShown && (
              <span class="symbol-count">
                {' '}
                {isElsewhere(symbol) ? (
                  palette.notHere
                ) : (
                  <>
                    {count ?? '\u00a0'}{' '}
                    {count !== undefined && <span class="symbol-unit">{palette.unit(count)}</span>}
                  </>
                )}
              </span>
            )}
          </>
        );
      }}
      onHold={(symbol) => {
        controller.picked.value = symbol;
      }}
      onPick={(symbol) => controller.dispatch({ kind: 'pick', symbol })}
    />
  );
}
