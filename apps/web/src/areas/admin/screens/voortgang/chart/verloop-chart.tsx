import { useTranslation } from 'react-i18next';
import { useDates } from '../../../../../shared/date/use-dates.ts';
import css from '../voortgang.module.css';
import { ValueAxis } from './axis.tsx';
import { bandPath, linear, linePath } from './scale.ts';
import { useWidth } from './use-width.ts';
import { axisDays, dayMs, dayRange, middle, type Point } from './series.ts';

const HEIGHT = 240;
const MARGIN = { top: 22, right: 30, bottom: 34, left: 44 };
const TICKS = [0, 25, 50, 75, 100];
/** Pixels that one date needs under the axis. */
const LABEL_WIDTH = 64;

interface VerloopChartProps {
  readonly points: readonly Point[];
  /** One sentence that says what the picture shows. */
  readonly summary: string;
}

/** How the estimate of one categorie moved: a line for the estimate inside a band for its uncertainty. */
export function VerloopChart({ points, summary }: VerloopChartProps) {
  const { t } = useTranslation('admin');
  const dates = useDates();
  const [svg, width] = useWidth<SVGSVGElement>();
  const right = width - MARGIN.right;
  const [from, to] = dayRange(points);
  const x = linear([from, to], [MARGIN.left, right]);
  const labelMs = ((to - from) * LABEL_WIDTH) / (right - MARGIN.left);
  const y = linear([0, 100], [HEIGHT - MARGIN.bottom, MARGIN.top]);
  const spots = (value: (point: Point) => number) => points.map((point) => ({ x: x(dayMs(point)), y: y(value(point)) }));
  const [upper, lower, estimate] = [spots(({ hoog }) => hoog), spots(({ laag }) => laag), spots(middle)];
  return (
    // A drawing made here cannot be an img element; the role gives it its one sentence.
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
    <svg ref={svg} className={css['grafiek']} height={HEIGHT} role="img" aria-label={summary}>
      <ValueAxis ticks={TICKS} y={y} left={MARGIN.left} right={right} />
      <text x={0} y={10} className={css['astekst']}>
        {t('voortgang.verloop.as')}
      </text>
      <path d={bandPath(upper, lower)} className={css['band']} data-een={points.length === 1} />
      <path d={linePath(estimate)} className={css['lijn']} />
      {estimate.map((spot, index) => (
        <circle key={points[index]?.dag} cx={spot.x} cy={spot.y} r="4" className={css['punt']} />
      ))}
      {axisDays(points, labelMs).map((dag) => (
        <text key={dag} x={x(Date.parse(dag))} y={HEIGHT - 10} textAnchor="middle" className={css['astekst']}>
          {dates.dayMonth(dag)}
        </text>
      ))}
    </svg>
  );
}
