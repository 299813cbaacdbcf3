import type { ComponentChildren, VNode } from 'preact';
import { WideBox } from './wide-box.tsx';

/** The cells of a row from left to right. The first is its row header. */
export type TableRow = readonly ComponentChildren[];

interface TableProps {
  readonly class?: string;
  readonly caption?: string;
  /** Column headers; `undefined` renders an empty corner cell. */
  readonly heads?: TableRow;
  readonly rows: readonly TableRow[];
  readonly rowClass?: (at: number) => string | undefined;
  /**
   * Returns a stable key for a row. Needed if rows hold buttons, so that the focus does not jump to another
   * row's button.
   */
  readonly rowKey?: (at: number) => string | number;
  /** A footer row whose header spans the columns that its other cells leave. */
  readonly foot?: TableRow;
}

/** A table of figures. It scrolls on its own if it is wider than the page. */
export function DataTable(
  props: TableProps & {
    /** The accessible name of the scrollable box, for keyboard users. Left out if the table contains buttons. */
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

/** A table without a scrollable box: as wide as its content needs. */
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
