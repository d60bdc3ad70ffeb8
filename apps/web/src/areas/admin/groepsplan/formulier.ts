/** What is filled in about a plan of a groepje: kept whole as a draft, and what of it is still missing. */
import { GROEPJE } from '@spelrijk/contract/groepsplannen';
import type { Leesdoel, PlanKeuze } from '@spelrijk/domain/handelingsplan';
import { isGeldig, isKeuze, NIEUWE_KEUZE, STREEF, verschillen } from '../plan/keuze.ts';
import type { Groepsplan, Groepsvoorstel } from './queries.ts';
import { createId } from '../../../shared/id.ts';

interface Lid {
  readonly leerlingId: string;
  /** Of its own plan: made once, so that sending twice makes one. */
  readonly planId: string;
}

export interface Formulier {
  readonly id: string;
  readonly naam: string;
  readonly keuze: PlanKeuze;
  readonly leden: readonly Lid[];
}

const LANGSTE_NAAM = 60;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/** A kept draft, whole enough to be shown. */
export function isFormulier(value: unknown): value is Formulier {
  if (!isRecord(value) || typeof value['id'] !== 'string' || typeof value['naam'] !== 'string' || !isKeuze(value['keuze'])) return false;
  const { leden } = value;
  return (
    Array.isArray(leden) &&
    leden.every((lid) => isRecord(lid) && typeof lid['leerlingId'] === 'string' && typeof lid['planId'] === 'string')
  );
}

/** The plan as it is, or an empty one. */
export const beginVan = (plan: Groepsplan | null): Formulier =>
  plan
    ? { id: plan.id, naam: plan.naam, keuze: plan.keuze, leden: plan.leerlingen.map(({ leerlingId, planId }) => ({ leerlingId, planId })) }
    : { id: createId(), naam: '', keuze: NIEUWE_KEUZE, leden: [] };

/** Ticks a leerling, or unticks it; a ninth one does not come in. */
export function toggleLid(leden: readonly Lid[], leerlingId: string): readonly Lid[] {
  if (leden.some((lid) => lid.leerlingId === leerlingId)) return leden.filter((lid) => lid.leerlingId !== leerlingId);
  return leden.length >= GROEPJE.max ? leden : [...leden, { leerlingId, planId: createId() }];
}

/** Who needs the same: a categorie of spelling, or a step of reading. */
export type Groepje = Pick<Groepsvoorstel['voorstellen'][number], 'leerlingen'> &
  ({ readonly categorie: string } | { readonly doel: Leesdoel });

/** A name that fits, cut off behind a whole word. */
export const pasNaam = (naam: string): string =>
  naam.length <= LANGSTE_NAAM ? naam : naam.slice(0, naam.lastIndexOf(' ', LANGSTE_NAAM)).slice(0, LANGSTE_NAAM);

/** The groepje of a proposal, in the place of who was ticked. */
export const takeGroepje = (form: Formulier, voorstel: Groepje, naam: string): Formulier => ({
  ...form,
  naam: form.naam.trim() === '' ? pasNaam(naam) : form.naam,
  keuze:
    'doel' in voorstel
      ? { ...form.keuze, doelen: [], tekst: { ...form.keuze.tekst, lezen: [voorstel.doel] } }
      : { ...form.keuze, doelen: [{ categorie: voorstel.categorie, streef: STREEF }] },
  leden: voorstel.leerlingen
    .slice(0, GROEPJE.max)
    .map((leerlingId) => form.leden.find((lid) => lid.leerlingId === leerlingId) ?? { leerlingId, planId: createId() }),
});

export const mist = ({ naam, leden, keuze }: Formulier): readonly ('naam' | 'wie' | 'doelen')[] => [
  ...(naam.trim() === '' || naam.trim().length > LANGSTE_NAAM ? (['naam'] as const) : []),
  ...(leden.length < GROEPJE.min || leden.length > GROEPJE.max ? (['wie'] as const) : []),
  ...(keuze.doelen.length + (keuze.tekst.lezen ?? []).length === 0 ? (['doelen'] as const) : []),
];

const wieVan = ({ leden }: Formulier): string =>
  leden
    .map(({ leerlingId }) => leerlingId)
    .toSorted()
    .join(' ');

/** The same name, plan and leerlingen, in whatever order they were ticked. */
export const isGelijk = (a: Formulier, b: Formulier): boolean =>
  a.naam.trim() === b.naam.trim() && wieVan(a) === wieVan(b) && verschillen(a.keuze, b.keuze, (_, waarde) => waarde).length === 0;

interface Verschil {
  readonly veld: 'naam' | 'wie';
  readonly ander: string;
  readonly mij: string;
}

/** Where two people differ beside the plan itself. `namenVan`: names for leerlingen. */
export function verschilVan(ander: Formulier, mij: Formulier, namenVan: (ids: readonly string[]) => string): readonly Verschil[] {
  const namen = ({ leden }: Formulier): string => namenVan(leden.map(({ leerlingId }) => leerlingId).toSorted());
  return [
    ...(ander.naam.trim() === mij.naam.trim() ? [] : [{ veld: 'naam' as const, ander: ander.naam, mij: mij.naam }]),
    ...(wieVan(ander) === wieVan(mij) ? [] : [{ veld: 'wie' as const, ander: namen(ander), mij: namen(mij) }]),
  ];
}

/** What happens to the goals of a plan that runs: who comes in has its start test first, who goes out a reason, and with an open final test neither. */
export function doelenIn(
  plan: Pick<Groepsplan, 'keuze' | 'leerlingen'> | null,
  { keuze }: Pick<Formulier, 'keuze'>,
): { readonly loopt: boolean; readonly isOpSlot: boolean; readonly isDoelWeg: boolean; readonly isDoelErbij: boolean } {
  const lopend = plan?.leerlingen.filter(({ status }) => status === 'actief') ?? [];
  if (!plan || lopend.length === 0) return { loopt: false, isOpSlot: false, isDoelWeg: false, isDoelErbij: false };
  const had = new Set(plan.keuze.doelen.map(({ categorie }) => categorie));
  const heeft = new Set(keuze.doelen.map(({ categorie }) => categorie));
  return {
    loopt: true,
    isOpSlot: lopend.some(({ toetsen }) => toetsen.some(({ soort, status }) => soort === 'zorg-eind' && status === 'open')),
    isDoelWeg: [...had].some((doel) => !heeft.has(doel)),
    isDoelErbij: [...heeft].some((doel) => !had.has(doel)),
  };
}

export const kanWeg = (form: Formulier): boolean => mist(form).length === 0 && isGeldig(form.keuze);
