/** Taken as the server serves them, a sample of every categorie: what a child could guess of them. */
import { seedFrom } from '@spelrijk/base/random';
import type { Oefenvorm } from '@spelrijk/domain/oefenvorm';
import { planDag } from '@spelrijk/oefenen/choose';
import { createEigenStand, processAntwoord } from '@spelrijk/oefenen/motor';
import { ALLES_KLINKT } from '../../apps/server/test/fixtures.ts';
import {
  beginStand,
  categorieenOpVolgorde,
  geldendeInstelling,
  leerlijnVan,
} from '../../apps/server/src/features/oefenen/standen/index.ts';
import { createEigenTaak, uitPlan } from '../../apps/server/src/features/oefenen/taken/taak.ts';
import type { PlanInvoer } from '../../apps/server/src/features/oefenen/taken/plan-invoer.ts';
import type { TaakRij } from '../../apps/server/src/features/oefenen/taken/store.ts';

const DAG = '2026-11-19';
const NOW = Date.parse(`${DAG}T09:00:00Z`);

interface Steekproef {
  readonly categorie: string;
  readonly vorm: Oefenvorm;
  readonly antwoorden: readonly string[];
  readonly plekken: readonly number[];
  readonly keuzes: readonly (readonly string[])[];
}

/** Planning for a child of this jaargroep that practises only this categorie. */
function invoerVoor(categorie: string, jaargroep: number, vormen: readonly Oefenvorm[] | null): PlanInvoer {
  const wie = { regio: 'nl', jaargroep, zorgdoelen: [] } as const;
  const geldend = geldendeInstelling({ groep: {}, leerling: { alleen: [categorie] } }, wie, DAG, []);
  const stuur = vormen === null ? geldend.stuur : { ...geldend.stuur, vormen };
  const stand = beginStand(jaargroep, DAG);
  const kop = { leerlingId: 'a', stand, leerlijn: leerlijnVan('nl'), regio: 'nl', audio: ALLES_KLINKT } as const;
  return { ...kop, geldend: { ...geldend, stuur }, gehad: [], flits: {}, dag: DAG, now: NOW };
}

/** What can be guessed of this taak; nothing of one where something is written. */
function steekproef(categorie: string, taak: TaakRij | undefined): Steekproef[] {
  const opgaven = taak?.opgaven ?? [];
  if (!taak || opgaven.some(({ keuzes }) => keuzes === undefined)) return [];
  return [
    {
      categorie,
      vorm: taak.vorm,
      antwoorden: opgaven.map(({ antwoord }) => antwoord),
      plekken: opgaven.map(({ keuzes = [], antwoord }) => keuzes.indexOf(antwoord)),
      keuzes: opgaven.map(({ keuzes = [] }) => keuzes),
    },
  ];
}

/** How many words of a categorie went wrong: a few, or more than fit in a taak. */
const FOUTEN = [3, 14];
const UUR = 3_600_000;

/** A child that wrote these words wrong an hour ago: they all go one way. */
function withFouten(invoer: PlanInvoer, categorie: string, aantal: number): PlanInvoer {
  const eigen = createEigenStand(invoer.stand);
  const fouten = [...invoer.leerlijn.woorden.values()]
    .filter(({ info }) => info.hoofd === categorie && !info.gereserveerd)
    .slice(0, aantal);
  for (const [i, { info }] of fouten.entries()) {
    const kop = { woord: info.woord, vorm: 'dictee-woord', poging: 1, rtMs: 6000, geenBewijs: false, soort: 'nieuw' } as const;
    processAntwoord(eigen, invoer.leerlijn, { ...kop, knelpunten: [{ categorie, goed: false }] }, NOW - UUR + i * 20_000, { leert: false });
  }
  return { ...invoer, stand: eigen };
}

interface Foutentaken {
  readonly gekozen: readonly Steekproef[];
  /** Taken with own mistakes that were served in all, chosen and written. */
  readonly aantal: number;
}

/** Taken with own mistakes of every categorie, as a day serves them: with writing beside one form of choosing, and with that form alone. */
export function sampleFoutentaken(): Foutentaken {
  const gekozen: Steekproef[] = [];
  let aantal = 0;
  for (const [nr, { id }] of categorieenOpVolgorde('nl').entries()) {
    for (const vorm of ['ontbrekend-grafeem', 'sorteren', 'kies'] as const) {
      for (const [i, vormen] of [[vorm], [vorm, 'dictee-woord', 'werkwoord-in-zin'] as const].entries()) {
        const invoer = withFouten(invoerVoor(id, 8 - (nr % 5), vormen), id, FOUTEN[(nr + i) % 2] ?? 0);
        const plan = planDag(invoer.stand, invoer.leerlijn, invoer.geldend.stuur, NOW, nr).find(({ soort }) => soort === 'eigen-fouten');
        const taak = plan && uitPlan(plan, invoer, { id: `fouten ${id}`, nr: 1, seed: nr });
        if (taak) aantal++;
        gekozen.push(...steekproef(id, taak));
      }
    }
  }
  return { gekozen, aantal };
}

const KEREN = 3;

/** Choosing taken of every categorie, with the usual settings and with only forms of choosing besides writing. */
export function sampleTaken(): readonly Steekproef[] {
  const uit: Steekproef[] = [];
  for (const { id } of categorieenOpVolgorde('nl')) {
    for (const jaargroep of [3, 4, 5, 6, 7, 8]) {
      for (const vorm of [null, 'ontbrekend-grafeem', 'sorteren', 'kies', 'welke-regel'] as const) {
        const invoer = invoerVoor(id, jaargroep, vorm === null ? null : [vorm, 'dictee-woord', 'werkwoord-in-zin', 'dictee-zin']);
        for (let keer = 0; keer < KEREN; keer++) {
          const taak = createEigenTaak(invoer, `taak ${id} ${jaargroep} ${vorm} ${keer} ${seedFrom(id)}`, id);
          uit.push(...steekproef(id, taak));
        }
      }
    }
  }
  return uit;
}

/** The signs of taken in which they are written, of a child of groep 8. */
export function sampleTekens(): readonly (readonly string[])[] {
  const invoer = invoerVoor('puntkomma', 8, ['fout-verbeteren']);
  return Array.from({ length: 12 }, (_, keer) => {
    const opgaven = createEigenTaak(invoer, `teken ${keer}`, 'puntkomma')?.opgaven ?? [];
    return opgaven.flatMap(({ vorm, antwoord }) => (vorm === 'fout-verbeteren' ? (antwoord.match(/[;:]/) ?? []) : []));
  });
}

/** The longest, the shortest or neither of its choices; '' where all are as long. */
export function lengteVan(antwoord: string, keuzes: readonly string[]): string {
  const lengtes = keuzes.map((keuze) => keuze.length);
  if (new Set(lengtes).size === 1) return '';
  return antwoord.length === Math.max(...lengtes) ? 'lang' : antwoord.length === Math.min(...lengtes) ? 'kort' : 'midden';
}

/** Share of the most frequent of these, of all. */
export function hoogsteAandeel(rij: readonly (string | number)[]): number {
  const telling = new Map<string | number, number>();
  for (const een of rij) if (een !== '') telling.set(een, (telling.get(een) ?? 0) + 1);
  return Math.max(0, ...telling.values()) / Math.max(1, rij.length);
}

/** How often "the same as before" or, with two answers, "the other one" is right. */
export function naVorige(rij: readonly (string | number)[]): number {
  const aantal = rij.length - 1;
  const gelijk = rij.filter((een, i) => i > 0 && een === rij[i - 1]).length / Math.max(1, aantal);
  return new Set(rij).size === 2 ? Math.max(gelijk, 1 - gelijk) : gelijk;
}
