/** How each kind of demo child practises: ability and learning for the simulation, and on which days it plays. */
import { createRandom, seedFrom, type Random } from '@spelrijk/base/random';
import type { KindProfiel } from '@spelrijk/oefenen/simulatie';
import { addDays } from '../../../platform/clock.ts';
import type { Aard } from './mensen.ts';

interface Gedrag {
  /** Above or below what is usual for the jaargroep (logits). */
  readonly verschil: number;
  readonly leersnelheid: number;
  readonly tempo: number;
  readonly slordigheid: number;
  readonly onrust: number;
  /** Chance of practising on a school day. */
  readonly ijver: number;
  /** Days ago of the first and the last day. */
  readonly van: number;
  readonly tot: number;
}

const GEWOON: Gedrag = { verschil: 0, leersnelheid: 1, tempo: 1, slordigheid: 0.03, onrust: 0.002, ijver: 0.55, van: 42, tot: 0 };

const GEDRAG: Readonly<Record<Aard, Gedrag>> = {
  gewoon: GEWOON,
  sterk: { ...GEWOON, verschil: 0.9, leersnelheid: 1.3, tempo: 0.8, ijver: 0.65 },
  moeite: { ...GEWOON, verschil: -0.9, leersnelheid: 0.7, tempo: 1.4, slordigheid: 0.05, ijver: 0.6 },
  vast: { ...GEWOON, verschil: -1.8, leersnelheid: 0.1, tempo: 1.3, slordigheid: 0.06, ijver: 0.65 },
  gokt: { ...GEWOON, verschil: -0.3, onrust: 0.05, ijver: 0.6 },
  stil: { ...GEWOON, tot: 13 },
  nooit: { ...GEWOON, ijver: 0 },
  nieuw: { ...GEWOON, ijver: 0.9, van: 5 },
};

/** The simulated child behind a name; `gemiddelde` is what is usual for its jaargroep (logits). */
export function profielVan(aard: Aard, gemiddelde: number, naam: string): KindProfiel {
  const { verschil, leersnelheid, tempo, slordigheid, onrust } = GEDRAG[aard];
  const eigen = createRandom(seedFrom(naam)).next() - 0.5;
  return { vaardigheid: gemiddelde + verschil + 0.6 * eigen, leersnelheid, tempo: tempo * (1 + 0.3 * eigen), slordigheid, onrust };
}

const isWeekend = (dag: string): boolean => [0, 6].includes(new Date(`${dag}T12:00:00Z`).getUTCDay());

/** The days on which this child practised, oldest first; the day itself only when it is a school day. */
export function oefendagen(aard: Aard, vandaag: string, random: Random): readonly string[] {
  const { van, tot, ijver } = GEDRAG[aard];
  const dagen = Array.from({ length: van - tot + 1 }, (_, i) => addDays(vandaag, i - van));
  return dagen.filter((dag) => !isWeekend(dag) && random.next() < ijver);
}
