import { Area, LinePath } from '@visx/shape';
import { useDates } from '../../../shared/date/use-dates.ts';
import { ValueAxis } from '../../../shared/chart/axis.tsx';
import shared from '../../../shared/chart/chart.module.css';
import css from './chart.module.css';
import { linear } from '../../../shared/chart/scale.ts';
import { axisDays, dayMs, dayRange } from './series.ts';
import { useWidth } from '../../../shared/chart/use-width.ts';

const HEIGHT = 240;
const MARGIN = { top: 22, right: 30, bottom: 34, left: 44 };
/** Pixels beside the axis, and of a letter there: a level is `M5`, or in words. */
const TICK_GAP = 10;
const LETTER_WIDTH = 6.6;
/** Pixels that one date needs under the axis. */
const LABEL_WIDTH = 64;

export interface BandPoint {
  readonly dag: string;
  readonly laag: number;
  readonly midden: number;
  readonly hoog: number;
  /** What an average child reaches on that day. */
  readonly norm?: number | null;
}

interface BandChartProps {
  readonly points: readonly BandPoint[];
  readonly domain: readonly [number, number];
  readonly ticks: readonly number[];
  readonly tickText?: (tick: number) => string;
  /** What the numbers are, over the axis. */
  readonly axis: string;
  /** One sentence that says what the picture shows. */
  readonly summary: string;
  /** Written at the end of the norm line. */
  readonly normText?: string;
  /** Results from elsewhere, as loose marks. */
  readonly marks?: readonly { readonly dag: string; readonly waarde: number }[];
}

type Pixels = (point: BandPoint) => number;

interface NormProps {
  readonly points: readonly BandPoint[];
  readonly x: Pixels;
  readonly y: (value: number) => number;
  readonly right: number;
  readonly text: string | undefined;
}

/** A dashed line to the right edge; one point has a norm too. */
function NormLine({ points, x, y, right, text }: NormProps) {
  const known = points.filter(({ norm }) => norm !== undefined && norm !== null);
  const last = known.at(-1);
  if (!last) return null;
  const spots = [...known.map((point) => ({ x: x(point), y: y(point.norm ?? 0) })), { x: right, y: y(last.norm ?? 0) }];
  return (
    <>
      <LinePath data={spots} x={(spot) => spot.x} y={(spot) => spot.y} className={css['norm'] ?? ''} />
      {text !== undefined && (
        <text x={right} y={y(last.norm ?? 0) - 6} textAnchor="end" className={css['normtekst']}>
          {text}
        </text>
      )}
    </>
  );
}

/** An estimate over time: a line inside a band for its uncertainty, and what is usual as a dashed line. */
export function BandChart({ points, domain, ticks, tickText = String, axis, summary, normText, marks = [] }: BandChartProps) {
  const dates = useDates();
  const [svg, width] = useWidth<SVGSVGElement>();
  const left = Math.max(MARGIN.left, TICK_GAP + LETTER_WIDTH * Math.max(...ticks.map((tick) => tickText(tick).length)));
  const right = width - MARGIN.right;
  const days = [...points, ...marks].toSorted((a, b) => a.dag.localeCompare(b.dag));
  const [from, to] = dayRange(days);
  const scale = linear([from, to], [left, right]);
  const x = (point: { readonly dag: string }): number => scale(dayMs(point));
  const y = linear(domain, [HEIGHT - MARGIN.bottom, MARGIN.top]);
  const labelMs = ((to - from) * LABEL_WIDTH) / (right - left);
  return (
    // A drawing made here cannot be an img element; the role gives it its one sentence.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg ref={svg} className={shared['grafiek']} height={HEIGHT} role="img" aria-label={summary}>
      <ValueAxis ticks={ticks} text={tickText} y={y} left={left} right={right} />
      <text x={0} y={10} className={shared['astekst']}>
        {axis}
      </text>
      <Area
        data={[...points]}
        x={x}
        y0={({ laag }) => y(laag)}
        y1={({ hoog }) => y(hoog)}
        className={css['band'] ?? ''}
        data-een={points.length === 1}
      />
      <NormLine points={points} x={x} y={y} right={right} text={normText} />
      <LinePath data={[...points]} x={x} y={({ midden }) => y(midden)} className={css['lijn'] ?? ''} />
      {points.length <= 40 &&
        points.map((point) => <circle key={point.dag} cx={x(point)} cy={y(point.midden)} r="4" className={css['punt']} />)}
      {marks.map((mark) => (
        <rect key={mark.dag} x={x(mark) - 5} y={y(mark.waarde) - 5} width="10" height="10" className={css['lvs']} />
      ))}
      {axisDays(days, labelMs).map((dag) => (
        <text key={dag} x={x({ dag })} y={HEIGHT - 10} textAnchor="middle" className={shared['astekst']}>
          {dates.dayMonth(dag)}
        </text>
      ))}
    </svg>
  );
}
