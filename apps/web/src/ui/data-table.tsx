import type { ComponentChildren, VNode } from 'preact';
import { WideBox } from './wide-box.tsx';

/** Cells from left to right; the first is the head of its row. */
export type TableRow = readonly ComponentChildren[];

interface TableProps {
  readonly class?: string;
  readonly caption?: string;
  /** A head that is `undefined` is an empty corner. */
  readonly heads?: TableRow;
  readonly rows: readonly TableRow[];
  readonly rowClass?: (at: number) => string | undefined;
  /** Tells rows that hold buttons apart, so that none takes the focus of another. */
  readonly rowKey?: (at: number) => string | number;
  /** Its head spans what the other cells leave. */
  readonly foot?: TableRow;
}

/** A table of figures, which scrolls by itself where it is wider than the paper. */
export function DataTable(
  props: TableProps & {
    /** Names the box for those who walk it by keys; left out where the table holds buttons. */
    readonly label?: string;
  },
): VNode {
  const { label, ...table } = props;
  return (
    <WideBox {...(label === undefined ? {} : { label })}>
      <PlainTable {...table} />
    </WideBox>
  );
}

/** A table that is as wide as it has to be. */
export function PlainTable(props: TableProps & { readonly 'aria-label'?: string }): VNode {
  const { heads, rows, foot } = props;
  const columns = heads?.length ?? 0;
  return (
    <table class={props.class} aria-label={props['aria-label']}>
      {props.caption !== undefined && <caption>{props.caption}</caption>}
      {heads && (
        <thead>
          <tr>
            {heads.map((head, at) =>
              head === undefined ? (
                <td key={at} />
              ) : (
                <th key={at} scope="col">
                  {head}
                </th>
              ),
            )}
          </tr>
        </thead>
      )}
      <tbody>
        {rows.map((row, at) => (
          <tr key={props.rowKey?.(at) ?? at} class={props.rowClass?.(at)}>
            <Cells row={row} />
          </tr>
        ))}
      </tbody>
      {foot && (
        <tfoot>
          <tr>
            <Cells row={foot} span={columns - foot.length + 1} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

function Cells({ row, span = 1 }: { readonly row: TableRow; readonly span?: number }): VNode {
  const [head, ...cells] = row;
  return (
    <>
      <th scope="row" colSpan={span > 1 ? span : undefined}>
        {head}
      </th>
      {cells.map((cell, at) => (
        <td key={at}>{cell}</td>
      ))}
    </>
  );
}
