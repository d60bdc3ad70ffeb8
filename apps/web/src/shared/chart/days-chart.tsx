import { Bar } from '@visx/shape';
import { useDates } from '../date/use-dates.ts';
import css from './chart.module.css';
import { ValueAxis } from './axis.tsx';
import { linear } from './scale.ts';
import { useWidth } from './use-width.ts';

const HEIGHT = 180;
const MARGIN = { top: 12, right: 8, bottom: 32, left: 40 };
const A_WEEK = 7;
const LABEL_ROOM = 26;
/** Pixels; four weeks on a wide screen are four bars and no blocks. */
const WIDEST_BAR = 48;

interface DaysChartProps {
  /** Days to draw, oldest first, also those without a value. */
  readonly range: readonly string[];
  readonly days: readonly { readonly dag: string; readonly waarde: number }[];
  readonly summary: string;
  /** Every how many bars a date is written; absent: seven. */
  readonly labelEvery?: number;
}

/** One value for each day, or for each week by its first day. */
export function DaysChart({ range, days, summary, labelEvery = A_WEEK }: DaysChartProps) {
  const dates = useDates();
  const values = new Map(days.map(({ dag, waarde }) => [dag, waarde]));
  const top = Math.max(10, Math.ceil(Math.max(0, ...values.values()) / 10) * 10);
  const [svg, width] = useWidth<SVGSVGElement>();
  const step = (width - MARGIN.left - MARGIN.right) / range.length;
  const bar = Math.min(step * 0.75, WIDEST_BAR);
  const y = linear([0, top], [HEIGHT - MARGIN.bottom, MARGIN.top]);
  const xOf = (index: number): number => MARGIN.left + index * step;
  return (
    // A drawing made here cannot be an img element; the role gives it its one sentence.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg ref={svg} className={css['grafiek']} height={HEIGHT} role="img" aria-label={summary}>
      <ValueAxis ticks={[0, top / 2, top]} y={y} left={MARGIN.left} right={width - MARGIN.right} />
      {range.map((dag, index) => {
        const height = y(0) - y(values.get(dag) ?? 0);
        return (
          height > 0 && (
            <Bar
              key={dag}
              x={xOf(index) + (step - bar) / 2}
              y={y(0) - height}
              width={bar}
              height={height}
              rx="3"
              className={css['staaf'] ?? ''}
            />
          )
        );
      })}
      {range.map((dag, index) => {
        const labelled = (range.length - 1 - index) % labelEvery === 0;
        const x = Math.min(xOf(index) + step / 2, width - LABEL_ROOM);
        return (
          labelled && (
            <text key={dag} x={x} y={HEIGHT - 9} textAnchor="middle" className={css['astekst']}>
              {dates.dayMonth(dag)}
            </text>
          )
        );
      })}
    </svg>
  );
}
