import { leerlingvoortgangTeksten } from '@spelrijk/teksten/voortgang-leerling';
import { useHasNiveau, useNiveau } from '../../../shared/categorie/niveau.ts';
import { useTexts } from '../../../shared/texts/use-texts.ts';
import { BandChart, type BandPoint } from './band-chart.tsx';

interface NiveauChartProps {
  readonly points: readonly (BandPoint & { readonly norm: number })[];
  readonly summary: string;
  readonly marks?: readonly { readonly dag: string; readonly waarde: number }[];
}

/** Half-years to write beside the axis: every one that has a name, or every second when there are many. */
function ticksOf(low: number, high: number, hasNiveau: (trede: number) => boolean): number[] {
  const all = Array.from({ length: high - low + 1 }, (_, i) => low + i).filter(hasNiveau);
  return all.length > 9 ? all.filter((tick) => tick % 2 === 0) : all;
}

/** Beside the axis there is room for `midden groep 5`, and none for a sentence. */
const kort = (naam: string): string => naam.replace(/ van (het )?/, ' ').replace(' leerjaar', '');

/** How far a leerling is on the learning line, in half-years, with the normgroep. */
export function NiveauChart({ points, summary, marks = [] }: NiveauChartProps) {
  const { t } = useTexts(leerlingvoortgangTeksten);
  const niveauNaam = useNiveau();
  const hasNiveau = useHasNiveau();
  const low = Math.floor(Math.min(...points.map(({ laag, norm }) => Math.min(laag, norm)), ...marks.map(({ waarde }) => waarde)));
  const high = Math.ceil(Math.max(...points.map(({ hoog, norm }) => Math.max(hoog, norm)), ...marks.map(({ waarde }) => waarde)));
  const last = points.at(-1);
  return (
    <BandChart
      points={points}
      marks={marks}
      domain={[low, high]}
      ticks={ticksOf(low, high, hasNiveau)}
      tickText={(trede) => kort(niveauNaam(trede))}
      axis={t('niveau')}
      summary={summary}
      {...(last && { normText: `${t('norm')} ${kort(niveauNaam(last.norm))}` })}
    />
  );
}
