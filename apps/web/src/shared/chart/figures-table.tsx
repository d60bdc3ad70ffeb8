import css from './chart.module.css';

interface FiguresTableProps {
  readonly summary: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly [key: string, ...cells: readonly (string | number)[]])[];
}

/** The numbers behind a chart: folded away on the screen, open on paper. */
export function FiguresTable({ summary, head, rows }: FiguresTableProps) {
  return (
    <details className={css['cijfers']}>
      <summary>{summary}</summary>
      <table>
        <thead>
          <tr>
            {head.map((label) => (
              <th key={label} scope="col">
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([key, ...cells]) => (
            <tr key={key}>
              {cells.map((cell, index) => (
                <td key={head[index]}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
