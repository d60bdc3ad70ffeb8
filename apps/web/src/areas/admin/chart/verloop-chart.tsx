import { kindvoortgangTeksten } from '@spelrijk/teksten/kindvoortgang';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { BandChart } from './band-chart.tsx';
import { middle } from './series.ts';

const TICKS = [0, 25, 50, 75, 100];

interface VerloopChartProps {
  readonly points: readonly { readonly dag: string; readonly laag: number; readonly hoog: number }[];
  /** One sentence that says what the picture shows. */
  readonly summary: string;
  /** Percent that an average child of the normgroep writes right, with its words. */
  readonly norm?: { readonly procent: number; readonly text: string } | undefined;
}

/** How the estimate of one categorie moved: a line for the estimate inside a band for its uncertainty. */
export function VerloopChart({ points, summary, norm }: VerloopChartProps) {
  const { t } = useTexts(kindvoortgangTeksten);
  const drawn = points.map((point) => ({ ...point, midden: middle(point), norm: norm?.procent ?? null }));
  return (
    <BandChart
      points={drawn}
      domain={[0, 100]}
      ticks={TICKS}
      axis={t('verloop.as')}
      summary={summary}
      {...(norm && { normText: norm.text })}
    />
  );
}
