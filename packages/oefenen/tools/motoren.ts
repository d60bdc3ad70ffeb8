/*
 * Decides which engines are compared: ours, one that knows the truth, plain Elo per category, and random choice.
 * Source: Elo in adaptive practice (Pelánek 2016), K = .4; random choice, of word and form as ours chooses both, is the floor.
 * Example: playJaar(wereld, hadf, ...) against playJaar(wereld, elo, ...).
 */
import { createRandom } from '@spelrijk/base/random';
import { DAG_MS } from '@spelrijk/domain/tijd';
import { STANDAARD_INSTELLING } from '../src/instelling.ts';
import { createBlik, predictGoed } from '../src/blik.ts';
import { viewRij, logit, sigma } from '../src/filter.ts';
import { chooseOpgaven, type OpgaveKeuze } from '../src/choose.ts';
import { tredeVan, type CategorieInfo, type Leerlijn } from '../src/leerlijn.ts';
import { createEigenStand, processAntwoord, type EigenStand } from '../src/motor.ts';
import { createStand, NIEUWE_CATEGORIE, type Constanten } from '../src/stand.ts';
import { RANGE, toBewijs } from './dienst.ts';
import type { Loper, Motorbouw } from './jaar.ts';
import { KEUZES, VORMEN } from './wereld.ts';

/** Chosen at the start of the day, predicted just before the answer: with what the answers in between taught. */
function predictNow(eigen: EigenStand, leerlijn: Leerlijn, { woord, vorm, kans }: OpgaveKeuze, now: number): number {
  const bekend = leerlijn.woorden.get(woord);
  const info = leerlijn.vormen[vorm];
  return bekend ? predictGoed(createBlik(eigen, leerlijn, now), bekend, info, info.info.gok) : kans;
}

type Keuze = (eigen: EigenStand, leerlijn: Leerlijn, now: number, seed: number, aantal: number) => OpgaveKeuze[];

const withKeuze =
  (chooseOne: Keuze, constanten: Partial<Constanten>): Motorbouw =>
  (wereld) => {
    const leerlijn = wereld.leerlijn();
    Object.assign(leerlijn.constanten, constanten);
    return () => {
      const eigen = createEigenStand(createStand({ seedPrior: { gemiddelde: 2.9, sd: 1 } }));
      return {
        next: (now, seed, aantal) => chooseOne(eigen, leerlijn, now, seed, aantal),
        predict: (keuze, now) => predictNow(eigen, leerlijn, keuze, now),
        verwerk: (keuze, a, now) => {
          processAntwoord(eigen, leerlijn, toBewijs(keuze, a, STANDAARD_INSTELLING.doel), now);
        },
        estimate: (id, now) => {
          const k = viewRij(eigen.hoofd, eigen.categorieen[id], now, leerlijn.constanten);
          const gemiddelde = leerlijn.categorieen.get(id)?.gemiddelde ?? 0;
          return { marge: k.m - gemiddelde, sd: Math.sqrt(k.v), beheerst: eigen.categorieen[id]?.status === 'beheerst' };
        },
      };
    };
  };

const losse: Keuze = (eigen, leerlijn, now, seed) => chooseOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, { now, seed }, 1);

/** The engine of this package, choosing single opgaven. */
export const hadf = (constanten: Partial<Constanten> = {}): Motorbouw => withKeuze(losse, constanten);

const ZEKER = 1e4;

/** The same selection by an engine that knows every ability and every word: what better estimating could bring at most. */
export const helderziend = (): Motorbouw => (wereld) => {
  const leerlijn = wereld.leerlijn();
  for (const [naam, { hoofdpunt }] of leerlijn.woorden) Object.assign(hoofdpunt, { b: wereld.echteB(naam), vb: 0.0025 });
  for (const k of leerlijn.volgorde) {
    k.gemiddelde = k.woorden.reduce((som, w) => som + w.hoofdpunt.b, 0) / Math.max(k.woorden.length, 1);
  }
  return (kind): Loper => {
    const eigen = createEigenStand(createStand({ seedPrior: { gemiddelde: 2.9, sd: 1 } }));
    const gezien = new Map<string, { readonly dag: number; readonly aandeel: number }>();
    /** Looked up once a day: a child hardly changes within one. */
    const aandeelVan = (id: string, now: number): number => {
      const dag = Math.floor(now / DAG_MS);
      const oud = gezien.get(id);
      if (oud?.dag === dag) return oud.aandeel;
      const aandeel = kind.aandeel(leerlijn.categorieen.get(id)?.index ?? 0, now);
      gezien.set(id, { dag, aandeel });
      return aandeel;
    };
    const estimate: Loper['estimate'] = (id, now) => {
      const aandeel = aandeelVan(id, now);
      return { marge: 1.09 * logit(aandeel), sd: 0.01, beheerst: aandeel >= 0.85 };
    };
    const see = (id: string, gemiddelde: number, now: number): void => {
      const { marge, beheerst } = estimate(id, now);
      const rij = eigen.categorieen[id] ?? NIEUWE_CATEGORIE;
      const status = beheerst ? 'beheerst' : rij.antwoorden > 0 ? 'open' : 'op-slot';
      const m = gemiddelde + marge;
      eigen.categorieen[id] = { ...rij, precisie: ZEKER, informatie: ZEKER * m, winst: 0, drijf: 0, status };
    };
    return {
      estimate,
      next: (now, seed, aantal) => {
        for (const k of leerlijn.volgorde) see(k.id, k.gemiddelde, now);
        return chooseOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, { now, seed }, aantal);
      },
      predict: (keuze, now) => kind.kans(keuze, now),
      verwerk: (keuze, a, now) => {
        processAntwoord(eigen, leerlijn, toBewijs(keuze, a, STANDAARD_INSTELLING.doel), now, { leert: false });
      },
    };
  };
};

interface EloOpties {
  readonly willekeurig: boolean;
}

const tredeOf = ({ introHalfjaar }: CategorieInfo): number => tredeVan(introHalfjaar);

/**
 * Elo per category and per word; the word nearest the target of a random category within reach. Or `willekeurig`: any opgave that is open to the
 * child, every word and form as likely as the other, and nothing of what it did before counts. Open is what the settings of its half-year let it practise.
 */
export const elo =
  ({ willekeurig }: EloOpties): Motorbouw =>
  (wereld) => {
    const perCategorie = new Map(wereld.categorieen.map((c) => [c.id, wereld.woorden.filter((w) => w.hoofd === c.id)]));
    const open = wereld.categorieen.filter((c) => tredeOf(c) <= tredeVan(RANGE.plafond));
    const b = new Map(wereld.woorden.map((w) => [w.woord, w.knelpunten[0]?.b ?? 0]));
    return () => {
      const theta = new Map(wereld.categorieen.map((c) => [c.id, 2.9]));
      const reeks = new Map<string, number>();
      const gezien = new Map<string, number>();
      const random = createRandom(5);
      const kans = (k: Pick<OpgaveKeuze, 'woord' | 'categorie' | 'vorm'>): number => {
        const g = 1 / (KEUZES[k.vorm] ?? Number.POSITIVE_INFINITY);
        return g + (1 - g) * sigma((theta.get(k.categorie) ?? 0) - (b.get(k.woord) ?? 0));
      };
      const doel = logit(0.8);
      const eenWoord = (now: number): OpgaveKeuze => {
        const passend = wereld.categorieen.filter((c) => Math.abs((theta.get(c.id) ?? 0) - c.gemiddeldeMoeilijkheid - doel + 0.6) < 1);
        const bron = willekeurig ? open : passend.length > 0 ? passend : wereld.categorieen;
        const categorie = random.pick(bron);
        const alle = perCategorie.get(categorie.id) ?? [];
        const woorden = alle.filter((w) => now - (gezien.get(w.woord) ?? 0) > 21 * DAG_MS);
        const lijst = willekeurig || woorden.length === 0 ? alle : woorden;
        const nabij = (w: (typeof lijst)[number]): number => Math.abs((theta.get(categorie.id) ?? 0) - (b.get(w.woord) ?? 0) - doel);
        const woord = willekeurig ? random.pick(lijst) : random.pick([...lijst].sort((x, y) => nabij(x) - nabij(y)).slice(0, 5));
        const vorm = willekeurig ? random.pick(VORMEN) : 'dictee-woord';
        const vraag = { woord: woord.woord, categorie: categorie.id, vorm };
        return { ...vraag, soort: 'nieuw', kans: kans(vraag) };
      };
      return {
        next: (now, _seed, aantal) => Array.from({ length: aantal }, () => eenWoord(now)),
        predict: kans,
        verwerk: (keuze, a, now) => {
          const rest = (a.goed ? 1 : 0) - kans(keuze);
          theta.set(keuze.categorie, (theta.get(keuze.categorie) ?? 0) + 0.4 * rest);
          b.set(keuze.woord, (b.get(keuze.woord) ?? 0) - 0.1 * rest);
          reeks.set(keuze.categorie, a.goed ? (reeks.get(keuze.categorie) ?? 0) + 1 : 0);
          gezien.set(keuze.woord, now);
        },
        estimate: (id) => {
          const marge = (theta.get(id) ?? 0) - (wereld.categorieen.find((c) => c.id === id)?.gemiddeldeMoeilijkheid ?? 0);
          return { marge, sd: 0.7, beheerst: marge > 1.95 && (reeks.get(id) ?? 0) > 0 };
        },
      };
    };
  };
