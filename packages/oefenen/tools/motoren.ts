/*
 * Decides which engines are compared: ours, plain Elo per category with the same selection idea, and random choice.
 * Source: Elo in adaptive practice (Pelánek 2016), K = .4; random choice as the floor.
 * Example: speelJaar(wereld, hadf, ...) against speelJaar(wereld, elo, ...).
 */
import { createRandom } from '@spelrijk/base/random';
import { STANDAARD_INSTELLING } from '../src/instelling.ts';
import { kijk, logit, sigma } from '../src/filter.ts';
import { kiesOpgaven, type OpgaveKeuze } from '../src/kies.ts';
import type { Constanten } from '../src/stand.ts';
import { createStand } from '../src/stand.ts';
import { createEigenStand, verwerkAntwoord } from '../src/motor.ts';
import type { Motorbouw } from './jaar.ts';
import { KEUZES } from './wereld.ts';

/** The engine of this package. */
export const hadf =
  (constanten: Partial<Constanten> = {}): Motorbouw =>
  (wereld) => {
    const leerlijn = wereld.leerlijn();
    Object.assign(leerlijn.constanten, constanten);
    return () => {
      const eigen = createEigenStand(createStand({ seedPrior: { gemiddelde: 2.9, sd: 1 } }));
      return {
        kies: (now, seed, aantal) => kiesOpgaven(eigen, leerlijn, STANDAARD_INSTELLING, now, seed, aantal),
        voorspel: (keuze) => keuze.kans,
        verwerk: (keuze, a, now) => {
          const keuzes = KEUZES[keuze.vorm];
          verwerkAntwoord(
            eigen,
            leerlijn,
            {
              woord: keuze.woord,
              vorm: keuze.vorm,
              poging: 1,
              rtMs: a.rtMs,
              knelpunten: a.knelpunten,
              geenBewijs: false,
              soort: keuze.soort,
              ...(keuzes ? { keuzes } : {}),
            },
            now,
          );
        },
        schat: (id, now) => {
          const k = kijk(eigen.hoofd, eigen.categorieen[id], now, leerlijn.constanten);
          const gemiddelde = leerlijn.categorieen.get(id)?.gemiddelde ?? 0;
          return { marge: k.m - gemiddelde, sd: Math.sqrt(k.v), beheerst: eigen.categorieen[id]?.status === 'beheerst' };
        },
      };
    };
  };

interface EloOpties {
  readonly willekeurig: boolean;
}

/** Elo per category and per word; the word nearest the target of a random category within reach, or any word at all. */
export const elo =
  ({ willekeurig }: EloOpties): Motorbouw =>
  (wereld) => {
    const perCategorie = new Map(wereld.categorieen.map((c) => [c.id, wereld.woorden.filter((w) => w.hoofd === c.id)]));
    const b = new Map(wereld.woorden.map((w) => [w.woord, w.knelpunten[0]?.b ?? 0]));
    return () => {
      const theta = new Map(wereld.categorieen.map((c) => [c.id, 2.9]));
      const reeks = new Map<string, number>();
      const gezien = new Map<string, number>();
      const random = createRandom(5);
      const kans = (k: Pick<OpgaveKeuze, 'woord' | 'categorie'>): number => sigma((theta.get(k.categorie) ?? 0) - (b.get(k.woord) ?? 0));
      const doel = logit(0.8);
      const eenWoord = (now: number): OpgaveKeuze => {
        const passend = wereld.categorieen.filter((c) => Math.abs((theta.get(c.id) ?? 0) - c.gemiddeldeMoeilijkheid - doel + 0.6) < 1);
        const bron = willekeurig || passend.length === 0 ? wereld.categorieen : passend;
        const categorie = random.pick(bron);
        const alle = perCategorie.get(categorie.id) ?? [];
        const woorden = alle.filter((w) => now - (gezien.get(w.woord) ?? 0) > 21 * 86_400_000);
        const lijst = woorden.length > 0 ? woorden : alle;
        const nabij = (w: (typeof lijst)[number]): number => Math.abs((theta.get(categorie.id) ?? 0) - (b.get(w.woord) ?? 0) - doel);
        const woord = willekeurig ? random.pick(lijst) : random.pick([...lijst].sort((x, y) => nabij(x) - nabij(y)).slice(0, 5));
        return {
          woord: woord.woord,
          soort: 'nieuw',
          categorie: categorie.id,
          vorm: 'dictee-woord',
          kans: kans({ woord: woord.woord, categorie: categorie.id }),
        };
      };
      return {
        kies: (now, _seed, aantal) => Array.from({ length: aantal }, () => eenWoord(now)),
        voorspel: kans,
        verwerk: (keuze, a, now) => {
          const rest = (a.goed ? 1 : 0) - kans(keuze);
          theta.set(keuze.categorie, (theta.get(keuze.categorie) ?? 0) + 0.4 * rest);
          b.set(keuze.woord, (b.get(keuze.woord) ?? 0) - 0.1 * rest);
          reeks.set(keuze.categorie, a.goed ? (reeks.get(keuze.categorie) ?? 0) + 1 : 0);
          gezien.set(keuze.woord, now);
        },
        schat: (id) => {
          const marge = (theta.get(id) ?? 0) - (wereld.categorieen.find((c) => c.id === id)?.gemiddeldeMoeilijkheid ?? 0);
          return { marge, sd: 0.7, beheerst: marge > 1.95 && (reeks.get(id) ?? 0) > 0 };
        },
      };
    };
  };
