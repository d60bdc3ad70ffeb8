/** Plans of a leerling, and one plan with how it stands. */
import type { Api } from '@spelrijk/contract/api';
import type { Output } from '@spelrijk/contract/define';
import type { Handelingsplan, Plandoel } from '@spelrijk/contract/handelingsplannen';
import type { Leesmeting, Planleesdoel, Planoefendoel } from '@spelrijk/contract/zorgsessies';
import { isOefendoel, LEESDOEL_STREEF, leesdoelTrede, type Hardopdoel, type PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { leesniveauNaam, leesniveauVan } from '@spelrijk/domain/leesvormen';
import { behoefteVan, LEESMOMENT_TEKSTEN, minsteTempo, ZELF_GOED } from '@spelrijk/domain/voorlezen';
import { bereikgroei } from '@spelrijk/oefenen/voortgang';
import { addDays, beginVan, dagVan } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Caller } from '../../../platform/http/context.ts';
import { somvensterNaam, toCel, type Cel } from '../../oefenen/standen/index.ts';
import { closeMade } from '../../oefenen/toetsen/index.ts';
import { hardopIn, listVoorlezingen, verschilTussen, type VoorlezingRij } from '../../oefenen/voorlezen/index.ts';
import { loadVerzwegen } from '../../oefenen/planwoorden/index.ts';
import { listFoutenSinds, listVerloop, type Misgegaan } from '../voortgang/index.ts';
import { listContacten, loadPlanblik, loadZorgstand, stapVan, toKort, type DoelRij, type Wie } from '../zorgstanden/index.ts';
import { keuzeVan } from './inhoud.ts';
import { geenPlan, noteer, openZorg, type LeerlingPlek, type PlanDeps, type PlanPlek } from './plek.ts';
import { findPlan } from './plan.ts';
import * as store from './store.ts';

const PER_DOEL = 8;
const PER_LEERLING = 400;

export const wieVan = ({ adminId, leerlingId }: LeerlingPlek, { laatste, cellen, regio }: store.Kop, now: number): Wie => ({
  adminId,
  regio,
  leerlingId,
  laatste: laatste?.getTime() ?? null,
  cellen: cellen.map((cel) => toCel(cel, dagVan(now))),
});

export const naamKop = ({ roepnaam, achternaam, groepNaam }: store.Kop) => ({ roepnaam, achternaam, groepNaam });

export const listHandelingsplannen = (
  deps: PlanDeps,
  { actor, now }: Caller,
  plek: LeerlingPlek,
): Promise<Output<Api['listHandelingsplannen']>> =>
  openZorg(deps, { actor, now }, 'carePlan.list', plek, async (db, kop) => {
    await noteer(db, { actor, now }, plek, { soort: 'inzage', actie: 'carePlan.list', betreft: 'overzicht van plannen' });
    await closeMade(deps, db, { adminId: plek.adminId, id: plek.leerlingId }, now);
    const { stap, plannen } = await loadZorgstand(db, wieVan(plek, kop, now), now);
    return { leerling: naamKop(kop), stap, plannen: plannen.filter(({ wegTot }) => wegTot === null || actor.rol === 'schooladmin') };
  });

const bereikVan = (cel: Cel | undefined): Plandoel['nu'] =>
  cel
    ? { beeld: cel.beeld, bereik: { laag: cel.laag, hoog: cel.hoog, zeker: cel.zeker } }
    : { beeld: 'leeg', bereik: { laag: 0, hoog: 100, zeker: false } };

/** As it was on the last practice day of the plan. A range only: the word for how a goal stands is about now. */
const bereikOp = (dag: Awaited<ReturnType<typeof listVerloop>>[number] | undefined): Plandoel['nu'] =>
  dag ? { beeld: 'oefent', bereik: { laag: dag.laag, hoog: dag.hoog, zeker: dag.zeker } } : bereikVan(undefined);

/** Different misspellings, newest first. */
function foutenVan(fouten: readonly Misgegaan[], categorie: string): Plandoel['fouten'] {
  const gezien = new Map<string, { woord: string; gegeven: string }>();
  for (const { label, woord, gegeven } of fouten)
    if (label === categorie && !gezien.has(`${woord} ${gegeven}`)) gezien.set(`${woord} ${gegeven}`, { woord, gegeven });
  return [...gezien.values()].slice(0, PER_DOEL);
}

interface Doelvraag {
  readonly plek: LeerlingPlek;
  readonly doelen: readonly DoelRij[];
  readonly cellen: readonly Cel[];
  readonly van: string | null;
  /** Day on which the plan ended: what it says stays as it was then; null while it runs. */
  readonly eind: string | null;
  readonly regio: store.Kop['regio'];
  /** Now, or when the plan ended. */
  readonly now: number;
}

async function loadDoelen(db: Db, { plek, doelen, cellen, van, eind, regio, now }: Doelvraag): Promise<Plandoel[]> {
  const sinds = van === null ? new Date(0) : beginVan(van);
  const fouten = await listFoutenSinds(db, plek.adminId, [plek.leerlingId], {
    sinds,
    ...(eind !== null && { voor: beginVan(addDays(eind, 1)) }),
    perLeerling: PER_LEERLING,
  });
  const { isApart } = await loadVerzwegen(db, regio, { adminId: plek.adminId, leerlingIds: [plek.leerlingId] }, now);
  const uit: Plandoel[] = [];
  for (const { categorie, streef, begin, contrast, wegOp, wegReden } of doelen) {
    const dagen = await listVerloop(db, plek.adminId, plek.leerlingId, categorie);
    const verloop = dagen.filter(({ dag }) => (van === null || dag >= van) && (eind === null || dag <= eind));
    uit.push({
      categorie,
      naam: somvensterNaam(categorie),
      streef,
      contrast: contrast === null ? null : { categorie: contrast, naam: somvensterNaam(contrast) },
      begin,
      nu: eind === null ? bereikVan(cellen.find((cel) => cel.categorie === categorie)) : bereikOp(dagen.findLast(({ dag }) => dag <= eind)),
      verloop: verloop.map(({ dag, laag, hoog, zeker }) => ({ dag, laag, hoog, zeker })),
      fouten: foutenVan(fouten, categorie),
      voorbeeld:
        foutenVan(
          fouten.filter(({ woord }) => !isApart(woord)),
          categorie,
        )[0] ?? null,
      weg: wegOp === null ? null : { op: wegOp.toISOString(), reden: wegReden },
    });
  }
  return uit;
}

/** A leesmoment before the plan is its beginning for so long, and one in its first two weeks as well; its last may come two weeks after its end. */
const LEES_TERUG_DAGEN = 120;
export const LEES_ROND_DAGEN = 14;

interface Moment {
  readonly id: string;
  readonly dag: string;
  readonly hardop: ReturnType<typeof hardopIn>;
}

/** Leesmomenten of this level in which this leerling was heard, the oldest first. */
function momentenVan(rijen: readonly VoorlezingRij[], niveau: Hardopdoel['niveau']): readonly Moment[] {
  const eerste = new Map<string, string>();
  for (const { momentId, tekst, dag } of rijen) {
    if (momentId === null || leesniveauVan(tekst) !== niveau) continue;
    const eerder = eerste.get(momentId);
    eerste.set(momentId, eerder === undefined || dag < eerder ? dag : eerder);
  }
  return [...eerste].map(([id, dag]) => ({ id, dag, hardop: hardopIn(rijen, id) })).toSorted((x, y) => x.dag.localeCompare(y.dag));
}

const toMeting = ({ dag, hardop: { goed, gelezen, teksten, tempo } }: Moment): Leesmeting => ({ dag, goed, gelezen, teksten, tempo });

/** Only of three texts, as a leesmoment asks. */
function isGehaald({ soort, niveau }: Hardopdoel, { hardop }: Moment): boolean | null {
  if (hardop.teksten < LEESMOMENT_TEKSTEN) return null;
  const goed = hardop.goed >= ZELF_GOED * hardop.gelezen;
  if (soort === 'goed') return goed;
  if (soort === 'zelf') return behoefteVan(hardop, niveau) === 'verder';
  if (hardop.tempo === null) return hardop.waarom === 'te-veel-fouten' ? false : null;
  return hardop.tempo.midden >= minsteTempo(niveau);
}

interface Leesvraag {
  readonly lezen: PlanKeuze['tekst']['lezen'];
  readonly van: string | null;
  /** Day on which the plan ended; null: it did not. */
  readonly eind: string | null;
  readonly vandaag: string;
}

async function loadLeesdoelen(
  db: Db,
  { adminId, leerlingId }: LeerlingPlek,
  { lezen = [], van, eind, vandaag }: Leesvraag,
): Promise<Planleesdoel[]> {
  const hardop = lezen.flatMap((doel) => (isOefendoel(doel) ? [] : [doel]));
  if (hardop.length === 0) return [];
  const vanaf = addDays(van ?? vandaag, -LEES_TERUG_DAGEN);
  const rijen = (await listVoorlezingen(db, adminId, [leerlingId], vanaf)).filter(({ ingetrokken }) => !ingetrokken);
  const tot = eind === null ? null : addDays(eind, LEES_ROND_DAGEN);
  return hardop.map((doel) => {
    const { niveau } = doel;
    const momenten = momentenVan(rijen, niveau).filter(({ dag }) => tot === null || dag <= tot);
    const begin = momenten.findLast(({ dag }) => van === null || dag <= addDays(van, LEES_ROND_DAGEN));
    const nu = begin && momenten.findLast(({ dag }) => dag > begin.dag);
    return {
      ...doel,
      naam: leesniveauNaam(niveau),
      norm: { goed: Math.round(100 * ZELF_GOED), perMinuut: minsteTempo(niveau) },
      begin: begin ? toMeting(begin) : null,
      nu: nu ? toMeting(nu) : null,
      // Of right words a difference is shown as it is: nothing here says whether it is chance.
      groei: begin && nu && doel.soort !== 'goed' ? verschilTussen(rijen, begin.id, nu.id) : null,
      gehaald: nu ? isGehaald(doel, nu) : null,
    };
  });
}

/** Fewer first answers between two ranges say nothing about the weeks between them. */
const MINSTE_TUSSEN = 12;

type Verloop = Awaited<ReturnType<typeof listVerloop>>;

/** What may be said of the weeks between two ranges. */
function groeiVan(begin: Verloop[number], nu: Verloop[number], tussen: Verloop): Planoefendoel['groei'] {
  if (tussen.reduce((som, { antwoorden }) => som + antwoorden, 0) < MINSTE_TUSSEN) return null;
  const deel = ({ laag, hoog }: Verloop[number]) => ({ laag: laag / 100, hoog: hoog / 100 });
  return bereikgroei(deel(begin), deel(nu));
}

/** The whole range on one side of the aim; null: it may be either. */
function isBoven({ laag, hoog }: Verloop[number]): boolean | null {
  if (laag >= LEESDOEL_STREEF) return true;
  return hoog < LEESDOEL_STREEF ? false : null;
}

/** A goal of practice: its beginning is the last sure range before the plan, or the first in its first two weeks. */
export function oefendoelVan(
  verloop: Verloop,
  { van, eind, vandaag }: Omit<Leesvraag, 'lezen'>,
): Pick<Planoefendoel, 'begin' | 'nu' | 'verloop' | 'groei' | 'gehaald'> {
  const start = van ?? vandaag;
  const zeker = verloop.filter((dag) => dag.zeker && dag.dag >= addDays(start, -LEES_TERUG_DAGEN) && (eind === null || dag.dag <= eind));
  const begin = zeker.findLast(({ dag }) => dag <= start) ?? zeker.find(({ dag }) => dag <= addDays(start, LEES_ROND_DAGEN));
  const nu = begin && zeker.findLast(({ dag }) => dag > begin.dag);
  const meting = ({ dag, laag, hoog }: Verloop[number]) => ({ dag, laag, hoog });
  const tussen = begin && nu ? verloop.filter(({ dag }) => dag > begin.dag && dag <= nu.dag) : [];
  return {
    begin: begin ? meting(begin) : null,
    nu: nu ? meting(nu) : null,
    verloop: begin ? zeker.filter(({ dag }) => dag >= begin.dag).map(meting) : [],
    groei: begin && nu ? groeiVan(begin, nu, tussen) : null,
    gehaald: nu ? isBoven(nu) : null,
  };
}

async function loadOefendoelen(
  db: Db,
  { adminId, leerlingId }: LeerlingPlek,
  { lezen = [], ...wanneer }: Leesvraag,
  { cellen, regio }: Wie,
): Promise<Planoefendoel[]> {
  const uit: Planoefendoel[] = [];
  for (const doel of lezen.filter(isOefendoel)) {
    const trede = leesdoelTrede(doel) ?? '';
    uit.push({
      doel,
      trede,
      naam: somvensterNaam(trede, regio),
      streef: LEESDOEL_STREEF,
      beeld: cellen.find((cel) => cel.categorie === trede)?.beeld ?? 'leeg',
      ...oefendoelVan(await listVerloop(db, adminId, leerlingId, trede), wanneer),
    });
  }
  return uit;
}

/** How its goals of reading stand: in a plan, on its papers, in a dossier. */
export const loadLeesstand = async (
  db: Db,
  plek: LeerlingPlek,
  vraag: Leesvraag,
  wie: Wie,
): Promise<Pick<Handelingsplan, 'perLeesdoel' | 'perOefendoel'>> => ({
  perLeesdoel: await loadLeesdoelen(db, plek, vraag),
  perOefendoel: await loadOefendoelen(db, plek, vraag, wie),
});

async function loadHandelingsplan(db: Db, plek: PlanPlek, kop: store.Kop, now: number): Promise<Handelingsplan> {
  const rij = await findPlan(db, plek);
  if (rij.wegOp !== null) throw geenPlan();
  const wie = wieVan(plek, kop, now);
  const blik = await loadPlanblik(db, wie, rij, now);
  const { adminId, planId } = plek;
  const keuze = keuzeVan(rij, blik.doelen);
  const eind = rij.afgerondOp === null ? null : dagVan(rij.afgerondOp.getTime());
  const leesvraag = { lezen: keuze.tekst.lezen, van: rij.van, eind, vandaag: dagVan(now) };
  return {
    ...toKort(rij, blik.doelen, dagVan(now)),
    versie: rij.versie,
    vandaag: dagVan(now),
    leerling: { ...naamKop(kop), jaargroep: kop.jaargroep },
    keuze,
    startReden: rij.startReden,
    volgtOp: rij.volgtOp,
    door: rij.door,
    gemaaktOp: rij.gemaaktOp.toISOString(),
    gestartOp: rij.gestartOp?.toISOString() ?? null,
    afgerondOp: rij.afgerondOp?.toISOString() ?? null,
    perDoel: await loadDoelen(db, {
      plek,
      doelen: blik.doelen,
      cellen: wie.cellen,
      van: rij.van,
      eind,
      regio: kop.regio,
      now: rij.afgerondOp?.getTime() ?? now,
    }),
    ...(await loadLeesstand(db, plek, leesvraag, wie)),
    perWeek: [...blik.weken],
    alarmen: [...blik.alarmen],
    eersteKeer: blik.eersteKeer && { antwoorden: blik.eersteKeer.aantal, goed: blik.eersteKeer.goed },
    stap: stapVan(wie, blik, now),
    toetsen: blik.toetsen.map(({ id, soort, status, papier, doelen, vanaf, op, afOp }) => ({
      id,
      soort,
      status,
      papier,
      doelen: [...doelen],
      vanaf,
      op: op.toISOString(),
      afOp: afOp?.toISOString() ?? null,
    })),
    sessies: [...blik.sessies],
    contacten: [...(await listContacten(db, adminId, planId))],
    evaluatie: rij.evaluatie,
  };
}

export const readHandelingsplan = (deps: PlanDeps, { actor, now }: Caller, plek: PlanPlek): Promise<Handelingsplan> =>
  openZorg(deps, { actor, now }, 'carePlan.read', plek, async (db, kop) => {
    await closeMade(deps, db, { adminId: plek.adminId, id: plek.leerlingId }, now);
    const plan = await loadHandelingsplan(db, plek, kop, now);
    await noteer(db, { actor, now }, plek, { soort: 'inzage', actie: 'carePlan.read', betreft: 'plan' });
    return plan;
  });

export const listPlanversies = (deps: PlanDeps, caller: Caller, plek: PlanPlek): Promise<Output<Api['listPlanversies']>> =>
  openZorg(deps, caller, 'carePlan.read', plek, async (db) => {
    await findPlan(db, plek);
    await noteer(db, caller, plek, { soort: 'inzage', actie: 'carePlan.read', betreft: 'versies van een plan' });
    const versies = await store.listVersies(db, plek.adminId, plek.planId);
    return { versies: versies.map((rij) => ({ ...rij, op: rij.op.toISOString() })) };
  });

export const notePlanafdruk = (deps: PlanDeps, caller: Caller, plek: PlanPlek, soort: 'school' | 'ouders' | 'kaart'): Promise<void> =>
  openZorg(deps, caller, 'carePlan.read', plek, async (db) => {
    await findPlan(db, plek);
    const wat = { school: 'plan', ouders: 'plan voor ouders', kaart: 'begeleidingskaart' }[soort];
    await noteer(db, caller, plek, { soort: 'export', actie: 'carePlan.read', betreft: `afdruk: ${wat}` });
  });
