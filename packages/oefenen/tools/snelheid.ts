/*
 * Decides how long one answer and one choice take, in process, with 4,000 words.
 * Source: medians and percentiles over thousands of calls on a warm engine.
 * Example: meetSnelheid() -> { antwoord: { mediaan: 1.8 }, ... } in microseconds.
 */
import { createStand } from '../src/stand.ts';
import { STANDAARD_INSTELLING } from '../src/instelling.ts';
import { recordAntwoord } from '../src/antwoord.ts';
import { kiesOpgaven, planDag, planTaak } from '../src/kies.ts';
import { createEigenStand, verwerkAntwoord, type EigenStand } from '../src/motor.ts';
import { KEUZES, maakWereld } from './wereld.ts';

export interface Tijden {
  readonly mediaan: number;
  readonly p99: number;
}

const tijden = (lijst: number[]): Tijden => {
  lijst.sort((x, y) => x - y);
  const op = (deel: number): number => Math.round(100 * (lijst[Math.floor(lijst.length * deel)] ?? 0)) / 100;
  return { mediaan: op(0.5), p99: op(0.99) };
};

const meet = (werk: () => unknown): number => {
  const begin = performance.now();
  werk();
  return (performance.now() - begin) * 1000;
};

/** Microseconds on this machine: one answer (in place, and pure), choosing one opgave, ten opgaven, a taak, a day. */
export function meetSnelheid(
  weken = 30,
): Readonly<Record<'antwoord' | 'antwoordPuur' | 'opgave' | 'tienOpgaven' | 'taak' | 'dag', Tijden>> {
  const wereld = maakWereld(3);
  const leerlijn = wereld.leerlijn();
  const per = {
    antwoord: [] as number[],
    antwoordPuur: [] as number[],
    opgave: [] as number[],
    tienOpgaven: [] as number[],
    taak: [] as number[],
    dag: [] as number[],
  };
  for (const kind of wereld.klas(4)) {
    const eigen: EigenStand = createEigenStand(createStand({ seedPrior: { gemiddelde: 2.9, sd: 1 } }));
    for (let d = 0; d < weken * 7; d++) {
      if (d % 7 > 4) continue;
      let now = 1.7e12 + d * 86_400_000;
      per.opgave.push(meet(() => kiesOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, now, d, 1)));
      per.tienOpgaven.push(meet(() => kiesOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, now, d, 10)));
      per.taak.push(meet(() => planTaak(eigen, leerlijn, STANDAARD_INSTELLING, now, d)));
      per.dag.push(meet(() => planDag(eigen, leerlijn, STANDAARD_INSTELLING, now, d)));
      for (const keuze of kiesOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, now, d, 15)) {
        now += 20_000;
        const a = kind.antwoord(keuze, now);
        const keuzes = KEUZES[keuze.vorm];
        const bewijs = {
          woord: keuze.woord,
          vorm: keuze.vorm,
          poging: 1,
          rtMs: a.rtMs,
          knelpunten: [{ categorie: keuze.categorie, goed: a.goed }],
          geenBewijs: false,
          soort: keuze.soort,
          ...(keuzes ? { keuzes } : {}),
        };
        per.antwoordPuur.push(meet(() => recordAntwoord(eigen, leerlijn, bewijs, now)));
        per.antwoord.push(meet(() => verwerkAntwoord(eigen, leerlijn, bewijs, now)));
      }
    }
  }
  return {
    antwoord: tijden(per.antwoord),
    antwoordPuur: tijden(per.antwoordPuur),
    opgave: tijden(per.opgave),
    tienOpgaven: tijden(per.tienOpgaven),
    taak: tijden(per.taak),
    dag: tijden(per.dag),
  };
}
