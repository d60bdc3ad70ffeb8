/**
 * The care plans of a leerling as a document to read: for a school that has no care track, at which plans came along with a verhuistoken, and for whoever gets a
 * whole dossier. It says what the tables of the dossier hold in words, and judges nothing. Pure.
 */
import { Plantoetsuitslag } from '@spelrijk/contract/plantoetsen';
import type { Regio } from '@spelrijk/domain/admin';
import {
  Contactsoort,
  Einde,
  Evaluatie,
  Functie,
  isOefendoel,
  leesdoelTrede,
  Planstatus,
  PlanTekst,
  type Besluit,
  type Leesdoel,
} from '@spelrijk/domain/handelingsplan';
import { leesniveauNaam } from '@spelrijk/domain/leesvormen';
import { plangroeiTeksten } from '@spelrijk/teksten/groei';
import { planTeksten } from '@spelrijk/teksten/plan';
import { planbladTeksten } from '@spelrijk/teksten/planblad';
import { inRegio } from '@spelrijk/teksten/termen';
import { z } from 'zod';
import { createPdf, type PdfBlok } from '../../../platform/bestand/pdf.ts';
import { somvensterNaam } from '../../oefenen/standen/index.ts';
import type { Rij, Tabel } from './store.ts';

const Plan = z.looseObject({
  id: z.string(),
  status: Planstatus,
  einde: Einde.nullable(),
  niveau: z.number(),
  van: z.string().nullable(),
  tot: z.string().nullable(),
  keren: z.number(),
  minuten: z.number(),
  functie: z.string(),
  start_reden: z.string(),
  einde_reden: z.string(),
  tekst: PlanTekst.partial(),
  evaluatie: Evaluatie.nullable(),
  weg_op: z.string().nullable(),
});
type Plan = z.infer<typeof Plan>;
const Doel = z.looseObject({
  plan_id: z.string(),
  categorie: z.string(),
  begin: z.looseObject({ laag: z.number(), hoog: z.number(), zeker: z.boolean() }).partial(),
  streef: z.number(),
  weg_op: z.string().nullable(),
  weg_reden: z.string(),
});
const Sessie = z.looseObject({
  plan_id: z.string(),
  dag: z.string(),
  minuten: z.number(),
  groepsgrootte: z.number(),
  functie: z.string(),
  soort: z.enum(['school', 'leek']),
  notitie: z.string(),
  doorgehaald_op: z.string().nullable(),
});
const Contact = z.looseObject({ plan_id: z.string(), soort: Contactsoort, dag: z.string(), doorgehaald_op: z.string().nullable() });
const Toets = z.looseObject({
  plan_id: z.string(),
  soort: z.enum(['zorg-start', 'zorg-tussen', 'zorg-eind', 'zorg-na']),
  af_op: z.string(),
  uitslag: z.looseObject({ uitslag: Plantoetsuitslag }),
});

/** Rows that are as they should be; what is not stands in the tables all the same. */
const parseRows = <T>(tabellen: readonly Tabel[], naam: string, vorm: z.ZodType<T>): T[] =>
  (tabellen.find((tabel) => tabel.naam === naam)?.rijen ?? []).flatMap((rij: Rij) => {
    const gelezen = vorm.safeParse(rij);
    return gelezen.success ? [gelezen.data] : [];
  });

const { nl } = planTeksten;
const datum = (dag: string): string => dag.slice(0, 10).split('-').toReversed().join('-');
const fill = (zin: string, waarden: Readonly<Record<string, string | number>>): string =>
  zin.replaceAll(/\{\{(\w+)\}\}/gu, (heel, naam: string) => String(waarden[naam] ?? heel));
/** Around what somebody of the school wrote: no word of it is ours to change into that of a region. Private use, Unicode 23.5. */
const [OPEN, DICHT] = ['\uE000', '\uE001'];
const eigen = (woorden: string): string => (woorden === '' ? '' : OPEN + woorden + DICHT);
const EIGEN = new RegExp(`${OPEN}([^${DICHT}]*)${DICHT}`, 'u');
const inRegioOmEigen = (waarde: string, regio: Regio): string =>
  waarde
    .split(EIGEN)
    .map((deel, i) => (i % 2 === 1 ? deel : inRegio(deel, regio)))
    .join('');
const tekst = (naam: string, waarde: string): PdfBlok[] => (waarde.trim() === '' ? [] : [{ soort: 'tekst', naam, tekst: waarde }]);
const functie = (naam: string): string => {
  const bekend = Functie.safeParse(naam);
  return bekend.success ? nl.functies[bekend.data] : naam;
};

interface Bij {
  readonly naam: string;
  readonly regio: Regio;
  readonly doelen: readonly z.infer<typeof Doel>[];
  readonly sessies: readonly z.infer<typeof Sessie>[];
  readonly contacten: readonly z.infer<typeof Contact>[];
  readonly toetsen: readonly z.infer<typeof Toets>[];
}

function doelRegel({ categorie, begin: { laag, hoog, zeker }, streef, weg_op: weg, weg_reden: reden }: z.infer<typeof Doel>): string {
  const begin =
    zeker === true && laag !== undefined && hoog !== undefined
      ? fill(nl.van100, { laag: Math.round(laag), hoog: Math.round(hoog) })
      : nl.onzeker;
  const eruit = weg === null ? '' : `; ${fill(nl.uitPlan, { datum: datum(weg), reden: eigen(reden) })}`;
  return `${somvensterNaam(categorie)}. ${nl.begin}: ${begin}. ${nl.streefKop}: ${fill(nl.streefKort, { aantal: streef })}${eruit}`;
}

const { lezen } = planbladTeksten.nl;

/** A goal of reading as it was chosen; what was heard and practised stands in tables of its own. */
const leesdoelRegel = (doel: Leesdoel): string =>
  isOefendoel(doel) ? somvensterNaam(leesdoelTrede(doel) ?? '') : fill(lezen.kort[doel.soort], { niveau: leesniveauNaam(doel.niveau) });

/** What the growth of these goals is told from. */
function watVan(doelen: z.infer<typeof Plantoetsuitslag>['doelen']): string {
  const [een = 'woorden', ander] = new Set(doelen.map(({ eenheid = 'woorden' }) => eenheid));
  return plangroeiTeksten.nl.wat[ander === undefined ? een : 'beide'];
}

/** Of all goals together; nothing where each word could be read. */
function onduidelijkZin(doelen: z.infer<typeof Plantoetsuitslag>['doelen']): string {
  const aantal = doelen.reduce((som, { onduidelijk = 0 }) => som + onduidelijk, 0);
  if (aantal === 0) return '';
  const { onduidelijk_one, onduidelijk_other, onleesbaar_one, onleesbaar_other } = plangroeiTeksten.nl;
  const inZinnen = doelen.every(({ eenheid, onduidelijk = 0 }) => onduidelijk === 0 || eenheid === 'zinnen');
  const [een, meer] = inZinnen ? [onleesbaar_one, onleesbaar_other] : [onduidelijk_one, onduidelijk_other];
  return ` ${aantal === 1 ? een : fill(meer, { count: aantal })}`;
}

function toetsRegel({ soort, af_op: op, uitslag: { uitslag } }: z.infer<typeof Toets>, naam: string): string {
  const kop = `${nl.toetsSoort[soort]}, ${datum(op)}`;
  const { plan, doelen, nameting, weken } = uitslag;
  const onduidelijk = onduidelijkZin(doelen);
  // A nameting is compared with the final test: no growth since the start.
  if (nameting !== null) return `${kop}. ${fill(plangroeiTeksten.nl.nameting[nameting], { w: weken })}${onduidelijk}`;
  if (!plan) {
    const tellingen = doelen
      .filter(({ nieuw }) => nieuw.aantal > 0)
      .map((een) => fill(plangroeiTeksten.nl.telling, { n: een.nieuw.aantal, wat: watVan([een]), naam, x: een.nieuw.goed }));
    return `${kop}. ${tellingen.join(' ')}${onduidelijk}`;
  }
  const { voor: a, na: b, laag: lo, hoog: hi } = plan.groei.woorden;
  // Of the goals that it was told from.
  const verteld = doelen.filter(({ groei }) => groei !== null);
  const doel = verteld.map((een) => een.naam).join(', ');
  const zin = fill(plangroeiTeksten.nl.oordelen[plan.oordeel.zin], { naam, doel, wat: watVan(verteld), a, b, lo, hi, n: plan.n });
  const norm = plan.oordeel.norm === null ? '' : ` ${plangroeiTeksten.nl.norm[plan.oordeel.norm]}`;
  return `${kop}. ${zin}${norm}${onduidelijk}`;
}

const met = (kinderen: number): string => (kinderen === 1 ? nl.metKinderen_one : fill(nl.metKinderen_other, { count: kinderen }));

function sessieBlokken(sessies: Bij['sessies']): PdfBlok[] {
  const som = (soort: 'school' | 'leek'): number => sessies.reduce((totaal, s) => totaal + (s.soort === soort ? s.minuten : 0), 0);
  if (sessies.length === 0) return [];
  const regels = sessies.map(
    (s) =>
      `${datum(s.dag)}: ${s.minuten} min, ${functie(s.functie)}, ${met(s.groepsgrootte)}${s.notitie === '' ? '' : `. ${eigen(s.notitie)}`}`,
  );
  return [
    ...tekst(`Minuten: ${nl.kolom.school.toLowerCase()}`, `${som('school')} min`),
    ...tekst(`Minuten: ${nl.kolom.leek.toLowerCase()}`, `${som('leek')} min`),
    ...tekst(`${nl.sessies} (${sessies.length})`, regels.join('\n')),
  ];
}

function terugblik(evaluatie: Evaluatie | null, besluiten: Readonly<Record<Besluit, string>>): PdfBlok[] {
  if (!evaluatie) return [];
  return [
    ...tekst(nl.evaluatieTekst, eigen(evaluatie.tekst)),
    ...tekst(nl.besluitKop, besluiten[evaluatie.besluit]),
    ...evaluatie.aanvullingen.flatMap((een) => tekst(`${nl.aanvulling}, ${datum(een.op)}`, eigen(een.tekst))),
  ];
}

function planBlokken(plan: Plan, nr: number, { naam, regio, doelen, sessies, contacten, toetsen }: Bij): PdfBlok[] {
  const { van, tot, einde, tekst: inhoud, keren, minuten } = plan;
  const be = regio === 'be';
  const niveau = be ? { kop: planTeksten.be.niveau ?? nl.niveau, ...planTeksten.be.niveauKeuze } : { kop: nl.niveau, ...nl.niveauKeuze };
  const periode = van === null || tot === null ? '' : `, ${fill(nl.periode, { van: datum(van), tot: datum(tot) })}`;
  return [
    { soort: 'kop', tekst: `${nl.planTitel} ${nr}${periode}` },
    ...tekst(
      'Stand',
      [nl.status[plan.status], einde === null ? '' : nl.einde[einde], eigen(plan.einde_reden)].filter((deel) => deel !== '').join(', '),
    ),
    ...tekst(niveau.kop, (plan.niveau === 2 ? niveau.twee : niveau.drie) ?? ''),
    ...tekst(nl.doelen, doelen.map(doelRegel).join('\n')),
    ...tekst(lezen.titel, (plan.tekst.lezen ?? []).map(leesdoelRegel).join('\n')),
    ...tekst(nl.stappen.waarom, eigen(inhoud.waarom ?? '')),
    ...tekst(nl.geprobeerd, eigen(inhoud.geprobeerd ?? '')),
    ...tekst(nl.aanpakKop, `${fill(nl.afgesproken, { keren, minuten, functie: functie(plan.functie) })}\n${eigen(inhoud.aanpak ?? '')}`),
    ...tekst('Wat helpt', (inhoud.maatregelen ?? []).map((maatregel) => nl.maatregel[maatregel]).join('\n')),
    ...tekst(nl.thuis, eigen(inhoud.thuis ?? '')),
    ...(plan.start_reden === '' ? [] : tekst(nl.toetsSoort['zorg-start'], fill(nl.startZonder, { reden: eigen(plan.start_reden) }))),
    ...sessieBlokken(sessies),
    ...tekst(nl.toetsen, toetsen.map((toets) => toetsRegel(toets, naam)).join('\n')),
    ...tekst(nl.ouders, contacten.map(({ soort, dag }) => `${datum(dag)}: ${nl.contact[soort]}`).join('\n')),
    ...terugblik(plan.evaluatie, { ...nl.besluit, ...(be && planTeksten.be.besluit) }),
  ];
}

interface Wie {
  readonly naam: string;
  readonly roepnaam: string;
  readonly regio: Regio;
  /** Day on which it was made (YYYY-MM-DD). */
  readonly dag: string;
}

/** What stands in it; nothing when there is no plan to read. */
export function zorgBlokken(tabellen: readonly Tabel[], { naam, roepnaam, regio, dag }: Wie): PdfBlok[] {
  const plannen = parseRows(tabellen, 'handelingsplan', Plan)
    .filter(({ status, weg_op: weg }) => status !== 'concept' && weg === null)
    .toSorted((een, ander) => (een.van ?? '').localeCompare(ander.van ?? ''));
  if (plannen.length === 0) return [];
  const doelen = parseRows(tabellen, 'handelingsplan_doel', Doel);
  const sessies = parseRows(tabellen, 'zorgsessie', Sessie).toSorted((een, ander) => een.dag.localeCompare(ander.dag));
  const contacten = parseRows(tabellen, 'oudercontact', Contact);
  const toetsen = parseRows(tabellen, 'toets', Toets);
  const blokken: PdfBlok[] = [
    { soort: 'titel', tekst: `Handelingsplannen van ${eigen(naam)}` },
    {
      soort: 'tekst',
      tekst: `Om te lezen, zoals Spelrijk ze bewaart op ${datum(dag)}. ${plangroeiTeksten.nl.altijd} Spelrijk stelt geen dyslexie vast.`,
    },
    ...plannen.flatMap((plan, i) => {
      const van = <T extends { readonly plan_id: string }>(rijen: readonly T[]): T[] => rijen.filter(({ plan_id: id }) => id === plan.id);
      const blijft = <T extends { readonly doorgehaald_op: string | null }>(rijen: readonly T[]): T[] =>
        rijen.filter(({ doorgehaald_op: op }) => op === null);
      return planBlokken(plan, i + 1, {
        naam: roepnaam,
        regio,
        doelen: van(doelen),
        sessies: blijft(van(sessies)),
        contacten: blijft(van(contacten)),
        toetsen: van(toetsen),
      });
    }),
  ];
  return blokken.map((blok) => ({
    ...blok,
    tekst: inRegioOmEigen(blok.tekst, regio),
    ...(blok.naam !== undefined && { naam: inRegio(blok.naam, regio) }),
  }));
}

/** Undefined when there is no plan to read. */
export async function zorgPdf(tabellen: readonly Tabel[], wie: Wie): Promise<Buffer | undefined> {
  const blokken = zorgBlokken(tabellen, wie);
  if (blokken.length === 0) return undefined;
  return createPdf(blokken, { taal: wie.regio === 'be' ? 'nl-BE' : 'nl-NL', voet: `${wie.naam}, ${datum(wie.dag)}. Vertrouwelijk.` });
}
