/** Sums of what a groep read: the same figures as those of its leerlingen. */
import type { LeesLeerling } from '@spelrijk/contract/leesvoortgang';

type Week = LeesLeerling['weken'][number];
type Geteld = Pick<LeesLeerling['vragen'][number], 'antwoorden' | 'goed'>;

export const sumVragen = (vragen: readonly Geteld[]): Geteld => ({
  antwoorden: vragen.reduce((som, { antwoorden }) => som + antwoorden, 0),
  goed: vragen.reduce((som, { goed }) => som + goed, 0),
});

/** Per week, of all together. */
export function sumWeken(leerlingen: readonly Pick<LeesLeerling, 'weken'>[]): Pick<Week, 'vanaf' | 'woorden' | 'ms'>[] {
  return (leerlingen[0]?.weken ?? []).map(({ vanaf }) => {
    const weken = leerlingen.flatMap((leerling) => leerling.weken.filter((week) => week.vanaf === vanaf));
    return {
      vanaf,
      woorden: weken.reduce((som, { woorden }) => som + woorden, 0),
      ms: weken.reduce((som, { ms }) => som + ms, 0),
    };
  });
}

/** Questions of all together by kind, the most asked first. */
export function perSoort(leerlingen: readonly Pick<LeesLeerling, 'vragen'>[]): LeesLeerling['vragen'] {
  const alle = leerlingen.flatMap(({ vragen }) => vragen);
  return [...new Set(alle.map(({ soort }) => soort))]
    .map((soort) => ({ soort, ...sumVragen(alle.filter((vraag) => vraag.soort === soort)) }))
    .sort((a, b) => b.antwoorden - a.antwoorden || (a.soort < b.soort ? -1 : 1));
}
