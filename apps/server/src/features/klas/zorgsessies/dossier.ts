/**
 * What was done for a leerling and what it gave, for somebody outside the school who examines a child (a care institute, CLB or logopedist). It shows what they ask
 * for: per period how long, how often, by which function, in how big a group, minutes of school staff, of lay helpers and alone apart, and the real misspellings
 * (nkd.nl, Leerlingdossier; cateamgv.nl, aanvraag). It never judges whether that is enough.
 */
import type { Api } from '@spelrijk/contract/api';
import type { Input } from '@spelrijk/contract/define';
import type { Dossierperiode, Dyslexiedossier } from '@spelrijk/contract/zorgsessies';
import type { Groei } from '@spelrijk/oefenen/zorg/groei';
import { joinPeriodes } from '@spelrijk/oefenen/zorg/periodegroei';
import { findTekst } from '@spelrijk/taal/lezen';
import { AppError } from '../../../platform/app-error.ts';
import { addDays, beginVan, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import { meting } from '../../oefenen/toetsen/index.ts';
import { listVoorlezingen, toVoorlezing } from '../../oefenen/voorlezen/index.ts';
import { listLvsScores } from '../../school/lvsspelling/index.ts';
import {
  keuzeVan,
  LEES_ROND_DAGEN,
  loadLeesstand,
  noteer,
  wieVan,
  type Kop,
  type LeerlingPlek,
  type PlanDeps,
} from '../handelingsplannen/index.ts';
import { listFoutenSinds, listVerloop } from '../voortgang/index.ts';
import { listPlannen, loadPlanblik, type PlanRij } from '../zorgstanden/index.ts';
import { dossierCsv } from './dossier-csv.ts';
import { openLeerling } from './plek.ts';

/** More than anybody writes wrong in a period: a dossier has all of it. */
const MEEST_FOUTEN = 5000;
/** A week counts when so many sessions were held. */
const PER_WEEK = 2;

type Bereik = Dossierperiode['doelen'][number]['begin'];

/** The range at the end of the period: that of the last practice day in it. */
async function eindVan(db: Db, { adminId, leerlingId }: LeerlingPlek, categorie: string, tot: string): Promise<Bereik> {
  const dagen = (await listVerloop(db, adminId, leerlingId, categorie)).filter(({ dag, zeker }) => zeker && dag <= tot);
  const laatste = dagen.at(-1);
  return laatste ? { laag: laatste.laag, hoog: laatste.hoog } : null;
}

interface Periode {
  readonly rij: PlanRij;
  readonly van: string;
  readonly tot: string;
}

/** Plans that began; the end is the day on which it ended, or today. */
function periodeVan(rij: PlanRij, vandaag: string): Periode[] {
  if (rij.wegOp !== null || rij.van === null || rij.tot === null) return [];
  const eind = rij.afgerondOp === null ? vandaag : dagVan(rij.afgerondOp.getTime());
  return [{ rij, van: rij.van, tot: eind < rij.van ? rij.van : eind }];
}

type Plantoets = Awaited<ReturnType<typeof loadPlanblik>>['toetsen'][number];

/** As they were closed: a dossier made again says the same. */
async function loadUitslagen(db: Db, adminId: string, toetsen: readonly Plantoets[]): Promise<Dossierperiode['toetsen']> {
  const uit: Dossierperiode['toetsen'] = [];
  for (const { id, soort, afOp } of toetsen) {
    if ((soort !== 'zorg-eind' && soort !== 'zorg-na') || afOp === null) continue;
    const { uitslag } = await meting.readBewaring(db, adminId, id);
    if (uitslag) uit.push({ soort, dag: dagVan(afOp.getTime()), uitslag });
  }
  return uit;
}

/** What was heard between two days, row by row as the screen and the file of a groep show it; oldest first. */
async function loadVoorlezingen(
  db: Db,
  { adminId, leerlingId }: LeerlingPlek,
  van: string,
  tot: string,
): Promise<Dossierperiode['voorlezingen']> {
  const rijen = (await listVoorlezingen(db, adminId, [leerlingId], van)).filter(({ dag, ingetrokken }) => dag <= tot && !ingetrokken);
  const uit: Dossierperiode['voorlezingen'] = [];
  for (const rij of rijen.toReversed()) uit.push(toVoorlezing(rij, await findTekst(rij.tekst)));
  return uit;
}

async function toPeriode(db: Db, plek: LeerlingPlek, kop: Kop, { rij, van, tot }: Periode, now: number): Promise<Dossierperiode> {
  const wie = wieVan(plek, kop, now);
  const { doelen, sessies, weken, toetsen } = await loadPlanblik(db, wie, rij, now);
  const { tekst } = keuzeVan(rij, doelen);
  const eind = rij.afgerondOp === null ? null : tot;
  const lezen = await loadLeesstand(db, plek, { lezen: tekst.lezen, van, eind, vandaag: dagVan(now) }, wie);
  // A leesmoment that a goal begins with lies before the plan, and one that it ends with may come after it.
  const vanaf = lezen.perLeesdoel.reduce((dag, { begin }) => (begin && begin.dag < dag ? begin.dag : dag), van);
  const gehouden = sessies.filter(({ doorgehaald }) => !doorgehaald);
  const som = (soort: 'school' | 'leek' | 'alleen'): number => weken.reduce((totaal, week) => totaal + week[soort], 0);
  const vanDoelen = new Set(doelen.map(({ categorie }) => categorie));
  const fouten = await listFoutenSinds(db, plek.adminId, [plek.leerlingId], {
    sinds: beginVan(van),
    voor: beginVan(addDays(tot, 1)),
    perLeerling: MEEST_FOUTEN,
  });
  const metEind = [];
  for (const { categorie, begin } of doelen)
    metEind.push({
      naam: somvensterNaam(categorie),
      begin: begin.zeker ? { laag: begin.laag, hoog: begin.hoog } : null,
      eind: await eindVan(db, plek, categorie, tot),
    });
  return {
    planId: rij.id,
    niveau: rij.niveau,
    van,
    tot,
    doelen: metEind,
    hardop: lezen.perLeesdoel,
    oefendoelen: lezen.perOefendoel,
    voorlezingen: await loadVoorlezingen(db, plek, vanaf, eind === null ? tot : addDays(tot, LEES_ROND_DAGEN)),
    wekenMetTwee: weken.filter(({ sessies: aantal }) => aantal >= PER_WEEK).length,
    weken: weken.length,
    sessies: gehouden.length,
    minuten: { school: som('school'), leek: som('leek'), alleen: som('alleen') },
    grootsteGroep: Math.max(0, ...gehouden.map(({ groepsgrootte }) => groepsgrootte)),
    functies: [...new Set(gehouden.map(({ functie }) => functie))],
    aanpak: tekst.aanpak,
    besluit: rij.evaluatie?.besluit ?? null,
    toetsen: await loadUitslagen(db, plek.adminId, toetsen),
    fouten: fouten
      .map(({ label, op, woord, gegeven }) => ({ label, dag: dagVan(Date.parse(op)), woord, gegeven }))
      .filter(({ label, dag }) => vanDoelen.has(label) && dag <= tot)
      .map(({ dag, woord, gegeven }) => ({ dag, woord, gegeven })),
  };
}

async function loadLvs(db: Db, { adminId, leerlingId }: LeerlingPlek): Promise<Dyslexiedossier['lvs']> {
  const scores = await listLvsScores(db, adminId, [leerlingId]);
  return scores.map(({ toets, generatie, moment, afnamedatum, waarden }) => ({
    toets,
    versie: generatie,
    moment,
    dag: afnamedatum,
    uitslag: Object.entries(waarden)
      .filter(([, waarde]) => waarde !== undefined && waarde !== '')
      .map(([naam, waarde]) => `${naam} ${waarde}`)
      .join(', '),
  }));
}

/** What a test could not say of one period counts for nothing in all of them. */
const groeiVan = ({ toetsen }: Dossierperiode): readonly Groei[] =>
  toetsen.flatMap(({ soort, uitslag: { plan } }) =>
    soort === 'zorg-eind' && plan && plan.oordeel.zin !== 'te-weinig' && plan.oordeel.zin !== 'kende-al' ? [plan.groei] : [],
  );

export const readDyslexiedossier = (
  deps: PlanDeps,
  caller: Caller,
  plek: LeerlingPlek,
  { toestemming }: Input<Api['readDyslexiedossier']>['body'],
): Promise<Dyslexiedossier> =>
  openLeerling(deps, caller, 'carePlan.export', plek, async (db, kop) => {
    const { now } = caller;
    const vandaag = dagVan(now);
    if (toestemming > vandaag) throw new AppError('invalid', 'zorgsessies/in-de-toekomst', { details: ['toestemming'] });
    const rijen = await listPlannen(db, plek.adminId, [plek.leerlingId]);
    const periodes: Dossierperiode[] = [];
    for (const periode of rijen.flatMap((rij) => periodeVan(rij, vandaag)).toReversed())
      periodes.push(await toPeriode(db, plek, kop, periode, now));
    const dossier = {
      naam: `${kop.roepnaam} ${kop.achternaam}`.trim(),
      roepnaam: kop.roepnaam,
      groepNaam: kop.groepNaam,
      dag: vandaag,
      toestemming,
      lvs: await loadLvs(db, plek),
      periodes,
      samen: joinPeriodes(periodes.flatMap(groeiVan)),
    };
    await noteer(db, caller, plek, { soort: 'export', actie: 'carePlan.export', betreft: 'dyslexiedossier' });
    return { ...dossier, csv: dossierCsv(dossier, kop.regio) };
  });
