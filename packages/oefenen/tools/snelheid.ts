/*
 * Decides how long one answer and one choice take, in process, with 4,000 words.
 * Source: medians and percentiles over thousands of calls on a warm engine.
 * Example: measureSnelheid() -> { antwoord: { mediaan: 1.8 }, ... } in microseconds.
 */
import { createStand } from '../src/stand.ts';
import { STANDAARD_INSTELLING } from '../src/instelling.ts';
import { recordAntwoord } from '../src/antwoord.ts';
import { chooseOpgaven, planDag, planTaak } from '../src/choose.ts';
import { createEigenStand, processAntwoord, type EigenStand } from '../src/motor.ts';
import { KEUZES, createWereld } from './wereld.ts';

export interface Tijden {
  readonly mediaan: number;
  readonly p99: number;
}

const tijden = (lijst: number[]): Tijden => {
  lijst.sort((x, y) => x - y);
  const op = (deel: number): number => Math.round(100 * (lijst[Math.floor(lijst.length * deel)] ?? 0)) / 100;
  return { mediaan: op(0.5), p99: op(0.99) };
};

const measure = (werk: () => unknown): number => {
  const begin = performance.now();
  werk();
  return (performance.now() - begin) * 1000;
};

/** Microseconds on this machine: one answer (in place, and pure), choosing one opgave, ten opgaven, a taak, a day. */
export function measureSnelheid(
  weken = 30,
): Readonly<Record<'antwoord' | 'antwoordPuur' | 'opgave' | 'tienOpgaven' | 'taak' | 'dag', Tijden>> {
  const wereld = createWereld(3);
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
      per.opgave.push(measure(() => chooseOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, { now, seed: d }, 1)));
      per.tienOpgaven.push(measure(() => chooseOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, { now, seed: d }, 10)));
      per.taak.push(measure(() => planTaak(eigen, leerlijn, STANDAARD_INSTELLING, now, d)));
      per.dag.push(measure(() => planDag(eigen, leerlijn, STANDAARD_INSTELLING, now, d)));
      for (const keuze of chooseOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, { now, seed: d }, 15)) {
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
        per.antwoordPuur.push(measure(() => recordAntwoord(eigen, leerlijn, bewijs, now)));
        per.antwoord.push(measure(() => processAntwoord(eigen, leerlijn, bewijs, now)));
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
