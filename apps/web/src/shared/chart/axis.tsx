import css from './chart.module.css';
import type { Scale } from './scale.ts';

interface ValueAxisProps {
  readonly ticks: readonly number[];
  readonly text?: (tick: number) => string;
  readonly y: Scale;
  readonly left: number;
  readonly right: number;
}

/** Horizontal lines with their value in front. */
export function ValueAxis({ ticks, text = String, y, left, right }: ValueAxisProps) {
  return ticks.map((tick) => (
    <g key={tick} transform={`translate(0 ${y(tick)})`}>
      <line x1={left} x2={right} className={css['raster']} />
      <text x={left - 8} dy="0.32em" textAnchor="end" className={css['astekst']}>
        {text(tick)}
      </text>
    </g>
  ));
}
