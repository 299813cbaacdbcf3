import type { ComponentChildren, VNode } from 'preact';
import { WideBox } from './wide-box.tsx';

/** Cells from left to right; the first is the head of its row. */
export type TableRow = readonly ComponentChildren[];

/** A table of figures, which scrolls by itself where it is wider than the paper. */
export function DataTable(props: {
  readonly class: string;
  /** Names the box for those who walk it by keys; left out where the table holds buttons. */
  readonly label?: string;
  readonly caption?: string;
  readonly heads?: TableRow;
  readonly rows: readonly TableRow[];
  readonly rowClass?: (at: number) => string | undefined;
  /** Its head spans what the other cells leave. */
  readonly foot?: TableRow;
}): VNode {
  const { heads, rows, foot } = props;
  const columns = heads?.length ?? 0;
  return (
    <WideBox {...(props.label === undefined ? {} : { label: props.label })}>
      <table class={props.class}>
        {props.caption !== undefined && <caption>{props.caption}</caption>}
        {heads && (
          <thead>
            <tr>
              {heads.map((head, at) => (
                <th key={at} scope="col">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
        )}
        <tbody>
          {rows.map((row, at) => (
            <tr key={at} class={props.rowClass?.(at)}>
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
    </WideBox>
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
