/*
 * Decides nothing: the server of one simulated child, with rows that are read and written as the real one does, and the same functions of the engine.
 * Source: a plan reads what `rowsForPlan` keeps, an answer reads the words of its batch.
 * Example: playJaar(wereld, served({ minuten: 15 }), vraag) is a class as the server serves it.
 */
import { createRandom, type Random } from '@spelrijk/base/random';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { recordAntwoord, type Bewijs } from '../src/antwoord.ts';
import { automaticRange } from '../src/automatic.ts';
import { createBlik, predictGoed } from '../src/blik.ts';
import { planDag, type OpgaveKeuze } from '../src/choose.ts';
import { viewRij } from '../src/filter.ts';
import { updateIjking } from '../src/ijking.ts';
import { STANDAARD_INSTELLING, type Oefeninstelling } from '../src/instelling.ts';
import { priorVan, type Leerlijn } from '../src/leerlijn.ts';
import { createStand, rowsForPlan, type Stand } from '../src/stand.ts';
import { dagVan } from '../src/tijdstip.ts';
import type { Loper, Motorbouw } from './jaar.ts';
import { KEUZES, type ProefAntwoord } from './wereld.ts';

/** The children of the worlds are in the second half of groep 5. */
const NORMGROEP = '5b';
/** Where practice starts and ends when nobody sets it. */
export const RANGE = automaticRange(NORMGROEP, { first: 3, last: 8 });
/** A second attempt comes right after the explanation. */
const AGAIN_RIGHT = 0.95;
const SECOND_TAB = 0.01;

export interface Served {
  readonly minuten: number;
  /** Docents who change their mind: two categories off for a while, for every sixth child. */
  readonly meddling?: boolean;
  readonly instelling?: Partial<Oefeninstelling>;
  /** For who wants the rows of every child when all is done. */
  readonly onReady?: (stand: () => Stand) => unknown;
}

interface Service {
  readonly leerlijn: Leerlijn;
  readonly random: Random;
  instelling: Oefeninstelling;
  stand: Stand;
  day: number;
  plan: OpgaveKeuze[][];
}

function asKeuze(
  { leerlijn }: Service,
  stand: Stand,
  { woord, soort, vorm }: Pick<OpgaveKeuze, 'woord' | 'soort' | 'vorm'>,
  now: number,
): OpgaveKeuze[] {
  const bekend = leerlijn.woorden.get(woord);
  const info = leerlijn.vormen[vorm];
  if (!bekend) return [];
  const kans = predictGoed(createBlik(stand, leerlijn, now), bekend, info, info.info.gok);
  return [{ woord, soort, vorm, categorie: bekend.info.hoofd, kans }];
}

/** The plan is made once a day. */
function next(s: Service, now: number, seed: number): OpgaveKeuze[] {
  const day = Math.floor(now / DAG_MS);
  if (day !== s.day) {
    s.day = day;
    const stand = rowsForPlan(s.stand, now);
    s.plan = planDag(stand, s.leerlijn, s.instelling, now, seed).map(({ woorden, vorm }) =>
      woorden.flatMap(({ woord, soort }) => asKeuze(s, stand, { woord, soort, vorm }, now)),
    );
  }
  return s.plan.shift() ?? [];
}

function take(s: Service, bewijs: Bewijs, now: number): void {
  const rij = s.stand.woorden[bewijs.woord];
  const stand = { hoofd: s.stand.hoofd, categorieen: s.stand.categorieen, woorden: rij ? { [bewijs.woord]: rij } : {} };
  const { gewijzigd, ijking } = recordAntwoord(stand, s.leerlijn, bewijs, now);
  const { hoofd = s.stand.hoofd } = gewijzigd;
  // The rows of the simulated database are this service's own: written in place.
  Object.assign(s.stand.categorieen, gewijzigd.categorieen);
  Object.assign(s.stand.woorden, gewijzigd.woorden);
  s.stand = { hoofd, categorieen: s.stand.categorieen, woorden: s.stand.woorden };
  if (ijking) updateIjking(s.leerlijn, ijking);
}

export function toBewijs({ woord, vorm, soort, categorie }: OpgaveKeuze, { goed, rtMs, plaats }: ProefAntwoord, doel: number): Bewijs {
  const keuzes = KEUZES[vorm];
  const basis = { woord, vorm, soort, poging: 1, rtMs, knelpunten: [{ categorie, goed }], geenBewijs: false, doel, plaats };
  return keuzes ? { ...basis, keuzes } : basis;
}

/** As the server does: the first attempt, after a mistake another one, and now and then the same from a second tab. */
function answer(s: Service, keuze: OpgaveKeuze, a: ProefAntwoord, now: number): void {
  const bewijs = toBewijs(keuze, a, s.instelling.doel);
  take(s, bewijs, now);
  const again = (goed: boolean, later: number): void =>
    take(s, { ...bewijs, poging: 2, rtMs: 4000, knelpunten: [{ categorie: keuze.categorie, goed }] }, now + later);
  if (!a.goed) again(s.random.next() < AGAIN_RIGHT, 6000);
  else if (s.random.next() < SECOND_TAB) again(a.goed, 2000);
}

/** The engine as the server serves it. */
export const served =
  ({ minuten, instelling: anders, meddling = false, onReady }: Served): Motorbouw =>
  (wereld) => {
    const leerlijn = wereld.leerlijn();
    const instelling: Oefeninstelling = {
      ...STANDAARD_INSTELLING,
      minuten,
      ...RANGE,
      plafondOpent: true,
      ...anders,
    };
    let nr = 0;
    return (): Loper => {
      nr++;
      const stand = createStand({ seedPrior: priorVan(NORMGROEP, leerlijn.constanten) });
      const s: Service = { leerlijn, random: createRandom(nr), instelling, stand, day: -1, plan: [] };
      onReady?.(() => s.stand);
      let first = -1;
      return {
        next: (now, seed) => {
          const day = Math.floor(now / DAG_MS);
          if (first < 0) first = day;
          const off = meddling && nr % 6 === 5 && day - first >= 40 && day - first < 54;
          s.instelling = off ? { ...instelling, uit: leerlijn.volgorde.slice(24, 26).map(({ id }) => id) } : instelling;
          return next(s, now, seed);
        },
        predict: (keuze, now) => asKeuze(s, s.stand, keuze, now)[0]?.kans ?? keuze.kans,
        verwerk: (keuze, a, now) => answer(s, keuze, a, now),
        doubts: (now) => {
          const { eldersBeter, verrassend, traagGeraden } = s.stand.hoofd;
          const today = dagVan(now);
          const days = { 'elders-beter': eldersBeter, 'verrassend-goed': verrassend, 'traag-geraden': traagGeraden };
          return Object.entries(days).flatMap(([code, dag]) => (dag === today ? [code] : []));
        },
        estimate: (id, now) => {
          const k = viewRij(s.stand.hoofd, s.stand.categorieen[id], now, leerlijn.constanten);
          const gemiddelde = leerlijn.categorieen.get(id)?.gemiddelde ?? 0;
          return { marge: k.m - gemiddelde, sd: Math.sqrt(k.v), beheerst: s.stand.categorieen[id]?.status === 'beheerst' };
        },
      };
    };
  };
